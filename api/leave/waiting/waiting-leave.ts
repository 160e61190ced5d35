import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import type { Decider } from '../../approval/whose-turn.js';
import type { LeaveRecord } from '../../contract/leave/leaves.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { waitingNames } from '../deciding/leave-steps.js';
import { LeaveTurns, type LeaveTurn } from '../deciding/leave-turns.js';
import { stepRight } from '../deciding/step-rights.js';
import { LEAVE_ROWS, type LeaveRow, type LeaveForReader } from '../leave-row.js';
import { LeaveWaits } from '../leave.events.js';
import { HR } from '../leave.tables.js';

interface WaitingRow {
  account_id: string;
  leave_id: string;
}

/** Keeps the index of whose turn it is, and tells of each row that is new. Without approvals it is empty: then all pending requests wait for HR. */
@Injectable()
export class WaitingLeave {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly setting: ApprovalSetting,
    private readonly turns: LeaveTurns,
    private readonly events: Events,
  ) {}

  /** In each unit that changes a request. Leave of today changes who decides about others. */
  async follow(
    { _id, status, startDate, endDate }: LeaveRecord,
    {
      kept,
      isUndone,
      byAccountId,
    }: { kept: readonly LeaveRecord[]; isUndone: boolean; byAccountId: string },
  ): Promise<void> {
    if (!(await this.setting.isOn())) return;
    const today = this.clock.today();
    const isOfToday = startDate <= today && endDate >= today && (status !== 'Pending' || isUndone);
    await (isOfToday
      ? this.refreshAll(byAccountId)
      : this.refresh([_id, ...kept.map((part) => part._id)], byAccountId));
  }

  private async refresh(leaveIds: readonly string[], byAccountId: string): Promise<void> {
    const places = leaveIds.map(() => '?').join(', ');
    await this.replace(`l.id IN (${places})`, `leave_id IN (${places})`, leaveIds, byAccountId);
  }

  /** In each unit that changes who decides, and from time to time, since days pass. */
  async refreshAll(byAccountId: string | null = null): Promise<void> {
    await this.replace('1 = 1', '1 = 1', [], byAccountId);
  }

  async countFor(actor: Actor): Promise<number> {
    const { sql, parameters } = await this.waitingFor(actor);
    const [row] = await this.work.read<{ requests: number | string }>(
      `SELECT COUNT(DISTINCT l.id) AS requests FROM ${sql}`,
      parameters,
    );
    return Number(row?.requests);
  }

  /** Oldest first. A row is a hint: whose turn it is, is asked again. */
  private async idsFor(actor: Actor, limit: number): Promise<string[]> {
    const { sql, parameters } = await this.waitingFor(actor);
    const rows = await this.work.read<{ id: string }>(
      `SELECT DISTINCT l.id FROM ${sql} ORDER BY l.id LIMIT ?`,
      [...parameters, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Those of the index whose turn it really is. */
  async readTurns(
    actor: Actor,
    limit: number,
  ): Promise<{ row: LeaveForReader; decider: Decider | undefined }[]> {
    const ids = await this.idsFor(actor, limit);
    if (ids.length === 0) return [];
    const rows = await this.work.read<LeaveForReader>(
      `${LEAVE_ROWS} WHERE l.status = 'Pending' AND l.id IN (${ids.map(() => '?').join(', ')}) ORDER BY l.id`,
      [...ids],
    );
    const turns = await this.turns.readTurns(rows);
    const isOn = await this.setting.isOn();
    return rows.flatMap((row) => {
      const turn = turns.get(row.id) as LeaveTurn;
      if (isOn) row.waiting = waitingNames(turn, row);
      const right = row.account_id === actor.accountId ? undefined : stepRight(actor, turn);
      return right ? [{ row, decider: right.decider }] : [];
    });
  }

  private async waitingFor(actor: Actor): Promise<{ sql: string; parameters: string[] }> {
    if (await this.setting.isOn()) {
      return {
        // CROSS JOIN: SQLite would read all pending requests first.
        sql: `leave_waiting w CROSS JOIN leave_request l ON l.id = w.leave_id WHERE w.account_id IN (?, ?) AND l.status = 'Pending' AND l.employee_id <> ?`,
        parameters: [actor.accountId, isAdmin(actor) ? HR : '', actor.employeeId ?? ''],
      };
    }
    return {
      sql: `leave_request l WHERE l.status = 'Pending' AND l.employee_id <> ? AND ? = 'admin'`,
      parameters: [actor.employeeId ?? '', actor.role],
    };
  }

  private async replace(
    ofRequests: string,
    ofIndex: string,
    parameters: readonly string[],
    byAccountId: string | null,
  ): Promise<void> {
    await this.work.write(async (manager) => {
      // Before the facts: if a step is taken in between, the newer facts are compared, and its rows stay.
      const stored = await this.work.read<WaitingRow>(
        `SELECT account_id, leave_id FROM leave_waiting WHERE ${ofIndex}`,
        [...parameters],
      );
      const wanted = (await this.setting.isOn()) ? await this.computed(ofRequests, parameters) : [];
      const [have, want] = [new Set(stored.map(keyOf)), new Set(wanted.map(keyOf))];
      for (const row of stored)
        if (!want.has(keyOf(row)))
          await manager.query('DELETE FROM leave_waiting WHERE account_id = ? AND leave_id = ?', [
            row.account_id,
            row.leave_id,
          ]);
      const added = wanted.filter((row) => !have.has(keyOf(row)));
      if (added.length === 0) return;
      await this.add(manager, added);
      await this.events.emit(
        new LeaveWaits(
          added.map(({ account_id, leave_id }) => ({ accountId: account_id, leaveId: leave_id })),
          byAccountId,
        ),
      );
    });
  }

  private async computed(ofRequests: string, parameters: readonly string[]): Promise<WaitingRow[]> {
    const rows = await this.work.read<LeaveRow>(
      `${LEAVE_ROWS} WHERE l.status = 'Pending' AND ${ofRequests}`,
      [...parameters],
    );
    const turns = await this.turns.readTurns(rows);
    return [...turns].flatMap(([id, turn]) =>
      waitsFor(turn).map((account) => ({ account_id: account, leave_id: id })),
    );
  }

  private async add(manager: EntityManager, rows: WaitingRow[]): Promise<void> {
    const onConflict =
      manager.dataSource.options.type === 'mysql'
        ? 'ON DUPLICATE KEY UPDATE leave_id = leave_waiting.leave_id'
        : 'ON CONFLICT DO NOTHING';
    await insertRows(
      manager,
      'leave_waiting',
      ['account_id', 'leave_id'],
      rows.map((row) => [row.account_id, row.leave_id]),
      onConflict,
    );
  }
}

function waitsFor({ deciders }: LeaveTurn): string[] {
  return [...new Set(deciders.map(({ right, accountId }) => (right === 'hr' ? HR : accountId)))];
}

const keyOf = ({ account_id, leave_id }: WaitingRow) => `${account_id} ${leave_id}`;
