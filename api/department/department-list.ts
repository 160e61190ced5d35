import type { DepartmentRecord } from '../contract/department/departments.js';
import type { ListDefinition, ListReader } from '../platform/database/lists/list-definition.js';
import { contains, idIn, searchIn } from '../platform/database/lists/list-filters.js';
import type { CsvColumn } from '../platform/http/csv.js';

export interface DepartmentRow {
  id: string;
  name: string;
  description: string;
  version: number;
  head_id: string | null;
  employees: number | string;
  active?: number;
  head?: DepartmentRecord['head'];
}

const PEOPLE = '(SELECT COUNT(*) FROM employee p WHERE p.department_id = d.id)';

export const DEPARTMENT_LIST: ListDefinition = {
  resource: 'departments',
  table: 'department d',
  id: 'd.id',
  joins: {},
  columns: `d.id, d.name, d.description, d.version, d.head_id, ${PEOPLE} AS employees`,
  rowJoins: [],
  sort: { id: { by: 'd.id' }, name: { by: 'd.name_folded' }, employees: { by: PEOPLE } },
  filter: { q: searchIn(['d.name_folded', 'd.description_folded']), id: idIn('d.id') },
};

/** For each word the departments whose names contain it. */
export async function searchDepartments(
  { read, engine }: ListReader,
  words: string[],
): Promise<string[][]> {
  const anyWord = words.map((word) => contains(engine, 'd.name_folded', word));
  const departments = await read<{ id: string; name: string }>(
    `SELECT id, name_folded AS name FROM department d WHERE ${anyWord.map(({ sql }) => sql).join(' OR ')}`,
    anyWord.flatMap(({ parameters }) => parameters),
  );
  return words.map((word) =>
    departments.filter(({ name }) => name.includes(word)).map(({ id }) => id),
  );
}

export function departmentRecord(row: DepartmentRow): DepartmentRecord {
  return {
    _id: row.id,
    dep_name: row.name,
    description: row.description,
    employees: Number(row.employees),
    active: row.active ?? 0,
    head: row.head ?? null,
    version: row.version,
  };
}

export const DEPARTMENT_CSV: CsvColumn<DepartmentRecord>[] = [
  { heading: 'Department Name', cell: (department) => department.dep_name },
  { heading: 'Description', cell: (department) => department.description },
  { heading: 'Employees', cell: (department) => department.employees },
  { heading: 'Headcount', cell: (department) => department.active },
  { heading: 'Head', cell: (department) => department.head?.name ?? null },
];
