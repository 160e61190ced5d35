import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { addDays } from '../../contract/calendar-date.js';
import type { YearEndRecord } from '../../contract/leave/leave-year-end.js';
import { lockLeaveRules } from '../../employee/leave-lock.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { ChangeBasis } from '../../working-time/change-basis.js';
import { leaveClosed } from '../../working-time/closed-leave.js';
import { LeaveUpkeep } from '../accounts/leave-upkeep.js';
import { LeaveType } from '../entitlement.tables.js';
import { LeaveTypes } from '../types/leave-types.js';
import type { LeaveClosingDto } from './year-end.dto.js';
import { YearEnd } from './year-end.js';

/** Fixes the past of a leave type. From then on its day only moves forward; what was left is stored for each person right after. */
@Injectable()
export class LeaveClosing {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly basis: ChangeBasis,
    private readonly types: LeaveTypes,
    private readonly upkeep: LeaveUpkeep,
    private readonly yearEnd: YearEnd,
  ) {}

  close(actor: Actor, { leaveType, until, basis }: LeaveClosingDto): Promise<YearEndRecord> {
    requireDate('until', 'Until', until, { latest: addDays(this.clock.today(), -1) });
    return this.work.write(async (manager) => {
      const rulesVersion = await lockLeaveRules(manager);
      const { id, name, closedUntil } = await this.types.require(leaveType);
      if (closedUntil !== null && until <= closedUntil) throw leaveClosed(closedUntil, 'until');
      await this.basis.require(
        manager,
        basis,
        { kind: 'close', leaveType: id, until },
        rulesVersion,
      );
      await manager.update(LeaveType, { id }, { closedUntil: until });
      await this.audit.record(actor, {
        action: 'type.close',
        subject: 'type',
        id,
        name,
        before: { closedUntil },
        after: { closedUntil: until },
      });
      this.work.afterCommit(() => this.upkeep.wake());
      return this.yearEnd.read(id);
    });
  }
}
