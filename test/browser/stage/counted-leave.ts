import type { BuiltinLeaveType } from '../../../api/contract/leave/leave-types.js';
import type { PolicyRules } from '../../../api/contract/leave/policy-rules.js';
import type { Client } from '../../support/client.js';
import { addLeaveType, addPolicy } from '../../support/leave-rules-by-calls.js';
import { policyStatements } from '../../support/stored-leave-rules.js';
import type { Stage } from './browser.js';

/** A policy for one person, so that nobody else's screens change. */
export function countLeave(
  stage: Stage,
  employee: string,
  leaveType: BuiltinLeaveType,
  rules: Partial<PolicyRules>,
): void {
  const { statements } = policyStatements({
    leaveType,
    holder: employee,
    from: '2020-01-01',
    rules,
  });
  for (const [sql, parameters] of statements) stage.store(sql, ...parameters);
}

/** As in an installation without a policy: requests cost nothing, any day can be asked for. */
export function countNothing(stage: Stage): void {
  stage.store('UPDATE leave_assignment SET live = NULL WHERE policy_id IS NOT NULL');
  stage.store("UPDATE lock_row SET version = version + 1 WHERE name = 'leave-rules'");
}

/** A type of its own that is counted in hours, with a policy for one person; answers the type's name. */
export async function countHours(
  admin: Client,
  employee: string,
  name: string,
  hoursAYear: number,
): Promise<string> {
  const { _id: type } = await addLeaveType(admin, {
    name,
    unit: 'minutes',
    counts: 'working',
    halfDays: true,
    paid: true,
    selfService: true,
  });
  const rules = {
    tiers: [{ years: 0, amount: 60 * hoursAYear }],
    proration: 'none' as const,
    scale: false,
    step: 15,
    carry: 0,
    carryMonths: null,
  };
  const { _id: policy } = await addPolicy(admin, { name, type: name, from: '2020-01-01', rules });
  const assigned = await admin.post('/work/assignment/add', {
    holders: [employee],
    subject: type,
    target: policy,
    from: '2020-01-01',
  });
  if (assigned.status >= 300) throw new Error(`Not assigned: ${JSON.stringify(assigned.body)}`);
  return name;
}
