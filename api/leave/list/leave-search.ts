import { LEAVE_STATUSES } from '../../contract/leave/leave-statuses.js';
import { searchDepartments } from '../../department/department-list.js';
import { employeeSearchSql, searchEmployeeIds } from '../../employee/employee-search.js';
import type {
  Condition,
  Filter,
  ListReader,
} from '../../platform/database/lists/list-definition.js';
import { searchFilter } from '../../platform/database/lists/list-filters.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { typesMatching } from './leave-type-filter.js';

/** All requests: by type, department and person. */
export const LEAVE_SEARCH: Filter = searchFilter((words) =>
  looksUp((reader) => searchCondition(reader, words)),
);

/** One person's requests: by reason, type and status. */
export const OWN_LEAVE_SEARCH: Filter = searchFilter((words) =>
  looksUp((reader) => ownSearchCondition(reader, words)),
);

function looksUp(resolve: (reader: ListReader) => Promise<Condition>): Condition {
  return { sql: '1 = 0', parameters: [], resolve };
}

async function ownSearchCondition(reader: ListReader, words: string): Promise<Condition> {
  const { types } = await typesMatching(reader, words);
  const statuses = LEAVE_STATUSES.filter((name) => folded(name).includes(words));
  return {
    sql: `(INSTR(l.reason_folded, ?) > 0 OR ${inList('l.leave_type', types)} OR ${inList('l.status', statuses)})`,
    parameters: [words, ...types, ...statuses],
  };
}

/** Employees and departments are looked up first, then their requests by index. Too many employees become a subquery. */
async function searchCondition(reader: ListReader, words: string): Promise<Condition> {
  const { types, all } = await typesMatching(reader, words);
  if (all) return { sql: '1 = 1', parameters: [] };
  const [departments = []] = await searchDepartments(reader, [words]);
  const employees = await searchEmployeeIds(reader, words);
  const groups: [string, unknown[]][] = [
    ['l.leave_type', types],
    ['e.department_id', departments],
    ['l.employee_id', employees ?? []],
  ];
  const matched = groups.filter(([, values]) => values.length > 0);
  const alternatives = matched.map(
    ([column, values]) => `${column} IN (${values.map(() => '?').join(', ')})`,
  );
  const parameters = matched.flatMap(([, values]) => values);
  if (!employees) {
    const people = employeeSearchSql(reader.engine, words);
    alternatives.push(`l.employee_id IN (${people.sql})`);
    parameters.push(...people.parameters);
  }
  if (alternatives.length === 0) return { sql: '1 = 0', parameters: [] };
  return { sql: `(${alternatives.join(' OR ')})`, parameters, joins: ['employee'] };
}

function inList(column: string, values: string[]): string {
  return values.length === 0 ? '1 = 0' : `${column} IN (${values.map(() => '?').join(', ')})`;
}
