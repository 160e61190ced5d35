import type { EntityManager } from 'typeorm';
import type { EarlierPeriod } from '../../contract/employee/employment-periods.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { IN_SPAN, type RowSpan } from './staged-rows.js';

const COLUMNS = ['employee_id', 'hired_on', 'left_on'];

/** Replaces the earlier employments of people for whom the import changes them: by its own, or when it is undone by those from before. */
export async function replaceEarlierEmployments(
  manager: EntityManager,
  importId: string,
  side: 'before' | 'after',
  span: RowSpan,
): Promise<void> {
  const people = await manager.query<{ id: string; periods: string }[]>(
    `SELECT s.target_id AS id, s.earlier_periods AS periods FROM staged_employee s
     WHERE s.import_id = ? AND s.side = ? AND s.earlier_periods IS NOT NULL AND ${IN_SPAN}`,
    [importId, side, ...span],
  );
  if (people.length === 0) return;
  await manager.query(
    `DELETE FROM earlier_employment WHERE employee_id IN (${people.map(() => '?').join(', ')})`,
    people.map(({ id }) => id),
  );
  await insertRows(
    manager,
    'earlier_employment',
    COLUMNS,
    people.flatMap(({ id, periods }) =>
      (JSON.parse(periods) as EarlierPeriod[]).map(({ hiredOn, leftOn }) => [id, hiredOn, leftOn]),
    ),
  );
}
