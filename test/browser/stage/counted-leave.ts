import { BUILTIN_LEAVE_TYPE_IDS, type BuiltinLeaveType } from '../../../api/contract/leave-types.js';
import type { PolicyRules } from '../../../api/contract/policy-rules.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { YEARLY_RULES } from '../../support/leave-policies.js';
import type { Stage } from './browser.js';

const LONG_AGO = '2020-01-01';

/** A policy for one person, so that nobody else's screens change. */
export function countLeave(stage: Stage, employee: string, leaveType: BuiltinLeaveType, rules: Partial<PolicyRules>): void {
  const [policy, type, now] = [newId(), BUILTIN_LEAVE_TYPE_IDS[leaveType], Date.now()];
  const name = `${leaveType} ${policy.slice(-6)}`;
  stage.store('INSERT INTO leave_policy (id, leave_type_id, name, name_key, created_at) VALUES (?, ?, ?, ?, ?)', policy, type, name, name.toLowerCase(), now);
  stage.store('INSERT INTO leave_policy_version (id, policy_id, from_date, rules, live, recorded_at) VALUES (?, ?, ?, ?, 1, ?)', newId(), policy, LONG_AGO, JSON.stringify({ ...YEARLY_RULES, ...rules }), now);
  stage.store(
    'INSERT INTO leave_assignment (id, holder, employee_id, subject, policy_id, inherit, from_date, live, recorded_at) VALUES (?, ?, ?, ?, ?, 0, ?, 1, ?)',
    newId(), employee, employee, type, policy, LONG_AGO, now,
  );
  changed(stage);
}

/** As in an installation without a policy: requests cost nothing, any day can be asked for. */
export function countNothing(stage: Stage): void {
  stage.store('UPDATE leave_assignment SET live = NULL WHERE policy_id IS NOT NULL');
  changed(stage);
}

const changed = (stage: Stage) => stage.store("UPDATE lock_row SET version = version + 1 WHERE name = 'leave-rules'");
