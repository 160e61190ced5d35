import { Problem } from '../../contract/problem.js';
import { refusal } from '../../contract/refusals.js';
import type { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { TargetKind } from './assignment-targets.js';

/** Patterns and calendars: all that are not archived can be assigned. */
export function namedTargets(work: UnitOfWork, table: 'work_pattern' | 'holiday_calendar'): Pick<TargetKind, 'assignable' | 'named'> {
  return {
    async assignable(_subject, id) {
      const [row] = await work.read<{ id: string; name: string; archived_at: number | string | null }>(`SELECT id, name, archived_at FROM ${table} WHERE id = ?`, [id]);
      if (!row) return undefined;
      if (row.archived_at !== null) throw Problem.at('target', refusal('assignment.target_archived', { name: row.name }));
      return { id: row.id, name: row.name, leaveType: null };
    },
    async named(ids) {
      const rows = await work.read<{ id: string; name: string }>(`SELECT id, name FROM ${table} WHERE id IN (${ids.map(() => '?').join(', ')})`, ids);
      return rows.map(({ id, name }) => ({ id, name, leaveType: null }));
    },
  };
}
