import { Injectable } from '@nestjs/common';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import { addDays, addMonths, type CalendarDate } from '../../contract/calendar-date.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { Employment } from '../../employee/employment.js';
import { AssignmentEnds } from '../../payroll/components/assignment-ends.js';
import { PayAssignments } from '../../payroll/components/pay-assignments.js';
import { LeaverProposals } from '../../payroll/leavers/leaver-proposals.js';
import { LeaverSettlements } from '../../payroll/leavers/leaver-settlements.js';
import { PayHolds } from '../../payroll/runs/pay-holds.js';
import { PayRunStore, type StoredRun } from '../../payroll/facts/pay-run-store.js';
import { PayRuns } from '../../payroll/runs/pay-runs.js';
import { RunApproval } from '../../payroll/runs/run-approval.js';
import { RunComputation } from '../../payroll/runs/run-computation.js';
import { RunPayment } from '../../payroll/runs/run-payment.js';
import { PayrollSettingChanges } from '../../payroll/setting/payroll-settings.js';
import { Company } from '../../platform/config/company.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { SalaryRevisions } from '../../salary/revisions/salary-revisions.js';
import { CHANGED_BANK_ACCOUNT, demoIban, WITHOUT_BANK_ACCOUNT } from './demo-bank-accounts.js';
import {
  lastDayUnheard,
  mailboxOf,
  MONTHS_PAID_BY_RUNS,
  RECENT_DAYS,
  type DemoEmployee,
} from './demo-history.js';
import { LEFT_UNHEARD } from './demo-people.js';
import { DemoPayComponents, type DemoPayment } from './demo-pay-components.js';
import { DemoUnpaidLeave } from './demo-unpaid-leave.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const COMPANY_ACCOUNT = 900;
const RAISED = { mailbox: 'priya.raghunathan', percent: 7 };
/** From the month before last on, and told after it was paid. */
const RAISED_LATE = { mailbox: 'oskar.bergstrom', percent: 4 };
/** Left, and is paid unused leave with the run of last month. */
const SETTLED = 'patrick.doyle';
/** Paid in the month before last by mistake. */
const WITHDRAWN_BONUS = { mailbox: 'lan.nguyen', amount: 25_000, note: 'Trade fair' };

type Payment = ['Bonus' | 'Commission' | 'Overtime', string, DemoPayment];

const SINGLE_PAYMENTS: Payment[] = [
  ['Bonus', 'liam.oconnell', { amount: 30_000, note: 'Customer award' }],
  ['Bonus', 'lukasz.wojcik', { amount: 50_000, note: 'Move of the data centre' }],
  ['Bonus', 'valentina.rossi', { amount: 120_000, note: 'Target of the quarter' }],
  ['Commission', 'ahmed.benali', { amount: 64_500 }],
  ['Overtime', 'tomas.dvorak', { hours: 650, hourly: 3_200, note: 'Move of the warehouse' }],
];

/** A year of monthly runs that are paid, and the draft of this month with all that a month can bring. */
@Injectable()
export class DemoPayRuns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly company: Company,
    private readonly currency: CurrencyInUse,
    private readonly settings: PayrollSettingChanges,
    private readonly components: DemoPayComponents,
    private readonly unpaidLeave: DemoUnpaidLeave,
    private readonly assignments: PayAssignments,
    private readonly ends: AssignmentEnds,
    private readonly runs: PayRuns,
    private readonly store: PayRunStore,
    private readonly computation: RunComputation,
    private readonly approval: RunApproval,
    private readonly payment: RunPayment,
    private readonly holds: PayHolds,
    private readonly revisions: SalaryRevisions,
    private readonly employment: Employment,
    private readonly employees: EmployeeAccess,
    private readonly proposals: LeaverProposals,
    private readonly settlements: LeaverSettlements,
  ) {}

  async write(
    admin: Actor,
    people: DemoEmployee[],
    departmentIds: ReadonlyMap<string, string>,
  ): Promise<void> {
    const month = `${this.clock.today().slice(0, 7)}-01`;
    const from = addMonths(month, -MONTHS_PAID_BY_RUNS);
    const person = (mailbox: string) =>
      people.find((one) => mailboxOf(one) === mailbox) as DemoEmployee;
    await this.settings.change(admin, {
      firstPeriod: from,
      ...(this.company.currency === 'EUR' && { companyIban: demoIban(COMPANY_ACCOUNT) }),
    });
    const componentIds = await this.components.write(admin, people, departmentIds, {
      from,
      recordedAt: this.clock.startOf(from) - DAY_MS,
    });
    for (let paid = 2; paid < MONTHS_PAID_BY_RUNS; paid++) await this.pay(admin);
    await this.correctLate(admin, person, month, componentIds.get('Bonus') as string);
    const lastMonth = await this.runs.add(admin, { kind: 'regular' });
    await this.settleLeave(admin, person(SETTLED));
    await this.pay(admin, lastMonth);
    await this.work.write((manager) =>
      manager.query("DELETE FROM mail WHERE kind = 'payslip.published'"),
    );
    await this.hearLate(admin, person, month);
    await this.unpaidLeave.write(admin, people, month);
    const { id, salary } = person(RAISED.mailbox);
    await this.revisions.record(admin, {
      employeeId: id,
      from: addDays(month, 15),
      salary: this.currency.rounded((salary * (100 + RAISED.percent)) / 100),
      reason: 'Leads the data team',
    });
    const draft = await this.runs.add(admin, { kind: 'regular' });
    for (const [name, mailbox, { amount, hourly, ...payment }] of SINGLE_PAYMENTS) {
      const rounded = {
        ...(amount && { amount: this.currency.rounded(amount) }),
        ...(hourly && { hourly: this.currency.rounded(hourly) }),
      };
      await this.assignments.add(admin, {
        componentId: componentIds.get(name) as string,
        employeeId: person(mailbox).id,
        runId: draft,
        ...payment,
        ...rounded,
      });
    }
    // Computes the draft again, with the payments above.
    await this.holds.hold(admin, draft, {
      employeeId: person(WITHOUT_BANK_ACCOUNT[1]).id,
      reason: 'Bank account to be confirmed',
    });
    await this.work.write((manager) =>
      manager.query("UPDATE pay_run SET changes = '[]' WHERE id = ?", [draft]),
    );
  }

  /** The month before last is paid; then a raise is told from its first day on, and a bonus withdrawn that was in it. */
  private async correctLate(
    admin: Actor,
    person: (mailbox: string) => DemoEmployee,
    month: CalendarDate,
    componentId: string,
  ): Promise<void> {
    const { mailbox, amount, note } = WITHDRAWN_BONUS;
    const runId = await this.runs.add(admin, { kind: 'regular' });
    const bonus = await this.assignments.add(admin, {
      componentId,
      employeeId: person(mailbox).id,
      runId,
      amount: this.currency.rounded(amount),
      note,
    });
    await this.computation.compute(runId);
    await this.pay(admin, runId);
    const { id, salary } = person(RAISED_LATE.mailbox);
    const raise = await this.revisions.record(admin, {
      employeeId: id,
      from: addMonths(month, -2),
      salary: this.currency.rounded((salary * (100 + RAISED_LATE.percent)) / 100),
      reason: 'Agreed in the yearly talk',
    });
    await this.ends.withdraw(admin, bonus._id, 'Given to the wrong person');
    const told = this.clock.startOf(addMonths(month, -1)) + 4 * DAY_MS + 9 * HOUR_MS;
    await this.work.write(async (manager) => {
      await manager.query('UPDATE salary_revision SET recorded_at = ? WHERE id = ?', [
        told,
        raise._id,
      ]);
      await manager.query('UPDATE pay_assignment SET withdrawn_at = ? WHERE id = ?', [
        told,
        bonus._id,
      ]);
    });
  }

  private async settleLeave(admin: Actor, { id }: DemoEmployee): Promise<void> {
    const employee = await this.employees.requireReferenced(id, 'employeeId');
    const { basis, unused } = await this.proposals.propose(employee);
    if (basis !== null && unused.length > 0) await this.settlements.accept(admin, basis, null);
  }

  private async pay(admin: Actor, draft?: string): Promise<void> {
    const id = draft ?? (await this.runs.add(admin, { kind: 'regular' }));
    const run = await this.store.find(id);
    const begun = this.clock.now();
    await this.approval.approve(admin, id, run);
    await this.payment.pay(admin, id);
    await this.date(run, begun);
  }

  /** As if it had been made in its month. */
  private date({ id, payDate }: StoredRun, begun: number): Promise<void> {
    const paid = this.clock.startOf(payDate) + 10 * HOUR_MS;
    const approved = paid - 2 * DAY_MS;
    const computed = approved - 3 * HOUR_MS;
    return this.work.write(async (manager) => {
      await manager.query(
        'UPDATE pay_run SET created_at = ?, computed_at = ?, approved_at = ?, paid_at = ? WHERE id = ?',
        [computed - DAY_MS, computed, approved, paid, id],
      );
      await manager.query('UPDATE payslip SET approved_at = ? WHERE run_id = ?', [approved, id]);
      await manager.query('UPDATE salary SET created_at = ? WHERE run_id = ?', [paid, id]);
      const told = "kind = 'payslip.published' AND created_at >= ?";
      if (this.clock.now() - paid > RECENT_DAYS * DAY_MS)
        await manager.query(`DELETE FROM notification WHERE ${told}`, [begun]);
      else
        await manager.query(`UPDATE notification SET created_at = ? WHERE ${told}`, [paid, begun]);
    });
  }

  /** Facts that nobody knew when last month was paid. */
  private async hearLate(
    admin: Actor,
    person: (mailbox: string) => DemoEmployee,
    month: CalendarDate,
  ): Promise<void> {
    await this.employment.change(admin, person(LEFT_UNHEARD).id, {
      leftOn: lastDayUnheard(month),
    });
    const changedAt = Math.max(this.clock.startOf(month), this.clock.now() - 10 * DAY_MS);
    await this.work.write((manager) =>
      manager.query('UPDATE bank_account SET changed_at = ? WHERE employee_id = ?', [
        changedAt,
        person(CHANGED_BANK_ACCOUNT).id,
      ]),
    );
  }
}
