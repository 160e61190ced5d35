import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { latest, type CalendarDate } from '../../contract/calendar-date.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { LeaveOverlaps, type OtherLeave } from '../check/leave-overlap.js';
import { OwnDecisions } from '../check/own-decisions.js';
import { PersonFactsReader } from '../check/person-facts.js';
import { StandIns } from '../check/stand-ins.js';
import { CoverageCheck } from '../coverage/coverage-check.js';
import { NewLeaveChains } from '../deciding/new-leave-chains.js';
import type { AskedLeave } from '../requested-leave.js';
import { TeamAccess } from '../team/team-access.js';
import type { LeaveRequest, RequestFacts } from './judge-request.js';

/** Reads all that a request is judged by, for the request and for its preview. */
@Injectable()
export class RequestFactsReader {
  constructor(
    private readonly clock: Clock,
    private readonly personFacts: PersonFactsReader,
    private readonly overlaps: LeaveOverlaps,
    private readonly standIns: StandIns,
    private readonly ownDecisions: OwnDecisions,
    private readonly coverage: CoverageCheck,
    private readonly team: TeamAccess,
    private readonly chains: NewLeaveChains,
  ) {}

  /** In a unit that holds the person's lock: what others change of the facts waits until the request is stored. */
  async lock(manager: EntityManager, actor: Actor, request: LeaveRequest): Promise<void> {
    if (request.type.exemptFromCoverage === 0)
      await this.coverage.lock(manager, askedLeave(request));
    if (request.takeOut || request.approve)
      await this.ownDecisions.lock(manager, actor, request.employee.accountId);
  }

  async read(actor: Actor, request: LeaveRequest): Promise<RequestFacts> {
    const { employee, type, requested } = request;
    const asked = { employeeId: employee.id, ...requested };
    const sight = await this.team.sightOf(actor, employee.id, type);
    const mayOverride = await this.ownDecisions.mayOverride(actor, employee);
    const takesOut = mayOverride ? await this.overlaps.approvedOfOtherTypes(asked, type.id) : [];
    const replaced = request.takeOut ? takesOut : [];
    return {
      actor,
      request,
      today: this.clock.today(),
      sight,
      mayOverride,
      takesOut,
      ...(await this.personFacts.read(employee.id, type.id, requested.startDate)),
      closedOther: await this.closedOf(request, replaced),
      overlap: await this.overlaps.first(actor, asked, replaced),
      standIn: await this.standIns.read(employee, request.standIn),
      coverage:
        type.exemptFromCoverage === 0
          ? await this.coverage.breaches(askedLeave(request), sight.coverage)
          : [],
      chain: await this.chains.readFacts(employee.id, type),
    };
  }

  private async closedOf(
    { employee, requested }: LeaveRequest,
    replaced: readonly OtherLeave[],
  ): Promise<CalendarDate | undefined> {
    let closed: CalendarDate | undefined;
    for (const { typeId, startDate } of replaced)
      closed ??= await this.personFacts.closedDay(
        employee.id,
        typeId,
        latest(requested.startDate, startDate),
      );
    return closed;
  }
}

function askedLeave({ employee, type, requested }: LeaveRequest): AskedLeave {
  return {
    employeeId: employee.id,
    departmentId: employee.departmentId,
    typeId: type.id,
    requested,
  };
}
