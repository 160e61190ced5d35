import { Injectable } from '@nestjs/common';
import { EVERYBODY } from '../../contract/working-time.js';
import { readBody } from '../../platform/http/body.pipe.js';
import { IdField } from '../../platform/http/fields/id-field.js';
import { Assignments } from '../../working-time/assignments/assignments.js';
import type { AssignmentEndChange } from '../../working-time/working-time-changes.js';
import { isAboutSubject, keyOf, withAssignments } from './assigned-facts.js';
import type { ChangeReader, PlannedChange } from './planned-change.js';
import { employedFrom, people } from './affected-people.js';

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
      apply: (facts) => withAssignments(facts, (rows) => rows.filter((row) => keyOf(row) !== ended)),
      isAbout: isAboutSubject(subject),
    };
  }
}
