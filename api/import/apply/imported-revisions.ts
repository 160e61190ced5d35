import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RevisionStore } from '../../salary/revisions/revision-store.js';
import type { StoredImport } from '../import.tables.js';
import { IN_SPAN, stagedTargets, type RowSpan } from './staged-rows.js';

/** Rows that change the salary of existing people: `b` is the person before, `s` after the import. */
const CHANGED = `FROM staged_employee s JOIN staged_employee b ON b.import_id = s.import_id AND b.row_no = s.row_no AND b.side = 'before'
  WHERE s.import_id = ? AND s.side = 'after' AND s.result = 'changed' AND s.salary IS NOT NULL AND (b.salary IS NULL OR b.salary <> s.salary)`;

interface ChangedRow {
  employeeId: string;
  before: number | string | null;
  salary: number | string;
}

/** Salaries that an import changes count from its day. The import's own entries audit them. */
@Injectable()
export class ImportedRevisions {
  constructor(private readonly store: RevisionStore) {}

  async record(
    manager: EntityManager,
    { id, appliedBy }: StoredImport,
    span: RowSpan,
  ): Promise<void> {
    const rows = await manager.query<ChangedRow[]>(
      `SELECT s.target_id AS employeeId, b.salary AS \`before\`, s.salary ${CHANGED} AND ${IN_SPAN}`,
      [id, ...span],
    );
    const changes = rows.map(({ employeeId, before, salary }) => ({
      employeeId,
      before: before === null ? null : Number(before),
      salary: Number(salary),
    }));
    await this.store.follow(manager, changes, { source: 'import', by: appliedBy, changesetId: id });
  }

  /** As if they had never been: those that they replaced hold again. */
  async remove(manager: EntityManager, { id }: StoredImport, span: RowSpan): Promise<void> {
    const people = await stagedTargets(
      manager,
      'staged_employee',
      id,
      span,
      "s.side = 'after' AND s.result = 'changed'",
    );
    if (people.length === 0) return;
    await this.store.undo(manager, id, people);
  }
}
