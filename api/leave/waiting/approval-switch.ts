import { Injectable } from '@nestjs/common';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import { approverOf } from '../../approval/approver.js';
import { Audit } from '../../audit/audit.js';
import type { ApprovalOutlook } from '../../contract/leave/approval-responses.js';
import type { ApprovalSettings } from '../../contract/leave/approvals.js';
import { hasStatus } from '../../department/headcount.js';
import { hasNotLeft } from '../../employee/employment-status.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { lockRecord } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { LeaveTurns } from '../deciding/leave-turns.js';
import { PendingChains } from './pending-chains.js';
import { WaitingLeave } from './waiting-leave.js';

const COMPANY = '1';
const NAMES_MAX = 10;

/** Switches approvals on and off. Requests that wait then begin with the first step of their type's chain; off, they wait for HR. */
@Injectable()
export class ApprovalSwitch {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly setting: ApprovalSetting,
    private readonly pending: PendingChains,
    private readonly turns: LeaveTurns,
    private readonly waiting: WaitingLeave,
  ) {}

  read(): Promise<ApprovalSettings> {
    return this.setting.read();
  }

  change(actor: Actor, changes: Partial<ApprovalSettings>): Promise<ApprovalSettings> {
    return this.work.write(async (manager) => {
      await lockRecord(manager, 'company_setting', COMPANY);
      const before = await this.setting.read();
      const after: ApprovalSettings = { ...before, ...changes };
      await manager.query(
        'UPDATE company_setting SET approvals = ?, escalate_days = ? WHERE id = ?',
        [after.approvals ? 1 : 0, after.escalateDays, COMPANY],
      );
      if (after.approvals && !before.approvals) await this.pending.begin(manager);
      await this.waiting.refreshAll();
      await this.audit.record(actor, {
        action: 'setting.approvals',
        subject: 'setting',
        id: 'approvals',
        name: 'Approvals',
        before: { ...before },
        after: { ...after },
      });
      return after;
    });
  }

  /** The same on and off: before the switch it shows what it will do. */
  async outlook({ escalateDays }: ApprovalSettings): Promise<ApprovalOutlook> {
    const rows = await this.pending.read();
    const turns = [
      ...(await this.turns.readTurns(rows, { approvals: true, escalateDays })).values(),
    ];
    const waits = turns.map(({ deciders }) => ({
      people: deciders.filter(({ right }) => right !== 'hr').map(({ name }) => name),
      hr: deciders.some(({ right }) => right === 'hr'),
    }));
    const counts = new Map<string, number>();
    for (const name of waits.flatMap(({ people }) => people))
      counts.set(name, (counts.get(name) ?? 0) + 1);
    const people = [...counts]
      .map(([name, requests]) => ({ name, requests }))
      .sort((a, b) => b.requests - a.requests || (a.name < b.name ? -1 : 1));
    return {
      waiting: rows.length,
      forPeople: waits.filter((one) => one.people.length > 0).length,
      forHr: waits.filter(({ hr }) => hr).length,
      people: people.slice(0, NAMES_MAX),
      withoutApprover: await this.withoutApprover(),
    };
  }

  private async withoutApprover(): Promise<number> {
    const today = this.clock.today();
    const [active, present] = [hasStatus(today, 'Active'), hasNotLeft(today)];
    const [row] = await this.work.read<{ people: number | string }>(
      `SELECT COUNT(*) AS people FROM employee e WHERE ${active.sql} AND (${approverOf('e')} IS NULL OR ${approverOf('e')} NOT IN
         (SELECT e.id FROM employee e JOIN account a ON a.id = e.account_id WHERE a.disabled_at IS NULL AND a.password_hash IS NOT NULL AND ${present.sql}))`,
      [...active.parameters, ...present.parameters],
    );
    return Number(row?.people);
  }
}
