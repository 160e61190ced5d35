import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { EVERYBODY } from '../../contract/working-time/working-time.js';
import type { Condition } from '../../platform/database/lists/list-definition.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { IN_EFFECT } from '../../working-time/assignments/current-assignments.js';

interface OwnAssignment {
  holder: string;
  policyId: string | null;
  inherit: number;
}

/** More own assignments than these are looked up by the statement itself. */
const FEW = 500;

/** The people with a policy of a type on a day, as a condition on the employee `e`. */
@Injectable()
export class PolicyHolders {
  constructor(private readonly work: UnitOfWork) {}

  /** With `policyId`: who has this one. */
  async conditionOn(day: CalendarDate, typeId: string, policyId?: string): Promise<Condition> {
    const policies = (await this.begunBy(day, typeId)).filter(
      (id) => policyId === undefined || id === policyId,
    );
    if (policies.length === 0) return { sql: '1 = 0', parameters: [] };
    const everybody = policies.includes((await this.policyOfEverybody(day, typeId)) ?? '');
    const own = await this.own(day, typeId);
    return own.length > FEW
      ? lookedUp(day, typeId, policies, everybody)
      : listed(own, policies, everybody);
  }

  /** A policy gives nothing before its first version. */
  private async begunBy(day: CalendarDate, typeId: string): Promise<string[]> {
    const rows = await this.work.read<{ id: string }>(
      'SELECT DISTINCT p.id FROM leave_policy p JOIN leave_policy_version v ON v.policy_id = p.id WHERE p.leave_type_id = ? AND v.live = 1 AND v.from_date <= ?',
      [typeId, day],
    );
    return rows.map(({ id }) => id);
  }

  private async policyOfEverybody(
    day: CalendarDate,
    typeId: string,
  ): Promise<string | null | undefined> {
    const rows = await this.work.read<{ policyId: string | null }>(
      `SELECT a.policy_id AS policyId FROM leave_assignment a WHERE a.holder = ? AND a.subject = ? AND ${IN_EFFECT}`,
      [EVERYBODY, typeId, day, day],
    );
    return rows[0]?.policyId;
  }

  private own(day: CalendarDate, typeId: string): Promise<OwnAssignment[]> {
    return this.work.read<OwnAssignment>(
      `SELECT a.holder, a.policy_id AS policyId, a.inherit FROM leave_assignment a WHERE a.subject = ? AND a.employee_id IS NOT NULL AND ${IN_EFFECT} LIMIT ?`,
      [typeId, day, day, FEW + 1],
    );
  }
}

function listed(own: OwnAssignment[], policies: string[], everybody: boolean): Condition {
  const has = ({ policyId, inherit }: OwnAssignment) =>
    Number(inherit) === 1 ? everybody : policies.includes(policyId ?? '');
  const others = own
    .filter((assignment) => has(assignment) !== everybody)
    .map(({ holder }) => holder);
  if (others.length === 0) return { sql: everybody ? '1 = 1' : '1 = 0', parameters: [] };
  return {
    sql: `e.id ${everybody ? 'NOT IN' : 'IN'} (${others.map(() => '?').join(', ')})`,
    parameters: others,
  };
}

/** Row by row, in the order of the list: as a set of people, a server would read all assignments first and sort. */
function lookedUp(
  day: CalendarDate,
  typeId: string,
  policies: string[],
  everybody: boolean,
): Condition {
  const common = everybody ? 1 : 0;
  return {
    sql: `COALESCE((SELECT CASE WHEN a.inherit = 1 THEN ${common} WHEN a.policy_id IN (${policies.map(() => '?').join(', ')}) THEN 1 ELSE 0 END
      FROM leave_assignment a WHERE a.holder = e.id AND a.subject = ? AND a.live = 1 AND a.from_date <= ? ORDER BY a.from_date DESC LIMIT 1), ${common}) = 1`,
    parameters: [...policies, typeId, day],
  };
}
