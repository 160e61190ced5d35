import type { Engine, ListReader } from '../platform/database/lists/list-definition.js';

/** More are not listed. */
const MOST = 500;

/**
 * SQL of the ids of those whose name or employee ID contains words. Both stand in `search`, before the line of the
 * e-mail, so that it looks into one index alone: after what is found there, another line must follow.
 */
export function namedEmployees(engine: Engine): string {
  const search = engine === 'mysql' ? 'CAST(s.search AS BINARY)' : 's.search';
  return `SELECT s.id FROM employee s WHERE INSTR(${search}, ?) > 0 AND INSTR(SUBSTR(${search}, INSTR(${search}, ?)), ?) > 0`;
}

export function namedEmployeesParameters(words: string): string[] {
  return [words, words, '\n'];
}

/** Their ids; undefined when they are too many to be told one by one. */
export async function employeesNamed({ read, engine }: ListReader, words: string): Promise<string[] | undefined> {
  const rows = await read<{ id: string }>(`${namedEmployees(engine)} LIMIT ?`, [...namedEmployeesParameters(words), MOST + 1]);
  return rows.length > MOST ? undefined : rows.map(({ id }) => id);
}
