import { Injectable } from '@nestjs/common';
import type { PolicyRecord } from '../../contract/leave/leave-policies.js';
import type { LeaveUnit } from '../../contract/leave/policy-rules.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { StoredRow } from '../../platform/database/schema/schema-definition.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { AssignmentCounts } from '../../working-time/assignments/current-assignments.js';
import type { LEAVE_POLICY, LEAVE_POLICY_VERSION } from '../entitlement.tables.js';
import { policyRulesRecord, storedRules } from './policy-rules.js';

type PolicyRow = Pick<StoredRow<typeof LEAVE_POLICY>, 'id' | 'name' | 'archived_at'> & {
  type_id: string;
  type_name: string;
  unit: LeaveUnit;
};

type VersionRow = Pick<
  StoredRow<typeof LEAVE_POLICY_VERSION>,
  'id' | 'policy_id' | 'from_date' | 'rules' | 'recorded_at' | 'recorded_by'
>;

@Injectable()
export class PolicyReader {
  private found = false;

  constructor(
    private readonly work: UnitOfWork,
    private readonly holders: AssignmentCounts,
  ) {}

  list(): Promise<PolicyRecord[]> {
    return this.read('1 = 1', []);
  }

  async record(id: string): Promise<PolicyRecord> {
    const [policy] = await this.read('p.id = ?', [id]);
    if (!policy) throw new Problem('policy.not_found', refusal('policy.not_found'));
    return policy;
  }

  /** Policies are never deleted, so one that was seen once stays. */
  async hasAny(): Promise<boolean> {
    this.found ||=
      (await this.work.read<{ id: string }>('SELECT id FROM leave_policy LIMIT 1')).length > 0;
    return this.found;
  }

  private async read(where: string, parameters: string[]): Promise<PolicyRecord[]> {
    const policies = await this.work.read<PolicyRow>(
      `SELECT p.id, p.name, p.archived_at, t.id AS type_id, t.name AS type_name, t.unit FROM leave_policy p JOIN leave_type t ON t.id = p.leave_type_id
       WHERE ${where} ORDER BY t.id, p.name_key`,
      parameters,
    );
    const versions = await this.work.read<VersionRow>(
      `SELECT v.id, v.policy_id, v.from_date, v.rules, v.recorded_at, a.name AS recorded_by
       FROM leave_policy_version v JOIN leave_policy p ON p.id = v.policy_id LEFT JOIN account a ON a.id = v.recorded_by
       WHERE ${where} AND v.live = 1 ORDER BY v.from_date`,
      parameters,
    );
    const holders = await this.holders.count('policy_id');
    return policies.map(({ id, name, archived_at, type_id, type_name, unit }) => ({
      _id: id,
      name,
      leaveType: { _id: type_id, name: type_name, unit },
      archived: archived_at !== null,
      people: holders.people(id),
      everybody: holders.everybody(id),
      versions: versions
        .filter((version) => version.policy_id === id)
        .map((version) => ({
          _id: version.id,
          from: version.from_date,
          rules: policyRulesRecord(unit, storedRules(version.rules)),
          recordedAt: new Date(Number(version.recorded_at)).toISOString(),
          recordedBy: version.recorded_by,
        })),
    }));
  }
}
