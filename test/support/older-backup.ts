/** Tables that have come since version 1.0.0 was first written down. */
export const NEW_TABLES = ['leave_change', 'leave_tally', 'payroll'];
const NEW_COLUMNS = ['department_id', 'name_folded', 'employee_id_folded'];

/** The lines of a backup without what has come since: tables, and three columns of another. */
export function asVersion1([first, ...lines]: string[]): string[] {
  const header = JSON.parse(first as string) as { migrations: string[] };
  let table = '';
  let columns: string[] = [];
  const kept = lines.flatMap((line) => {
    const value = JSON.parse(line) as unknown[] | { table: string; columns: string[] };
    if (!Array.isArray(value)) ({ table, columns } = value);
    if (NEW_TABLES.includes(table)) return [];
    if (table !== 'leave_request') return [line];
    const without = (cells: unknown[]) => cells.filter((_, place) => !NEW_COLUMNS.includes(columns[place] as string));
    return [JSON.stringify(Array.isArray(value) ? without(value) : { table, columns: without(columns) })];
  });
  return [JSON.stringify({ ...header, migrations: header.migrations.slice(0, 37) }), ...kept];
}
