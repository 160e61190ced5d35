import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { OwnDecisions } from './check/own-decisions.js';
import { UndoableDecisions } from './deciding/undoable-decisions.js';
import type { LeaveForReader } from './leave-row.js';

/** Marks requests with what their reader alone may do, or may not. */
@Injectable()
export class LeaveMarks {
  constructor(
    private readonly ownDecisions: OwnDecisions,
    private readonly undoable: UndoableDecisions,
  ) {}

  /** Nobody undoes a decision in a whole list. */
  async mark(actor: Actor, rows: readonly LeaveForReader[], isPage = true): Promise<void> {
    await this.ownDecisions.mark(actor, rows);
    if (isPage) await this.undoable.mark(actor, rows);
  }
}
