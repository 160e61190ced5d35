import { Injectable } from '@nestjs/common';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import { addMonths, type CalendarDate } from '../../contract/calendar-date.js';
import { AssignmentEnds } from '../../payroll/components/assignment-ends.js';
import { PayAssignments } from '../../payroll/components/pay-assignments.js';
import { RunComputation } from '../../payroll/runs/run-computation.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PersonByMailbox } from './demo-history.js';
import { DemoMonthlyRuns } from './demo-monthly-runs.js';
import { DemoSalaries } from './demo-salaries.js';
import { DEMO_WORDS } from './demo-words.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** From the month before last on, and told after it was paid. */
const RAISED_LATE = { mailbox: 'oskar.bergstrom', percent: 4 };
/** Paid in the month before last by mistake. */
const WITHDRAWN_BONUS = { mailbox: 'lan.nguyen', amount: 25_000 };

/** The month before last is paid; then a raise is told from its first day on, and a bonus withdrawn that was in it. */
@Injectable()
export class DemoLateCorrections {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly currency: CurrencyInUse,
    private readonly assignments: PayAssignments,
    private readonly ends: AssignmentEnds,
    private readonly computation: RunComputation,
    private readonly salaries: DemoSalaries,
    private readonly runs: DemoMonthlyRuns,
  ) {}

  async write(
    admin: Actor,
    person: PersonByMailbox,
    month: CalendarDate,
    bonusId: string,
  ): Promise<void> {
    const given = await this.payWithBonus(admin, person, bonusId);
    const { mailbox, percent } = RAISED_LATE;
    const from = addMonths(month, -2);
    const { notes, raises } = DEMO_WORDS[admin.language];
    const raise = await this.salaries.raise(admin, person(mailbox), from, percent, raises.talk);
    await this.ends.withdraw(admin, given, notes.wrongPerson);
    const told = this.clock.startOf(addMonths(month, -1)) + 4 * DAY_MS + 9 * HOUR_MS;
    await this.work.write(async (manager) => {
      await manager.query('UPDATE salary_revision SET recorded_at = ? WHERE id = ?', [told, raise]);
      await manager.query('UPDATE pay_assignment SET withdrawn_at = ? WHERE id = ?', [told, given]);
    });
  }

  private async payWithBonus(
    admin: Actor,
    person: PersonByMailbox,
    componentId: string,
  ): Promise<string> {
    const { mailbox, amount } = WITHDRAWN_BONUS;
    const runId = await this.runs.add(admin);
    const { _id } = await this.assignments.add(admin, {
      componentId,
      employeeId: person(mailbox).id,
      runId,
      amount: this.currency.rounded(amount),
      note: DEMO_WORDS[admin.language].notes.tradeFair,
    });
    await this.computation.compute(runId);
    await this.runs.pay(admin, runId);
    return _id;
  }
}
