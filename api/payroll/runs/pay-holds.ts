import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { PayRunStore } from '../facts/pay-run-store.js';
import { lockDraft } from '../facts/payroll-lock.js';
import type { PayHoldDto } from './pay-run.dto.js';
import { RunComputation } from './run-computation.js';

/** A payslip on hold is not paid with its run; what it has is due again in the next one. */
@Injectable()
export class PayHolds {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly employees: EmployeeAccess,
    private readonly runs: PayRunStore,
    private readonly computation: RunComputation,
  ) {}

  async hold(actor: Actor, runId: string, { employeeId, reason }: PayHoldDto): Promise<void> {
    await this.change(actor, runId, employeeId, reason);
  }

  async release(actor: Actor, runId: string, employeeId: string): Promise<void> {
    await this.change(actor, runId, employeeId, null);
  }

  private async change(
    actor: Actor,
    runId: string,
    employeeId: string,
    reason: string | null,
  ): Promise<void> {
    await this.work.write(async (manager) => {
      await this.runs.find(runId);
      await lockDraft(manager, runId);
      const { id, name } = await this.employees.requireReferenced(employeeId, 'employeeId');
      await manager.query('DELETE FROM pay_hold WHERE run_id = ? AND employee_id = ?', [runId, id]);
      if (reason !== null)
        await insertRow(manager, 'pay_hold', {
          run_id: runId,
          employee_id: id,
          reason,
          created_by: actor.accountId,
          created_at: this.clock.now(),
        });
      await this.audit.record(actor, {
        action: reason === null ? 'payroll.release' : 'payroll.hold',
        subject: 'payroll',
        id: runId,
        name,
        employeeId: id,
        after: { reason },
      });
    });
    await this.computation.compute(runId);
  }
}
