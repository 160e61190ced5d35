import type { CalendarDate } from '../contract/calendar-date.js';
import type { DepartmentRecord } from '../contract/department/departments.js';
import type {
  Condition,
  ListDefinition,
  ListReader,
} from '../platform/database/lists/list-definition.js';
import { contains, idIn, searchIn } from '../platform/database/lists/list-filters.js';
import type { CsvColumn } from '../platform/http/csv.js';

export interface DepartmentRow {
  id: string;
  name: string;
  description: string;
  version: number;
  head_id: string | null;
  employees: number | string;
  closed_on: CalendarDate | null;
  active?: number;
  head?: DepartmentRecord['head'];
}

const PEOPLE = '(SELECT COUNT(*) FROM employee p WHERE p.department_id = d.id)';
const COLUMNS = 'd.id, d.name, d.description, d.version, d.head_id, d.closed_on';

export const DEPARTMENT_LIST: ListDefinition = {
  resource: 'departments',
  table: 'department d',
  id: 'd.id',
  joins: {},
  columns: `${COLUMNS}, ${PEOPLE} AS employees`,
  rowJoins: [],
  sort: { id: { by: 'd.id' }, name: { by: 'd.name_folded' }, employees: { by: PEOPLE } },
  filter: { q: searchIn(['d.name_folded', 'd.description_folded']), id: idIn('d.id') },
  parameters: ['asOf'],
};

/** Of employees `e`. The day is a date that was checked. */
export const employedOn = (day: CalendarDate) =>
  `(COALESCE(e.hire_date, '${day}') <= '${day}' AND COALESCE(e.left_on, '${day}') >= '${day}'
    OR EXISTS (SELECT 1 FROM earlier_employment p WHERE p.employee_id = e.id AND COALESCE(p.hired_on, '${day}') <= '${day}' AND p.left_on >= '${day}'))`;

/** Those who are employed in department `d` on another day than today. */
const peopleOn = (day: CalendarDate) => `job_fact f JOIN employee e ON e.id = f.employee_id
    WHERE f.kind = 'department' AND f.value_id = d.id AND f.valid = 1 AND f.from_date <= '${day}' AND ${employedOn(day)}
      AND NOT EXISTS (SELECT 1 FROM job_fact n WHERE n.employee_id = f.employee_id AND n.kind = 'department' AND n.valid = 1 AND n.from_date <= '${day}' AND n.from_date > f.from_date)`;

export function departmentsAsOf(day: CalendarDate): ListDefinition {
  const people = `(SELECT COUNT(*) FROM ${peopleOn(day)})`;
  return {
    ...DEPARTMENT_LIST,
    columns: `${COLUMNS}, ${people} AS employees`,
    sort: { ...DEPARTMENT_LIST.sort, employees: { by: people } },
  };
}

export const OPEN_TODAY: Condition = {
  sql: 'd.closed_at IS NULL',
  parameters: [],
  excludesFew: true,
};

/** Not closed, and there already: stored before the day `ended`, or with people on it, since facts reach further back than records. */
export function openOn(day: CalendarDate, ended: number): Condition {
  return {
    sql: `((d.closed_on IS NULL OR d.closed_on > ?) AND (d.created_at < ? OR EXISTS (SELECT 1 FROM ${peopleOn(day)})))`,
    parameters: [day, ended],
  };
}

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
    closedOn: row.closed_on,
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
