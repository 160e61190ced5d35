import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { DemoBankAccounts } from './demo-bank-accounts.js';
import { MONTHS_PAID_BY_RUNS, type PersonByMailbox } from './demo-history.js';
import { DemoLateCorrections } from './demo-late-corrections.js';
import { DemoLeavers } from './demo-leavers.js';
import { DemoMonthlyRuns } from './demo-monthly-runs.js';

/** A year of monthly runs that are paid, and what nobody knew when the last was. */
@Injectable()
export class DemoPaidMonths {
  constructor(
    private readonly work: UnitOfWork,
    private readonly runs: DemoMonthlyRuns,
    private readonly corrections: DemoLateCorrections,
    private readonly leavers: DemoLeavers,
    private readonly bankAccounts: DemoBankAccounts,
  ) {}

  async write(
    admin: Actor,
    person: PersonByMailbox,
    month: CalendarDate,
    bonusId: string,
  ): Promise<void> {
    for (let paid = 2; paid < MONTHS_PAID_BY_RUNS; paid++) await this.runs.pay(admin);
    await this.corrections.write(admin, person, month, bonusId);
    const lastMonth = await this.runs.add(admin);
    await this.leavers.settleLeave(admin, person);
    await this.runs.pay(admin, lastMonth);
    await this.work.write((manager) =>
      manager.query("DELETE FROM mail WHERE kind = 'payslip.published'"),
    );
    await this.leavers.hearLate(admin, person, month);
    await this.bankAccounts.changeLate(person, month);
  }
}
