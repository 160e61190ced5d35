import { Injectable } from '@nestjs/common';
import { ApprovalPeople } from '../../approval/approval-people.js';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import { chainOfType, storedChain } from '../../approval/chain.js';
import type { ApprovalFacts } from '../../approval/whose-turn.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { leaveSight, sightOf, type LeaveSight, type SeenRequest } from '../leave-sight.js';

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

/** Reads what somebody is to leave at this moment. */
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
