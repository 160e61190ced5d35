import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DeciderRight, StepDecision } from '../../contract/leave/approvals.js';
import type { LeaveRecord } from '../../contract/leave/leaves.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { bumpVersion } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { StepFactsReader } from '../deciding/step-facts.js';
import { UndoableDecisions, type UndoableDecision } from '../deciding/undoable-decisions.js';
import { LeaveActivity } from '../leave-activity.js';
import { bookDays } from '../leave-days.js';
import { LeaveRecords } from '../leave-records.js';
import { requestedOfRow, typeOfRow, type LeaveRow } from '../leave-row.js';
import type { LeaveUndoDto } from '../leave.dto.js';
import { LeaveUndone } from '../leave.events.js';
import { LEAVE_REQUEST } from '../leave.tables.js';
import { LeaveLinks } from '../links/leave-links.js';
import { judgeUndo, undoOver } from './judge-undo.js';
import { UndoFactsReader } from './undo-facts.js';

/** For the audit log, which alone keeps it. */
interface TakenStep {
  decision: StepDecision;
  approvalStep: number;
  right: DeciderRight;
  for: string | null;
  note: string | null;
}

/** Puts a request back to where it waited, as if the decision had not been taken (decision 0151). */
@Injectable()
export class LeaveUndo {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly facts: UndoFactsReader,
    private readonly decisions: UndoableDecisions,
    private readonly steps: StepFactsReader,
    private readonly links: LeaveLinks,
    private readonly records: LeaveRecords,
    private readonly activity: LeaveActivity,
  ) {}

  undo(actor: Actor, id: string, { version }: LeaveUndoDto): Promise<LeaveRecord> {
    return this.work.write(async (manager) => {
      const row = await this.facts.lock(manager, actor, id);
      await bumpVersion(manager, LEAVE_REQUEST, id, version);
      const decision = await this.decisions.find(id);
      if (!decision) throw undoOver();
      const facts = await this.facts.read(actor, row);
      const refused = judgeUndo({ ...facts, actor, row, decision, now: this.clock.now() });
      if (refused) throw refused;
      const taken = await stepTaken(manager, decision);
      await this.restore(manager, row, decision);
      const { step, step_since } = decision;
      // Refuses where the request would not wait for the actor again.
      await this.steps.requireTurn(actor, { ...row, status: 'Pending', step, step_since });
      const leave = await this.records.read(actor, id);
      await this.activity.record(manager, actor, {
        event: new LeaveUndone(leave, actor.accountId, Number(decision.decided_at)),
        type: typeOfRow(row),
        action: 'leave.undo',
        before: { status: row.status, note: row.note, ...taken },
        after: { status: leave.status, note: null },
      });
      return leave;
    });
  }

  private async restore(
    manager: EntityManager,
    row: LeaveRow,
    decision: UndoableDecision,
  ): Promise<void> {
    const { decided_by: accountId, decided_at, step, step_since } = decision;
    const restored = await execute(
      manager,
      "UPDATE leave_request SET status = 'Pending', note = NULL, decided_by = NULL, decided_at = NULL, step = ?, step_since = ? WHERE id = ? AND status = ?",
      [step, step_since, row.id, row.status],
    );
    if (restored !== 1) throw undoOver();
    await manager.query(
      'DELETE FROM leave_decision WHERE leave_id = ? AND decided_by = ? AND decided_at = ?',
      [row.id, accountId, decided_at],
    );
    if (row.status === 'Rejected')
      await bookDays(manager, {
        id: row.id,
        employeeId: row.employee_id,
        ...requestedOfRow(row),
      });
    await this.links.reopen({ leaveId: row.id, accountId, step: step ?? 0 });
    if (!(await this.decisions.takeBack(manager, decision))) throw undoOver();
  }
}

/** The first, where an admin took several at once. Undefined without approvals. */
async function stepTaken(
  manager: EntityManager,
  { leave_id, decided_by, decided_at }: UndoableDecision,
): Promise<TakenStep | undefined> {
  const [taken] = await manager.query<TakenStep[]>(
    `SELECT s.decision, s.step + 1 AS "approvalStep", s.decider_right AS "right", a.name AS "for", s.note FROM leave_decision s
     LEFT JOIN employee e ON e.id = s.for_employee LEFT JOIN account a ON a.id = e.account_id
     WHERE s.leave_id = ? AND s.decided_by = ? AND s.decided_at = ? ORDER BY s.step LIMIT 1`,
    [leave_id, decided_by, decided_at],
  );
  return taken;
}
