import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import { chainOfType, USUAL_CHAIN } from '../../approval/chain.js';
import { stepFrom } from '../../approval/whose-turn.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { LeaveTurns } from '../deciding/leave-turns.js';
import { LEAVE_ROWS, type LeaveRow } from '../leave-row.js';

const ALL = { sql: '1 = 1', parameters: [] as string[] };

/** Requests that wait without a chain, because approvals were off or they were imported. None is approved by beginning one. */
@Injectable()
export class PendingChains {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly setting: ApprovalSetting,
    private readonly turns: LeaveTurns,
  ) {}

  /** All pending requests with the chain that they have, or would begin. */
  async read({ sql, parameters } = ALL): Promise<(LeaveRow & { begins: boolean })[]> {
    const types = await this.work.read<{ id: string; chain: string | null }>(
      'SELECT id, chain FROM leave_type',
    );
    const chains = new Map(types.map((type) => [type.id, chainOfType(type)]));
    const rows = await this.work.read<LeaveRow>(
      `${LEAVE_ROWS} WHERE l.status = 'Pending' AND ${sql}`,
      parameters,
    );
    const chainOf = ({ leave_type_id }: LeaveRow) => chains.get(leave_type_id) ?? USUAL_CHAIN;
    const beginning = rows.filter((row) => row.chain === null && chainOf(row).length > 0);
    const costs = await this.turns.costsOf(beginning, beginning.map(chainOf));
    const begun = new Map(
      beginning.map((row) => [
        row.id,
        {
          chain: JSON.stringify(chainOf(row)),
          step: stepFrom(chainOf(row), 0, costs.get(row.id) ?? null),
          step_since: this.clock.now(),
        },
      ]),
    );
    return rows.map((row) => ({ ...row, ...begun.get(row.id), begins: begun.has(row.id) }));
  }

  /** Those of an empty chain stay without one, and wait for HR. */
  async begin(manager: EntityManager, those = ALL): Promise<void> {
    if (!(await this.setting.isOn())) return;
    const at = this.clock.now();
    for (const { id, chain, step, begins } of await this.read({
      ...those,
      sql: `l.chain IS NULL AND ${those.sql}`,
    })) {
      if (begins)
        await manager.query(
          "UPDATE leave_request SET chain = ?, step = ?, step_since = ?, version = version + 1 WHERE id = ? AND status = 'Pending' AND chain IS NULL",
          [chain, step, at, id],
        );
    }
  }
}
