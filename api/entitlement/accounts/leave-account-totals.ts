import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { LeaveAccountsSummary } from '../../contract/leave/leave-balance-responses.js';
import { SOON_DAYS } from '../../contract/leave/leave-balances.js';
import { hasStatus, Headcount } from '../../department/headcount.js';
import { Clock } from '../../platform/config/clock.js';
import type { Condition } from '../../platform/database/lists/list-definition.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { ListedType } from './leave-account-record.js';
import { leaveAtRisk } from './leave-at-risk.js';

const SUMS = `COUNT(*) AS people, SUM(incomplete) AS incomplete, SUM(taken) AS taken, SUM(booked) AS booked, SUM(reserved) AS reserved,
  COUNT(available) AS limited, SUM(available) AS available, SUM(CASE WHEN available = 0 THEN 1 ELSE 0 END) AS none,
  SUM(CASE WHEN available < 0 THEN 1 ELSE 0 END) AS negative, SUM(CASE WHEN available < 0 THEN available ELSE 0 END) AS owed,
  COUNT(soon) AS expiring, SUM(CASE WHEN soon IS NULL THEN 0 ELSE expires_amount END) AS lapsing, MIN(soon) AS soonest, MAX(soon) AS latest,
  COUNT(risky) AS at_risk, SUM(COALESCE(risky, 0)) AS at_risk_amount`;

/** Totals of the people who work here. */
@Injectable()
export class LeaveAccountTotals {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly headcount: Headcount,
  ) {}

  atRisk(type: ListedType): Promise<Condition> {
    return leaveAtRisk(this.work.listReader.read, type, this.clock.today());
  }

  async compute({ id, unit }: ListedType, atRisk: Condition): Promise<LeaveAccountsSummary> {
    const today = this.clock.today();
    const works = hasStatus(today, 'Active');
    const [row = {}] = await this.work.read<Record<string, number | string | null>>(
      `SELECT ${SUMS} FROM (SELECT c.*, CASE WHEN c.expires_on <= ? THEN c.expires_on END AS soon, CASE WHEN ${atRisk.sql} THEN c.expires_amount END AS risky FROM leave_account c
       JOIN employee e ON e.id = c.employee_id WHERE c.leave_type_id = ? AND ${works.sql}) works_here`,
      [addDays(today, SOON_DAYS), ...atRisk.parameters, id, ...works.parameters],
    );
    const number = (name: string) => Number(row[name] ?? 0);
    const amount = (name: string) => wireAmount(unit, number(name));
    return {
      people: number('people'),
      withoutPolicy: Math.max(0, (await this.headcount.people('Active')) - number('people')),
      incomplete: number('incomplete'),
      taken: amount('taken'),
      booked: amount('booked'),
      reserved: amount('reserved'),
      available: { people: number('limited'), amount: amount('available') },
      noneLeft: number('none'),
      negative: { people: number('negative'), amount: amount('owed') },
      expiring: {
        people: number('expiring'),
        amount: amount('lapsing'),
        from: row.soonest as CalendarDate | null,
        to: row.latest as CalendarDate | null,
      },
      atRisk: { people: number('at_risk'), amount: amount('at_risk_amount') },
    };
  }
}
