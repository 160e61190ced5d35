import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { PolicyRules } from '../../contract/policy-rules.js';
import { readBody } from '../../platform/http/body.pipe.js';
import { IdField } from '../../platform/http/fields/id-field.js';
import { PolicyRulesDto } from '../policies/leave-policy.dto.js';
import type { RulesFacts } from '../policies/leave-rules.js';
import { Policies } from '../policies/policies.js';
import { type ChangeReader, type PlannedChange, type VersionChange, AffectedPeople } from './planned-change.js';

class VersionChangeDto extends PolicyRulesDto {
  @IdField('Policy')
  policy: string;
}

/** The id of the version that would be stored. */
const PLANNED = 'planned';

@Injectable()
export class VersionChanges implements ChangeReader<VersionChange> {
  constructor(
    private readonly policies: Policies,
    private readonly people: AffectedPeople,
  ) {}

  async read(body: unknown): Promise<VersionChange> {
    const { policy, from, rules } = readBody(VersionChangeDto, body);
    return { kind: 'version', policy, from, rules: (await this.policies.requireVersion(policy, { from, rules })).rules };
  }

  async plan({ policy, from, rules }: VersionChange): Promise<PlannedChange> {
    return {
      from,
      yearStart: rules.yearStart === 'hire' ? undefined : rules.yearStart,
      people: await this.people.having('policy_id', policy, from),
      movesCosts: false,
      apply: (facts) => ({ ...facts, rules: { ...facts.rules, versions: withVersion(facts.rules.versions, policy, from, rules) } }),
      isAbout: (person, { id }) => person.rulesOf(id).some(({ version }) => version === PLANNED),
    };
  }
}

/** As storing it does: one from the same day is replaced. */
function withVersion(versions: RulesFacts['versions'], policy: string, from: CalendarDate, rules: PolicyRules): RulesFacts['versions'] {
  const others = (versions.get(policy) ?? []).filter((version) => version.from !== from);
  return new Map([...versions, [policy, [...others, { id: PLANNED, from, rules }]]]);
}
