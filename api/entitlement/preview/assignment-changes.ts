import { Injectable } from '@nestjs/common';
import { inOrder, spanOn } from '../../contract/dated-spans.js';
import { EVERYBODY } from '../../contract/working-time.js';
import type { Condition } from '../../platform/database/lists/list-definition.js';
import { readBody } from '../../platform/http/body.pipe.js';
import { isMatching } from '../../working-time/assignments/assignment-fields.js';
import { AssignmentUnits } from '../../working-time/assignments/assignment-units.js';
import { Assignments } from '../../working-time/assignments/assignments.js';
import { MatchingPeople } from '../../working-time/assignments/matching-people.js';
import type { AssignmentChange } from '../../working-time/working-time-changes.js';
import { AssignmentDto } from '../../working-time/working-time.dto.js';
import type { HeldRow } from '../../working-time/working-times.js';
import type { LeaveFacts } from '../facts/leave-facts.js';
import { LeaveRulesReader } from '../policies/leave-rules.js';
import { isAboutSubject, withAssignments } from './assigned-facts.js';
import type { ChangeReader, PlannedChange } from './planned-change.js';
import { employedFrom, people } from './affected-people.js';

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
