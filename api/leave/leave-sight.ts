import { Injectable } from '@nestjs/common';
import { ApprovalPeople } from '../approval/approval-people.js';
import { ApprovalSetting } from '../approval/approval-setting.js';
import { chainOfType, storedChain } from '../approval/chain.js';
import {
  factsAtStart,
  isAsked,
  isManager,
  type ApprovalFacts,
  type ApprovalStep,
} from '../approval/whose-turn.js';
import { isAdmin, type Actor } from '../platform/access/actor.js';
import { readByIds } from '../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

/**
 * Deciders of a request are those who may take any step of it, managers the requester's approver and theirs; colleagues are all others.
 * A mail, the page of its link and a calendar feed have what colleagues have: others may read along.
 */
export type LeaveReader = 'admin' | 'owner' | 'decider' | 'manager' | 'colleague';

export interface LeaveSight {
  /** The request itself, pending ones too. Others see the days of approved leave. */
  request: boolean;
  /** The type and all that depends on it: cost, steps, who decides and has decided, coverage. Otherwise it reads 'Away'. */
  type: boolean;
  /** The reason, and what deciders noted. */
  reason: boolean;
}

/** The one rule for what is shown of somebody's leave. `isOpen`: the type is visible to the team, or the reader decides leave of it. */
export function leaveSight(reader: LeaveReader, isOpen: boolean): LeaveSight {
  const isConcerned = reader === 'admin' || reader === 'owner' || reader === 'decider';
  return {
    request: isConcerned || reader === 'manager',
    type: isConcerned || isOpen,
    reason: isConcerned,
  };
}

export interface SeenRequest {
  employeeId: string;
  /** Null for requests from before approvals. */
  chain: readonly ApprovalStep[] | null;
  /** The type's chain of now: it tells who decides leave like a request without a chain. */
  typeChain: readonly ApprovalStep[];
  visibleToTeam: boolean;
}

/** For others than admins. */
export function sightOf(
  { accountId, employeeId }: Pick<Actor, 'accountId' | 'employeeId'>,
  request: SeenRequest,
  around: Pick<ApprovalFacts, 'people' | 'admins'>,
): LeaveSight {
  if (request.employeeId === employeeId) return leaveSight('owner', true);
  const facts = factsAtStart(around, request.employeeId, request.chain ?? request.typeChain);
  const decides = isAsked(facts, accountId);
  if (decides && request.chain !== null) return leaveSight('decider', true);
  return isManager(facts, accountId)
    ? leaveSight('manager', request.visibleToTeam || decides)
    : leaveSight('colleague', request.visibleToTeam);
}

/** Null where it reads 'Away'. */
export function shownType<Type extends string>({ type }: LeaveSight, name: Type): Type | null {
  return type ? name : null;
}

/**
 * A coverage rule's own count leaves exempt types out, and only those who decide compare by it. Beside the names that others see, it would tell whose
 * leave is exempt: for them everybody counts, and neither the number nor the limit is shown.
 */
export type CoverageCount = 'ofRule' | 'everybody';

interface RequestRow {
  id: string;
  employeeId: string;
  chain: string | null;
  typeChain: string | null;
  visibleToTeam: number;
}

const EVERYTHING = leaveSight('admin', true);
const NOTHING = leaveSight('colleague', false);
const NOBODY: Pick<ApprovalFacts, 'people' | 'admins'> = { people: new Map(), admins: [] };

/** Reads anew for each answer, since people see the leave of others only as long as they decide about it. */
@Injectable()
export class LeaveSights {
  constructor(
    private readonly work: UnitOfWork,
    private readonly setting: ApprovalSetting,
    private readonly people: ApprovalPeople,
  ) {}

  /** By the id of the request. */
  async readSights(
    actor: Actor,
    leaveIds: readonly string[],
  ): Promise<(leaveId: string) => LeaveSight> {
    if (isAdmin(actor)) return () => EVERYTHING;
    const requests = await this.read(leaveIds);
    const ofOthers = [...requests.values()].filter(
      ({ employeeId }) => employeeId !== actor.employeeId,
    );
    const around =
      ofOthers.length > 0 && (await this.setting.isOn())
        ? await this.people.readFor(
            ofOthers.map(({ employeeId, chain, typeChain }) => ({
              requester: employeeId,
              chain: chain ?? typeChain,
            })),
          )
        : NOBODY;
    return (id) => {
      const request = requests.get(id);
      return request ? sightOf(actor, request, around) : NOTHING;
    };
  }

  private async read(ids: readonly string[]): Promise<Map<string, SeenRequest>> {
    const rows = await readByIds([...new Set(ids)], (some, places) =>
      this.work.read<RequestRow>(
        `SELECT l.id, l.employee_id AS employeeId, l.chain, t.chain AS typeChain, t.visible_to_team AS visibleToTeam
         FROM leave_request l JOIN leave_type t ON t.id = l.leave_type_id WHERE l.id IN (${places})`,
        some,
      ),
    );
    return new Map(
      rows.map(({ id, employeeId, chain, typeChain, visibleToTeam }) => [
        id,
        {
          employeeId,
          chain: storedChain(chain),
          typeChain: chainOfType({ chain: typeChain }),
          visibleToTeam: visibleToTeam === 1,
        },
      ]),
    );
  }
}
