import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import { wireAmount } from '../../contract/leave-amounts.js';
import type { LeaveAccountsSummary } from '../../contract/leave-balance-responses.js';
import { SOON_DAYS } from '../../contract/leave-balances.js';
import { Headcount } from '../../department/headcount.js';
import { Clock } from '../../platform/config/clock.js';
import type { Condition, ListDefinition } from '../../platform/database/lists/list-definition.js';
import { countRows, resolveConditions } from '../../platform/database/lists/list-reader.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { ListedType } from './leave-account-record.js';

interface AccountTotals {
  summary: LeaveAccountsSummary;
  /** Of people who left, too. */
  total: number;
}

const KEPT_MS = 10_000;

const SUMS = `COUNT(*) AS people, SUM(incomplete) AS incomplete, SUM(taken) AS taken, SUM(booked) AS booked, SUM(reserved) AS reserved,
  COUNT(available) AS limited, SUM(available) AS available, SUM(CASE WHEN available = 0 THEN 1 ELSE 0 END) AS none,
  SUM(CASE WHEN available < 0 THEN 1 ELSE 0 END) AS negative, SUM(CASE WHEN available < 0 THEN available ELSE 0 END) AS owed,
  COUNT(soon) AS expiring, SUM(CASE WHEN soon IS NULL THEN 0 ELSE expires_amount END) AS lapsing, MIN(soon) AS soonest, MAX(soon) AS latest`;

/** Totals of all accounts, kept for some seconds or until an account changes: reading 100,000 accounts for each page would take longer than the page. */
@Injectable()
export class LeaveAccountTotals {
  private kept = new Map<string, { value: Promise<unknown>; until: number }>();

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly headcount: Headcount,
  ) {}

  of(type: ListedType): Promise<AccountTotals> {
    const today = this.clock.today();
    return this.keep(`${type.id} ${today}`, () => this.read(type, today));
  }

  /** How many rows of the list meet the conditions. */
  async count(list: ListDefinition, conditions: Condition[]): Promise<number> {
    const resolved = await resolveConditions(this.work.listReader, conditions);
    const key = JSON.stringify([list.table, resolved.map(({ sql, parameters }) => [sql, parameters])]);
    return this.keep(key, () => countRows(this.work.listReader, list, resolved));
  }

  forget(): void {
    this.kept = new Map();
  }

  private async read({ id, unit }: ListedType, today: CalendarDate): Promise<AccountTotals> {
    const [row = {}] = await this.work.read<Record<string, number | string | null>>(
      `SELECT ${SUMS} FROM (SELECT c.*, CASE WHEN c.expires_on <= ? THEN c.expires_on END AS soon FROM leave_account c
       WHERE c.leave_type_id = ? AND (c.last_day IS NULL OR c.last_day >= ?)) works_here`,
      [addDays(today, SOON_DAYS), id, today],
    );
    const [all] = await this.work.read<{ n: number | string }>('SELECT COUNT(*) AS n FROM leave_account WHERE leave_type_id = ?', [id]);
    const number = (name: string) => Number(row[name] ?? 0);
    const amount = (name: string) => wireAmount(unit, number(name));
    const summary = {
      people: number('people'),
      withoutPolicy: Math.max(0, (await this.headcount.people({ left: false })) - number('people')),
      incomplete: number('incomplete'),
      taken: amount('taken'),
      booked: amount('booked'),
      reserved: amount('reserved'),
      available: { people: number('limited'), amount: amount('available') },
      noneLeft: number('none'),
      negative: { people: number('negative'), amount: amount('owed') },
      expiring: { people: number('expiring'), amount: amount('lapsing'), from: row.soonest as CalendarDate | null, to: row.latest as CalendarDate | null },
    };
    return { summary, total: Number(all?.n ?? 0) };
  }

  private keep<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.kept.get(key);
    if (known && known.until > performance.now()) return known.value as Promise<Value>;
    this.removeOld();
    const [kept, value] = [this.kept, read()];
    kept.set(key, { value, until: performance.now() + KEPT_MS });
    value.catch(() => kept.delete(key));
    return value;
  }

  private removeOld(): void {
    for (const [key, { until }] of this.kept) if (until <= performance.now()) this.kept.delete(key);
  }
}
