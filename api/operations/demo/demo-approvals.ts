import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ApprovalStep } from '../../approval/whose-turn.js';
import { storedAmount } from '../../contract/leave/leave-amounts.js';
import { BUILTIN_LEAVE_TYPE_IDS, type BuiltinLeaveType } from '../../contract/leave/leave-types.js';
import { ApprovalSwitch } from '../../leave/waiting/approval-switch.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { DemoCoverage } from './demo-coverage.js';
import type { DemoEmployee } from './demo-history.js';

const DAY_MS = 86_400_000;
const CHAINS: [BuiltinLeaveType, ApprovalStep[]][] = [
  // Three days, so that a week with holidays in it has the second step, too.
  ['Annual Leave', [{ who: 'approver' }, { who: 'hr', overCost: storedAmount('days', 3) }]],
  ['Sick Leave', [{ who: 'hr' }]],
];

interface DemoTeam {
  employee: DemoEmployee;
  manager: DemoEmployee;
  deputy: DemoEmployee;
  reportsOfDeputy: DemoEmployee[];
}

/** Heads of departments decide about leave, by rules of coverage: some requests wait for the one who can sign in, one of theirs waits for HR. */
@Injectable()
export class DemoApprovals {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly approvals: ApprovalSwitch,
    private readonly coverage: DemoCoverage,
  ) {}

  async write(
    admin: Actor,
    { employee, manager, deputy, reportsOfDeputy }: DemoTeam,
    departmentIds: ReadonlyMap<string, string>,
  ): Promise<void> {
    await this.work.write(async (rows) => {
      await rows.query(
        'UPDATE employee SET manager_id = (SELECT d.head_id FROM department d WHERE d.id = employee.department_id)',
      );
      await rows.query(
        'UPDATE employee SET manager_id = NULL WHERE id IN (SELECT d.head_id FROM department d)',
      );
      for (const { id } of reportsOfDeputy)
        await rows.query('UPDATE employee SET manager_id = ? WHERE id = ?', [deputy.id, id]);
      await rows.query('UPDATE employee SET deputy_id = ? WHERE id = ?', [deputy.id, manager.id]);
      for (const [type, chain] of CHAINS)
        await rows.query('UPDATE leave_type SET chain = ? WHERE id = ?', [
          JSON.stringify(chain),
          BUILTIN_LEAVE_TYPE_IDS[type],
        ]);
      await this.takeStep(rows, employee, manager);
      await this.approvals.change(admin, { approvals: true });
      await rows.query(
        "UPDATE leave_request SET step_since = created_at WHERE status = 'Pending' AND step = 0",
      );
      await this.notify(rows, manager);
    });
    await this.coverage.write(admin, departmentIds);
  }

  /** The manager has approved the employee's holiday, so that it waits for HR. */
  private async takeStep(
    rows: EntityManager,
    employee: DemoEmployee,
    manager: DemoEmployee,
  ): Promise<void> {
    const [type, chain] = CHAINS[0] as (typeof CHAINS)[number];
    const [request] = await rows.query<{ id: string; createdAt: number | string }[]>(
      "SELECT id, created_at AS createdAt FROM leave_request WHERE employee_id = ? AND leave_type = ? AND status = 'Pending'",
      [employee.id, type],
    );
    if (!request) return;
    const at = Math.min(Number(request.createdAt) + DAY_MS, this.clock.now());
    const decision = {
      leave_id: request.id,
      step: 0,
      decision: 'Approved',
      decided_by: manager.accountId,
      decider_right: 'approver',
      note: 'Enjoy the snow!',
      decided_at: at,
    };
    await insertRow(rows, 'leave_decision', decision);
    await rows.query('UPDATE leave_request SET chain = ?, step = 1, step_since = ? WHERE id = ?', [
      JSON.stringify(chain),
      at,
      request.id,
    ]);
  }

  private async notify(rows: EntityManager, { accountId }: DemoEmployee): Promise<void> {
    const waiting = await rows.query<{ id: string; createdAt: number | string }[]>(
      'SELECT l.id, l.created_at AS createdAt FROM leave_waiting w JOIN leave_request l ON l.id = w.leave_id WHERE w.account_id = ? ORDER BY l.created_at',
      [accountId],
    );
    for (const { id, createdAt } of waiting)
      await insertRow(rows, 'notification', {
        id: newId(),
        account_id: accountId,
        kind: 'leave.to_decide',
        leave_id: id,
        created_at: createdAt,
      });
  }
}
