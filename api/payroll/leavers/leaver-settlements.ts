import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import { addDays, latest, type CalendarDate } from '../../contract/calendar-date.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import { amount } from '../../contract/money.js';
import {
  payOfEach,
  unusedLeavePay,
  workedPerWeek,
  type DailyPayBasis,
} from '../../contract/payroll/unused-leave-pay.js';
import type { PaidLeave } from '../../contract/payroll/payslips.js';
import { Problem, refusal } from '../../contract/problem.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { lockLeave } from '../../employee/leave-lock.js';
import { ClosedYears } from '../../entitlement/closing/closed-years.js';
import { LeaveEntries } from '../../entitlement/entries/leave-entries.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { PayComponents } from '../components/pay-components.js';
import type { StoredRun } from '../facts/pay-run-store.js';
import { lockDraft, lockPayroll } from '../facts/payroll-lock.js';
import { RunComputation } from '../runs/run-computation.js';
import { LeaverProposals, type LeaverProposal } from './leaver-proposals.js';
import type { LeftOverLeave } from './left-over-leave.js';

/** Pays the leave that somebody who leaves has not taken. */
@Injectable()
export class LeaverSettlements {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly currency: CurrencyInUse,
    private readonly employees: EmployeeAccess,
    private readonly proposals: LeaverProposals,
    private readonly closedYears: ClosedYears,
    private readonly entries: LeaveEntries,
    private readonly components: PayComponents,
    private readonly computation: RunComputation,
  ) {}

  /** Writes the leave into the ledger and its pay into the draft. Without types: all that is proposed. */
  async accept(actor: Actor, basis: string, leaveTypes: readonly string[] | null): Promise<string> {
    const employeeId = basis.split('.')[0] ?? '';
    const employee = await this.employees.requireReferenced(employeeId, 'basis');
    const runId = await this.work.write(async (manager) => {
      await lockPayroll(manager);
      await lockLeave(manager, [employee.id]);
      const proposal = await this.proposals.propose(employee);
      if (proposal.basis !== basis)
        throw new Problem('payroll.basis_changed', refusal('payroll.basis_changed'));
      if (!proposal.run) throw new Problem('payroll.no_draft', refusal('payroll.no_draft'));
      const chosen = proposal.unused.filter((one) => leaveTypes?.includes(one.id) ?? true);
      if (
        chosen.length === 0 ||
        (leaveTypes ?? []).some((one) => !chosen.some((other) => other.id === one))
      )
        throw Problem.at('leaveTypes', refusal('payroll.nothing_chosen'));
      await this.store(manager, actor, { ...proposal, run: proposal.run }, chosen);
      return proposal.run.id;
    });
    await this.computation.compute(runId);
    return employee.id;
  }

  private async store(
    manager: EntityManager,
    actor: Actor,
    { employee, lastDay, run, pay }: LeaverProposal & { run: StoredRun },
    chosen: LeftOverLeave[],
  ): Promise<void> {
    await lockDraft(manager, run.id);
    await this.currency.fix();
    const component = await this.components.requireUnusedLeave(actor);
    const basis = pay as DailyPayBasis;
    const [id, total] = [newId(), unusedLeavePay(chosen, basis)];
    const paid = paidLeave(chosen, basis);
    await insertRow(manager, 'pay_assignment', {
      id,
      component_id: component._id,
      employee_id: employee.id,
      run_id: run.id,
      amount: total,
      from_date: run.from,
      created_by: actor.accountId,
      recorded_at: this.clock.now(),
      unused_leave: JSON.stringify(paid),
      settled_day: lastDay,
    });
    for (const type of chosen)
      await this.entries.add(
        actor,
        {
          employeeId: employee.id,
          leaveType: type.id,
          day: await this.entryDay(employee.id, type.id, lastDay as CalendarDate),
          kind: 'payout',
          amount: -wireAmount(type.unit, type.amount),
          reason: `${component.name}, ${lastDay}`,
        },
        id,
      );
    await this.audit.record(actor, {
      action: 'payroll.settle',
      subject: 'payroll',
      id,
      name: employee.name,
      employeeId: employee.id,
      after: {
        component: component.name,
        payAmount: amount(total),
        leftOn: lastDay,
        single: true,
      },
    });
  }

  /** The last day, or the first one that is open where its leave year is closed. */
  private async entryDay(employeeId: string, typeId: string, lastDay: CalendarDate) {
    const closed = await this.closedYears.closedDayOf(employeeId, typeId, lastDay);
    return closed === undefined ? lastDay : latest(lastDay, addDays(closed, 1));
  }
}

/** Types with the same pay of a day are one sum. Its arithmetic is kept with it: the salary and the pattern can change later. */
export function paidLeave(leave: readonly LeftOverLeave[], basis: DailyPayBasis): PaidLeave[] {
  const sums = new Map<string, PaidLeave>();
  for (const one of leave) {
    const { unit } = one;
    const perWeek = workedPerWeek(one, basis.worked);
    const key = `${unit} ${perWeek}`;
    const { salary } = basis;
    const sum = sums.get(key) ?? { unit, amount: 0, each: payOfEach(one, basis), salary, perWeek };
    sums.set(key, { ...sum, amount: sum.amount + one.amount });
  }
  return [...sums.values()];
}
