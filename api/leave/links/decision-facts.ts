import { Injectable } from '@nestjs/common';
import type { LeaveEffectRecord } from '../../contract/leave/leave-cost-responses.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { DepartmentAbsences } from '../away/department-absences.js';
import type { LeaveRow } from '../leave-row.js';
import { leaveSight, shownType } from '../leave-sight.js';
import { effectOf } from '../request/leave-effects.js';

/** The facts of a decision that may stand in a mail: never the reason, and the type as colleagues see it. */
export interface LeaveFacts extends Pick<LeaveEffectRecord, 'unit' | 'cost' | 'remaining'> {
  leaveType: string | null;
  othersAway: number;
}

@Injectable()
export class DecisionFacts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly facts: EntitlementFacts,
    private readonly absences: DepartmentAbsences,
  ) {}

  async read(row: LeaveRow): Promise<LeaveFacts> {
    const { unit, cost, remaining } = effectOf(row, await this.facts.readPerson(row.employee_id));
    const leaveType = await this.visibleType(row);
    return {
      // How a hidden type counts, what it takes and what remains would tell it.
      unit: leaveType === null ? 'days' : unit,
      cost: leaveType === null ? null : cost,
      remaining: row.status === 'Pending' && leaveType !== null ? remaining : null,
      leaveType,
      othersAway: new Set(
        (await this.absences.readDuring([row])).during(row).map(({ name }) => name),
      ).size,
    };
  }

  private async visibleType({ leave_type_id, leave_type }: LeaveRow): Promise<string | null> {
    const [type] = await this.work.read<{ visible: number }>(
      'SELECT visible_to_team AS visible FROM leave_type WHERE id = ?',
      [leave_type_id],
    );
    return shownType(leaveSight('colleague', type?.visible === 1), leave_type);
  }
}
