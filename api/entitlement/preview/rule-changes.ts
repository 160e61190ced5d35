import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { inOrder, spanOn } from '../../contract/dated-spans.js';
import type { PolicyRules } from '../../contract/leave/policy-rules.js';
import { EVERYBODY } from '../../contract/working-time/working-time.js';
import type { Condition } from '../../platform/database/lists/list-definition.js';
import { readBody } from '../../platform/http/body.pipe.js';
import { IdField } from '../../platform/http/fields/id-field.js';
import { isMatching } from '../../working-time/assignments/assignment-fields.js';
import { AssignmentUnits } from '../../working-time/assignments/assignment-units.js';
import { Assignments } from '../../working-time/assignments/assignments.js';
import { MatchingPeople } from '../../working-time/assignments/matching-people.js';
import type {
  AssignmentChange,
  AssignmentEndChange,
} from '../../working-time/working-time-changes.js';
import { AssignmentDto } from '../../working-time/working-time.dto.js';
import type { HeldRow } from '../../working-time/working-times.js';
import type { LeaveFacts } from '../facts/leave-facts.js';
import { PolicyRulesDto } from '../policies/leave-policy.dto.js';
import { LeaveRulesReader, type RulesFacts } from '../policies/leave-rules.js';
import { Policies } from '../policies/policies.js';
import { isAboutSubject, withAssignments, keyOf } from './assigned-facts.js';
import {
  type ChangeReader,
  type PlannedChange,
  employedFrom,
  people,
  type VersionChange,
  AffectedPeople,
} from './planned-change.js';

@Injectable()
export class AssignmentChanges implements ChangeReader<AssignmentChange> {
  constructor(
    private readonly assignments: Assignments,
    private readonly units: AssignmentUnits,
    private readonly matching: MatchingPeople,
    private readonly rules: LeaveRulesReader,
  ) {}

  read(body: unknown): Promise<AssignmentChange> {
    return this.units.change(readBody(AssignmentDto, body));
  }

  async plan(change: AssignmentChange): Promise<PlannedChange> {
    const { subject, target, inherit, from } = change;
    await this.assignments.requirePossible(change);
    const isShared = change.holders === EVERYBODY;
    const holdersIn = (facts: LeaveFacts) => (isShared ? [EVERYBODY] : [...facts.periods.keys()]);
    const row = (holder: string): HeldRow => ({ holder, subject, from, target, inherit });
    return {
      from,
      yearStart: await this.yearStart(change),
      people: await this.peopleOf(change),
      calendars: subject === 'calendar' && target !== null ? [target] : [],
      movesCosts: subject === 'pattern' || subject === 'calendar',
      apply: (facts) => withAssignments(facts, (rows) => [...rows, ...holdersIn(facts).map(row)]),
      isAbout: isAboutSubject(subject),
    };
  }

  private async peopleOf({ holders, from }: AssignmentChange): Promise<Condition[]> {
    if (holders === EVERYBODY) return [employedFrom(from)];
    return isMatching(holders) ? this.matching.conditions(holders.filter) : [people(holders)];
  }

  private async yearStart({ target, from }: AssignmentChange): Promise<string | undefined> {
    const { versions } = await this.rules.facts();
    const yearStart = spanOn(inOrder(versions.get(target ?? '') ?? []), from)?.rules.yearStart;
    return yearStart === 'hire' ? undefined : yearStart;
  }
}

class AssignmentEndDto {
  @IdField('Assignment')
  assignment: string;
}

@Injectable()
export class AssignmentEndChanges implements ChangeReader<AssignmentEndChange> {
  constructor(private readonly assignments: Assignments) {}

  async read(body: unknown): Promise<AssignmentEndChange> {
    const { assignment } = readBody(AssignmentEndDto, body);
    await this.assignments.requireEndable(assignment);
    return { kind: 'assignmentEnd', assignment };
  }

  async plan({ assignment }: AssignmentEndChange): Promise<PlannedChange> {
    const { holder, subject, from_date: from } = await this.assignments.requireLive(assignment);
    const ended = keyOf({ holder, subject, from });
    return {
      from,
      people: [holder === EVERYBODY ? employedFrom(from) : people([holder])],
      movesCosts: subject === 'pattern' || subject === 'calendar',
      apply: (facts) =>
        withAssignments(facts, (rows) => rows.filter((row) => keyOf(row) !== ended)),
      isAbout: isAboutSubject(subject),
    };
  }
}

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
    return {
      kind: 'version',
      policy,
      from,
      rules: (await this.policies.requireVersion(policy, { from, rules })).rules,
    };
  }

  async plan({ policy, from, rules }: VersionChange): Promise<PlannedChange> {
    return {
      from,
      yearStart: rules.yearStart === 'hire' ? undefined : rules.yearStart,
      people: await this.people.withTarget('policy_id', policy, from),
      movesCosts: false,
      apply: (facts) => ({
        ...facts,
        rules: { ...facts.rules, versions: withVersion(facts.rules.versions, policy, from, rules) },
      }),
      isAbout: (person, { id }) => person.rulesOf(id).some(({ version }) => version === PLANNED),
    };
  }
}

/** As storing it does: one from the same day is replaced. */
function withVersion(
  versions: RulesFacts['versions'],
  policy: string,
  from: CalendarDate,
  rules: PolicyRules,
): RulesFacts['versions'] {
  const others = (versions.get(policy) ?? []).filter((version) => version.from !== from);
  return new Map([...versions, [policy, [...others, { id: PLANNED, from, rules }]]]);
}
