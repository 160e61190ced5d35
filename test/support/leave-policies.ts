import { BUILTIN_LEAVE_TYPE_IDS, type BuiltinLeaveType } from '../../api/contract/leave-types.js';
import type { PolicyRules } from '../../api/contract/policy-rules.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { insertRow } from '../../api/platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import type { TestServer } from './server.js';

export interface GivenPolicy {
  leaveType?: BuiltinLeaveType;
  /** An employee's id; everybody if it is left out. */
  holder?: string;
  from?: string;
  name?: string;
  rules?: Partial<PolicyRules>;
}

/** In thousandths of a day: 24 days a year, granted at its start, prorated by days; nothing crosses a year's end. */
export const YEARLY_RULES: PolicyRules = {
  tracked: true, tiers: [{ years: 0, amount: 24_000 }], yearStart: '01-01', frequency: 'yearly', timing: 'start', proration: 'days', scale: true,
  step: 1, mode: 'nearest', wait: null, cap: null, carry: 0, carryMonths: null, negativeLimit: 0, notice: null, longest: null,
};

let counter = 0;

/** A policy with one version, assigned from the same day on; stored as the calls store it. */
export async function givePolicy(server: Pick<TestServer, 'app'>, { leaveType = 'Annual Leave', holder, from = '2020-01-01', name, rules = {} }: GivenPolicy = {}): Promise<string> {
  const [policy, typeId, now] = [newId(), BUILTIN_LEAVE_TYPE_IDS[leaveType], Date.now()];
  const named = name ?? `Policy ${(counter += 1)}`;
  await server.app.get(UnitOfWork).write(async (manager) => {
    await insertRow(manager, 'leave_policy', { id: policy, leave_type_id: typeId, name: named, name_key: named.toLowerCase(), created_at: now });
    await insertRow(manager, 'leave_policy_version', { id: newId(), policy_id: policy, from_date: from, rules: JSON.stringify({ ...YEARLY_RULES, ...rules }), live: 1, recorded_at: now });
    await insertRow(manager, 'leave_assignment', {
      id: newId(), holder: holder ?? '*', employee_id: holder ?? null, subject: typeId, policy_id: policy, inherit: 0, from_date: from, live: 1, recorded_at: now,
    });
    await manager.query("UPDATE lock_row SET version = version + 1 WHERE name = 'leave-rules'");
  });
  return policy;
}
