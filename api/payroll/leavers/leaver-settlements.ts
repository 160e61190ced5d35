import { Injectable } from '@nestjs/common';
import { Problem, refusal } from '../../contract/problem.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { lockLeave } from '../../employee/leave-lock.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { lockPayroll } from '../facts/payroll-lock.js';
import { RunComputation } from '../runs/run-computation.js';
import { LeaverProposals } from './leaver-proposals.js';
import { UnusedLeavePayments } from './unused-leave-payments.js';

/** Pays the leave that somebody who leaves has not taken. */
@Injectable()
export class LeaverSettlements {
  constructor(
    private readonly work: UnitOfWork,
    private readonly employees: EmployeeAccess,
    private readonly proposals: LeaverProposals,
    private readonly payments: UnusedLeavePayments,
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
      await this.payments.add(manager, actor, { ...proposal, run: proposal.run }, chosen);
      return proposal.run.id;
    });
    await this.computation.compute(runId);
    return employee.id;
  }
}
