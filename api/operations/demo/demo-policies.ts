import { Injectable } from '@nestjs/common';
import type { PolicyRulesRecord } from '../../contract/leave/leave-policies.js';
import { BUILTIN_LEAVE_TYPE_IDS, type BuiltinLeaveType } from '../../contract/leave/leave-types.js';
import { USUAL_RULES } from '../../contract/leave/policy-rules.js';
import { EVERYBODY } from '../../contract/working-time/working-time.js';
import { Policies } from '../../entitlement/policies/policies.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { Assignments } from '../../working-time/assignments/assignments.js';
import { DEMO_WORDS } from './demo-words.js';

const ANNUAL: PolicyRulesRecord = {
  ...USUAL_RULES,
  tiers: [
    { years: 0, amount: 25 },
    { years: 5, amount: 27 },
  ],
};
const SICK: PolicyRulesRecord = {
  ...ANNUAL,
  tracked: false,
  tiers: [{ years: 0, amount: 0 }],
  carry: 0,
  carryMonths: null,
  negativeLimit: null,
};

/** For everybody, since the beginning of last year. */
@Injectable()
export class DemoPolicies {
  constructor(
    private readonly clock: Clock,
    private readonly policies: Policies,
    private readonly assignments: Assignments,
  ) {}

  async write(admin: Actor): Promise<void> {
    const { annual, sick } = DEMO_WORDS[admin.language].policies;
    await this.give(admin, 'Annual Leave', annual, ANNUAL);
    await this.give(admin, 'Sick Leave', sick, SICK);
  }

  private async give(
    admin: Actor,
    type: BuiltinLeaveType,
    name: string,
    rules: PolicyRulesRecord,
  ): Promise<void> {
    const [leaveType, from] = [
      BUILTIN_LEAVE_TYPE_IDS[type],
      `${Number(this.clock.today().slice(0, 4)) - 1}-01-01`,
    ];
    const { _id } = await this.policies.add(admin, { leaveType, name, from, rules });
    await this.assignments.add(admin, {
      holders: EVERYBODY,
      subject: leaveType,
      target: _id,
      from,
    });
  }
}
