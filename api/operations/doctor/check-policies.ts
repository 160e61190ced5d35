import type { LeaveUnit } from '../../contract/policy-rules.js';
import { readPolicyRules } from '../../entitlement/policies/rules-field.js';
import { policyRulesRecord, storedRules } from '../../entitlement/policies/policy-rules.js';
import type { ReadRows } from '../../platform/database/connection/committed-reader.js';

/** Rules are JSON, so no constraint of the database knows what they must be. */
export async function unreadableVersions(read: ReadRows): Promise<number> {
  const versions = await read<{ rules: string; unit: LeaveUnit }>(
    'SELECT v.rules, t.unit FROM leave_policy_version v JOIN leave_policy p ON p.id = v.policy_id JOIN leave_type t ON t.id = p.leave_type_id WHERE v.live = 1',
  );
  return versions.filter(({ rules, unit }) => !isReadable(rules, unit)).length;
}

function isReadable(rules: string, unit: LeaveUnit): boolean {
  try {
    readPolicyRules(unit, policyRulesRecord(unit, storedRules(rules)));
    return true;
  } catch {
    return false;
  }
}
