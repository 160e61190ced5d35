import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { amount } from '../../contract/money.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { AssignmentEnds } from '../components/assignment-ends.js';
import { lockPayroll } from '../facts/payroll-lock.js';
import type { PayslipReversalDto } from './pay-run.dto.js';

/** A reversed payslip stays as it was; its salary record is void, and what it paid is due again. */
@Injectable()
export class PayslipReversal {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly ends: AssignmentEnds,
  ) {}

  /** For money that came back or never left. Unless it is to be paid again, its single payments are withdrawn with it. */
  reverse(actor: Actor, id: string, { reason, payAgain }: PayslipReversalDto): Promise<void> {
    return this.work.write(async (manager) => {
      await lockPayroll(manager);
      const [slip] = await manager.query<
        { runId: string; employeeId: string; name: string; net: number | string; payDate: string }[]
      >(
        `SELECT s.run_id AS runId, s.employee_id AS employeeId, a.name, s.net, r.pay_date AS payDate
         FROM payslip s JOIN pay_run r ON r.id = s.run_id JOIN employee e ON e.id = s.employee_id JOIN account a ON a.id = e.account_id WHERE s.id = ?`,
        [id],
      );
      if (!slip)
        throw new Problem('payroll.payslip_not_found', refusal('payroll.payslip_not_found'));
      const now = this.clock.now();
      const reversed = await execute(
        manager,
        "UPDATE payslip SET state = 'reversed', reversed_at = ?, reversed_by = ?, reverse_reason = ? WHERE id = ? AND state = 'paid'",
        [now, actor.accountId, reason, id],
      );
      if (reversed === 0) throw new Problem('payroll.not_paid', refusal('payroll.not_paid'));
      await manager.query(
        'UPDATE salary SET valid = NULL, voided_at = ?, voided_by = ?, void_reason = ? WHERE run_id = ? AND employee_id = ? AND valid = 1',
        [now, actor.accountId, reason, slip.runId, slip.employeeId],
      );
      await this.audit.record(actor, {
        action: 'payroll.reverse',
        subject: 'payroll',
        id,
        name: slip.name,
        employeeId: slip.employeeId,
        before: { netPay: amount(slip.net), payDate: slip.payDate },
        after: { reason, payAgain: payAgain !== false },
      });
      if (payAgain === false) await this.ends.withdrawOf(manager, actor, id, reason);
    });
  }
}
