import { Injectable } from '@nestjs/common';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import { PayAssignments } from '../../payroll/components/pay-assignments.js';
import { PayHolds } from '../../payroll/runs/pay-holds.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { WITHOUT_BANK_ACCOUNT } from './demo-bank-accounts.js';
import type { PersonByMailbox } from './demo-history.js';
import { DemoMonthlyRuns } from './demo-monthly-runs.js';
import type { DemoComponentIds, DemoPayment } from './demo-pay-components.js';
import { DemoSalaries } from './demo-salaries.js';
import { DEMO_WORDS } from './demo-words.js';

const RAISED = { mailbox: 'priya.raghunathan', percent: 7 };

type Payment = [
  'bonus' | 'commission' | 'overtime',
  string,
  Omit<DemoPayment, 'note'>,
  note?: keyof typeof DEMO_WORDS.en.notes,
];

const SINGLE_PAYMENTS: Payment[] = [
  ['bonus', 'liam.oconnell', { amount: 30_000 }, 'award'],
  ['bonus', 'lukasz.wojcik', { amount: 50_000 }, 'dataCentre'],
  ['bonus', 'valentina.rossi', { amount: 120_000 }, 'quarter'],
  ['commission', 'ahmed.benali', { amount: 64_500 }],
  ['overtime', 'tomas.dvorak', { hours: 650, hourly: 3_200 }, 'warehouse'],
];

/** The draft of this month, with a raise, single payments and somebody whose pay is held. */
@Injectable()
export class DemoDraftRun {
  constructor(
    private readonly work: UnitOfWork,
    private readonly currency: CurrencyInUse,
    private readonly assignments: PayAssignments,
    private readonly holds: PayHolds,
    private readonly salaries: DemoSalaries,
    private readonly runs: DemoMonthlyRuns,
  ) {}

  async write(
    admin: Actor,
    person: PersonByMailbox,
    month: CalendarDate,
    componentIds: DemoComponentIds,
  ): Promise<void> {
    const { notes, raises } = DEMO_WORDS[admin.language];
    const { mailbox, percent } = RAISED;
    const from = addDays(month, 15);
    await this.salaries.raise(admin, person(mailbox), from, percent, raises.lead);
    const runId = await this.runs.add(admin);
    await this.addPayments(admin, person, runId, componentIds);
    // Computes the draft again, with the payments above.
    await this.holds.hold(admin, runId, {
      employeeId: person(WITHOUT_BANK_ACCOUNT[1]).id,
      reason: notes.bankAccount,
    });
    await this.work.write((manager) =>
      manager.query("UPDATE pay_run SET changes = '[]' WHERE id = ?", [runId]),
    );
  }

  private async addPayments(
    admin: Actor,
    person: PersonByMailbox,
    runId: string,
    componentIds: DemoComponentIds,
  ): Promise<void> {
    const { notes } = DEMO_WORDS[admin.language];
    for (const [name, mailbox, { amount, hourly, ...payment }, note] of SINGLE_PAYMENTS) {
      await this.assignments.add(admin, {
        componentId: componentIds.get(name) as string,
        employeeId: person(mailbox).id,
        runId,
        ...payment,
        ...(note && { note: notes[note] }),
        ...(amount && { amount: this.currency.rounded(amount) }),
        ...(hourly && { hourly: this.currency.rounded(hourly) }),
      });
    }
  }
}
