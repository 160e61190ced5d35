import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/access/actor.js';
import { LeaveOverlaps } from '../check/leave-overlap.js';
import { OwnDecisions } from '../check/own-decisions.js';
import { PersonFactsReader } from '../check/person-facts.js';
import { CoverageCheck } from '../coverage/coverage-check.js';
import { LeaveAccess } from '../leave-access.js';
import { askedLeaveOf, requestedOfRow, type LeaveRow } from '../leave-row.js';
import type { LeaveToUndo } from './judge-undo.js';

@Injectable()
export class UndoFactsReader {
  constructor(
    private readonly access: LeaveAccess,
    private readonly ownDecisions: OwnDecisions,
    private readonly personFacts: PersonFactsReader,
    private readonly overlaps: LeaveOverlaps,
    private readonly coverage: CoverageCheck,
  ) {}

  /** In the order in which requests are made and decided. */
  async lock(manager: EntityManager, actor: Actor, id: string): Promise<LeaveRow> {
    const row = await this.access.reachLocked(manager, actor, id);
    await this.ownDecisions.lock(manager, actor, row.account_id);
    if (row.status === 'Rejected') await this.coverage.lock(manager, askedLeaveOf(row));
    return row;
  }

  async read(actor: Actor, row: LeaveRow): Promise<LeaveToUndo> {
    const takesDays = row.status === 'Rejected';
    const asked = { employeeId: row.employee_id, ...requestedOfRow(row) };
    return {
      ...(await this.personFacts.read(row.employee_id, row.leave_type_id, row.start_date)),
      overlap: takesDays ? await this.overlaps.first(actor, asked, []) : undefined,
      coverage: takesDays ? await this.coverage.breaches(askedLeaveOf(row), 'ofRule') : [],
    };
  }
}
