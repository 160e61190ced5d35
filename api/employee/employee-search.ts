import type { Engine, ListReader } from '../platform/database/lists/list-definition.js';

const MAX_IDS = 500;

/** Name and employee ID stand before the e-mail in `search`, so a match must be followed by a line break; one index then suffices. */
export function employeeSearchSql(engine: Engine): string {
  const search = engine === 'mysql' ? 'CAST(s.search AS BINARY)' : 's.search';
  return `SELECT s.id FROM employee s WHERE INSTR(${search}, ?) > 0 AND INSTR(SUBSTR(${search}, INSTR(${search}, ?)), ?) > 0`;
}

export function employeeSearchParameters(words: string): string[] {
  return [words, words, '\n'];
}

export async function searchEmployeeIds({ read, engine }: ListReader, words: string): Promise<string[] | undefined> {
  const rows = await read<{ id: string }>(`${employeeSearchSql(engine)} LIMIT ?`, [...employeeSearchParameters(words), MAX_IDS + 1]);
  return rows.length > MAX_IDS ? undefined : rows.map(({ id }) => id);
}
