import { Injectable } from '@nestjs/common';
import { CloseChanges } from './close-changes.js';
import { EmploymentChanges } from './employment-changes.js';
import { HolidayChanges } from './holiday-changes.js';
import type { ChangeReader, LeaveChange, PlannedChange } from './planned-change.js';
import { AssignmentChanges, AssignmentEndChanges, VersionChanges } from './rule-changes.js';

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

  /** One of the kinds, as `ChangeField` checks. */
  read(body: object): Promise<LeaveChange> {
    return this.readers[(body as { kind: LeaveChange['kind'] }).kind].read(body);
  }

  plan(change: LeaveChange): Promise<PlannedChange> {
    return (this.readers[change.kind] as ChangeReader<LeaveChange>).plan(change);
  }
}
