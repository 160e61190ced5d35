import { Injectable } from '@nestjs/common';
import { LEAVE_CHANGE_KINDS } from '../../contract/leave-preview.js';
import { Problem } from '../../contract/problem.js';
import { refusal } from '../../contract/refusals.js';
import type { ChangeReader, LeaveChange, PlannedChange } from './leave-change.js';
import { VersionChanges } from './version-changes.js';

/** All kinds of changes that can be previewed. */
@Injectable()
export class LeaveChanges {
  private readonly readers: { [Kind in LeaveChange['kind']]: ChangeReader<Extract<LeaveChange, { kind: Kind }>> };

  constructor(versions: VersionChanges) {
    this.readers = { version: versions };
  }

  read(body: object): Promise<LeaveChange> {
    return this.readerOf((body as { kind?: unknown }).kind).read(body);
  }

  plan(change: LeaveChange): Promise<PlannedChange> {
    return this.readerOf(change.kind).plan(change);
  }

  private readerOf(kind: unknown): ChangeReader<LeaveChange> {
    if (typeof kind === 'string' && Object.hasOwn(this.readers, kind)) return this.readers[kind as LeaveChange['kind']];
    throw Problem.at('change', refusal('field.not_choice', { label: 'Kind of change', choices: LEAVE_CHANGE_KINDS.join(', ') }));
  }
}
