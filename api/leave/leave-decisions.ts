import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import type { LeaveRecord } from '../contract/records.js';
import { execute } from '../platform/database/statements/execute.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { notPending } from './cancelled-leave.js';
import { LeaveAccess } from './leave-access.js';
import { LeaveActivity } from './leave-activity.js';
import { LeaveCheck, type Override } from './leave-check.js';
import { requestedOfRow, typeOfRow, type LeaveRow } from './leave-record.js';
import { freeDays } from './leave-overlap.js';
import { OwnDecisions } from './own-decisions.js';
import type { LeaveDecisionDto } from './leave.dto.js';
import { LeaveDecided } from './leave.events.js';

/** Admins decide, about all requests but their own; their route lets nobody else in. */
@Injectable()
export class LeaveDecisions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly reader: LeaveAccess,
    private readonly check: LeaveCheck,
    private readonly ownDecisions: OwnDecisions,
    private readonly activity: LeaveActivity,
  ) {}

  decide(actor: Actor, id: string, { status, note = null, override }: LeaveDecisionDto): Promise<LeaveRecord> {
    return this.work.write(async (manager) => {
      const row = await this.reader.reachLocked(manager, actor, id);
      await this.ownDecisions.requireOthers(manager, actor, row.account_id);
      const decided = await execute(
        manager,
        "UPDATE leave_request SET status = ?, note = ?, decided_by = ?, decided_at = ? WHERE id = ? AND status = 'Pending'",
        [status, note, actor.accountId, this.clock.now(), id],
      );
      const leave = await this.reader.detail(actor, id);
      if (decided === 0) throw notPending(leave.status);
      await this.check.requireOpen(row.employee_id, row.leave_type_id, row.start_date, 'status');
      const overridden = status === 'Approved' ? await this.requireCovered(row, { override, note }) : {};
      if (status === 'Rejected') await freeDays(manager, id);
      const change = { action: 'leave.decide', before: { status: 'Pending', note: null }, after: { status, note, ...overridden } };
      await this.activity.record(manager, actor, new LeaveDecided(leave, actor.accountId), change, typeOfRow(row));
      return leave;
    });
  }

  /** Checks only the balance: notice is checked when leave is requested. */
  private async requireCovered(row: LeaveRow, override: Override): Promise<Record<string, unknown>> {
    const { insufficient } = await this.check.request(row.employee_id, typeOfRow(row), requestedOfRow(row), row.id);
    return this.check.requirePassed([insufficient], override);
  }
}
