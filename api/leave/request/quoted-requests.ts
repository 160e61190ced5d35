import { Injectable } from '@nestjs/common';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { requirePartsAllowed, requireSpan } from '../check/leave-span.js';
import { requestedLeave, type LeaveQuoteQuery } from '../leave.dto.js';
import { TeamAccess } from '../team/team-access.js';
import type { LeaveRequest } from './judge-request.js';

/** Reads the request that a quote or better dates are asked for. */
@Injectable()
export class QuotedRequests {
  constructor(
    private readonly clock: Clock,
    private readonly team: TeamAccess,
    private readonly types: LeaveTypes,
  ) {}

  async read(actor: Actor, query: LeaveQuoteQuery): Promise<LeaveRequest> {
    const employee = await this.team.reach(actor, query.userId);
    const type = await this.types.requireRequestable(actor, query.leaveType);
    const requested = requestedLeave(query);
    requireSpan(requested, this.clock.today());
    requirePartsAllowed(type, requested);
    return {
      employee,
      type,
      requested,
      takeOut: isAdmin(actor) && query.takeOut === true,
      approve: false,
      standIn: query.standIn ?? null,
    };
  }
}
