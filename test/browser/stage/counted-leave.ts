import type { BuiltinLeaveType } from '../../../api/contract/leave-types.js';
import type { PolicyRules } from '../../../api/contract/policy-rules.js';
import { policyStatements } from '../../support/stored-leave-rules.js';
import type { Stage } from './browser.js';

/** A policy for one person, so that nobody else's screens change. */
export function countLeave(stage: Stage, employee: string, leaveType: BuiltinLeaveType, rules: Partial<PolicyRules>): void {
  const { statements } = policyStatements({ leaveType, holder: employee, from: '2020-01-01', rules });
  for (const [sql, parameters] of statements) stage.store(sql, ...parameters);
}

/** As in an installation without a policy: requests cost nothing, any day can be asked for. */
export function countNothing(stage: Stage): void {
  stage.store('UPDATE leave_assignment SET live = NULL WHERE policy_id IS NOT NULL');
  stage.store("UPDATE lock_row SET version = version + 1 WHERE name = 'leave-rules'");
}
