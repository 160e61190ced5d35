import type { ImportColumn } from '../contract/imports.js';
import type { ImportJob } from './import-job.entity.js';
import type { RawRow } from './import-kind.js';

/** The cells of a row by heading. */
export type CellsOf = (row: RawRow) => (heading: string) => string;

export function cellsOf(job: ImportJob): CellsOf {
  const columns = JSON.parse(job.columnsRead ?? '[]') as ImportColumn[];
  const places = new Map(columns.map(({ heading }, index) => [heading, index]));
  return ({ cells }) => (heading) => cells[places.get(heading) ?? -1] ?? '';
}
