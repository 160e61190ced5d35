import { searchDepartments } from '../department/department-list.js';
import type { Condition, Engine, ListReader } from '../platform/database/lists/list-definition.js';
import { contains } from '../platform/database/lists/list-filters.js';
import { searchWords } from '../platform/database/statements/folded-text.js';
import { NAMES_END } from './employee-text-columns.js';

const MAX_IDS = 500;
/** More departments than these are looked up by the statement itself, so that it never has more parameters than an engine takes. */
const LISTED_DEPARTMENTS = 100;

/**
 * Each word is found in the person's name, employee ID, designation, e-mail or department.
 * Departments are looked up first, so that the query does not compare their names for every employee.
 */
export function employeeSearch(query: string): Condition {
  const words = searchWords(query);
  return {
    sql: '1 = 0',
    parameters: [],
    resolve: async (reader) => {
      const departments = await searchDepartments(reader, words);
      const conditions = words.map((word, index) =>
        wordCondition(reader.engine, word, departments[index] ?? []),
      );
      return {
        sql: conditions.map(({ sql }) => sql).join(' AND '),
        parameters: conditions.flatMap(({ parameters }) => parameters),
      };
    },
  };
}

function wordCondition(engine: Engine, word: string, departments: string[]): Condition {
  const { sql, parameters } = contains(engine, 'e.search', word);
  const named = inDepartments(engine, word, departments);
  return {
    sql: named ? `(${sql} OR e.department_id IN (${named.sql}))` : `(${sql})`,
    parameters: [...parameters, ...(named?.parameters ?? [])],
  };
}

/** The departments, as a list or a selection; undefined without any. */
export function inDepartments(
  engine: Engine,
  word: string,
  departments: string[],
): Condition | undefined {
  if (departments.length === 0) return undefined;
  if (departments.length <= LISTED_DEPARTMENTS)
    return { sql: departments.map(() => '?').join(', '), parameters: departments };
  const { sql, parameters } = contains(engine, 'sd.name_folded', word);
  return { sql: `SELECT sd.id FROM department sd WHERE ${sql}`, parameters };
}

/** The people whose name and employee ID contain the words: each must stand before the end of the names, so that one index suffices. */
export function employeeSearchSql(
  engine: Engine,
  query: string,
): { sql: string; parameters: string[] } {
  const search = engine === 'mysql' ? 'CAST(s.search AS BINARY)' : 's.search';
  const words = searchWords(query);
  const conditions = words.map(
    () => `INSTR(${search}, ?) > 0 AND INSTR(SUBSTR(${search}, INSTR(${search}, ?)), ?) > 0`,
  );
  return {
    sql: `SELECT s.id FROM employee s WHERE ${conditions.join(' AND ')}`,
    parameters: words.flatMap((word) => [word, word, NAMES_END]),
  };
}

export async function searchEmployeeIds(
  { read, engine }: ListReader,
  query: string,
): Promise<string[] | undefined> {
  const { sql, parameters } = employeeSearchSql(engine, query);
  const rows = await read<{ id: string }>(`${sql} LIMIT ?`, [...parameters, MAX_IDS + 1]);
  return rows.length > MAX_IDS ? undefined : rows.map(({ id }) => id);
}
