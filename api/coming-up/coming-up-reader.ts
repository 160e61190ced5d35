import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import { longWaitSince, type ComingUpFacts } from '../contract/coming-up/coming-up.js';
import { PayrollWork } from '../payroll/run-overview/payroll-work.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { ComingDates, type Concerned } from './coming-dates.js';
import { PlannedChanges } from './planned-changes.js';

const EVERYBODY: Concerned = { sql: '1 = 1', parameters: [] };

/** Reads what comes up in a span. Checks no access. */
@Injectable()
export class ComingUpReader {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly payroll: PayrollWork,
    private readonly dates: ComingDates,
    private readonly planned: PlannedChanges,
  ) {}

  /** For HR. */
  async ofEverybody(from: CalendarDate, to: CalendarDate): Promise<ComingUpFacts> {
    return {
      people: await this.dates.read(EVERYBODY, from, to),
      changes: await this.planned.read(from, to),
      ...(await this.payroll.missedBy(from)),
      longWaiting: await this.longWaiting(from),
    };
  }

  /** For the one whom these people report to: neither pay nor contracts, and nothing that HR plans. */
  async ofReports(
    reports: Concerned,
    accountId: string,
    from: CalendarDate,
    to: CalendarDate,
  ): Promise<ComingUpFacts> {
    const people = await this.dates.read(reports, from, to);
    return {
      people: people.map((person) => ({ ...person, ends: [] })),
      changes: [],
      unpaid: [],
      withoutBankAccount: 0,
      longWaiting: await this.longWaiting(from, accountId),
    };
  }

  private async longWaiting(from: CalendarDate, accountId?: string): Promise<number> {
    const [waiting, ids] =
      accountId === undefined
        ? ['leave_request l', []]
        : [
            'leave_waiting w JOIN leave_request l ON l.id = w.leave_id AND w.account_id = ?',
            [accountId],
          ];
    const [row] = await this.work.read<{ requests: number | string }>(
      `SELECT COUNT(*) AS requests FROM ${waiting} WHERE l.status = 'Pending' AND COALESCE(l.step_since, l.created_at) < ?`,
      [...ids, this.clock.endOf(longWaitSince(from))],
    );
    return Number(row?.requests);
  }
}
