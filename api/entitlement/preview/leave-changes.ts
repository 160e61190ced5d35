import { Injectable } from '@nestjs/common';
import { LEAVE_CHANGE_KINDS } from '../../contract/leave-preview.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { ChangeReader, LeaveChange, PlannedChange } from './planned-change.js';
import { AssignmentChanges, AssignmentEndChanges, VersionChanges } from './rule-changes.js';
import { CloseChanges } from './close-changes.js';
import { EmploymentChanges } from './employment-changes.js';
import { HolidayChanges } from './holiday-changes.js';

type Readers = {
  [Kind in LeaveChange['kind']]: ChangeReader<Extract<LeaveChange, { kind: Kind }>>;
};

/** All kinds of changes that can be previewed. */
@Injectable()
export class LeaveChanges {
  private readonly readers: Readers;

  constructor(
    version: VersionChanges,
    assignment: AssignmentChanges,
    assignmentEnd: AssignmentEndChanges,
    holidays: HolidayChanges,
    employment: EmploymentChanges,
    close: CloseChanges,
  ) {
    this.readers = { version, assignment, assignmentEnd, holidays, employment, close };
  }

  read(body: object): Promise<LeaveChange> {
    return this.reader((body as { kind?: unknown }).kind).read(body);
  }

  plan(change: LeaveChange): Promise<PlannedChange> {
    return (this.reader(change.kind) as ChangeReader<LeaveChange>).plan(change);
  }

  private reader(kind: unknown): Readers[LeaveChange['kind']] {
    if (typeof kind === 'string' && Object.hasOwn(this.readers, kind))
      return this.readers[kind as LeaveChange['kind']];
    throw Problem.at(
      'change',
      refusal('field.not_choice', {
        label: 'Kind of change',
        choices: LEAVE_CHANGE_KINDS.join(', '),
      }),
    );
  }
}
