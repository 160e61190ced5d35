import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import { addDays, latest, type CalendarDate } from '../../contract/calendar-date.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import { amount } from '../../contract/money.js';
import type { PaidLeave } from '../../contract/payroll/payslips.js';
import {
  payOfEach,
  unusedLeavePay,
  workedPerWeek,
  type DailyPayBasis,
} from '../../contract/payroll/unused-leave-pay.js';
import { ClosedYears } from '../../entitlement/closing/closed-years.js';
import { LeaveEntries } from '../../entitlement/entries/leave-entries.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { PayComponents } from '../components/pay-components.js';
import type { StoredRun } from '../facts/pay-run-store.js';
import { lockDraft } from '../facts/payroll-lock.js';
import type { LeaverProposal } from './leaver-proposals.js';
import type { LeftOverLeave } from './left-over-leave.js';

/** Stores the pay of unused leave in a draft, and the leave as paid out in the ledger. */
@Injectable()
export class UnusedLeavePayments {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly currency: CurrencyInUse,
    private readonly components: PayComponents,
    private readonly closedYears: ClosedYears,
    private readonly entries: LeaveEntries,
  ) {}

  async add(
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
    await insertRow(manager, 'pay_assignment', {
      id,
      component_id: component._id,
      employee_id: employee.id,
      run_id: run.id,
      amount: total,
      from_date: run.from,
      created_by: actor.accountId,
      recorded_at: this.clock.now(),
      unused_leave: JSON.stringify(paidLeave(chosen, basis)),
      settled_day: lastDay,
    });
    const settlement = { id, employeeId: employee.id, lastDay: lastDay as CalendarDate };
    for (const type of chosen) await this.payOut(actor, settlement, type, component.name);
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

  /** On the last day, or on the first one that is open where its leave year is closed. */
  private async payOut(
    actor: Actor,
    { id, employeeId, lastDay }: { id: string; employeeId: string; lastDay: CalendarDate },
    type: LeftOverLeave,
    component: string,
  ): Promise<void> {
    const closed = await this.closedYears.closedDayOf(employeeId, type.id, lastDay);
    const entry = {
      employeeId,
      leaveType: type.id,
      day: closed === undefined ? lastDay : latest(lastDay, addDays(closed, 1)),
      kind: 'payout' as const,
      amount: -wireAmount(type.unit, type.amount),
      reason: `${component}, ${lastDay}`,
    };
    await this.entries.add(actor, entry, id);
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
