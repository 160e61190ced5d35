/** Tables that have come since version 1.0.0 was first written down. */
export const NEW_TABLES = ['admin_notification', 'admin_notification_read', 'leave_change', 'leave_tally', 'payroll'];
const NEW_COLUMNS: Record<string, string[]> = { account: ['admin_since'], leave_request: ['department_id', 'name_folded', 'employee_id_folded'] };

/** The lines of a backup without what has come since: tables, and columns of others. */
export function asVersion1([first, ...lines]: string[]): string[] {
  const header = JSON.parse(first as string) as { migrations: string[] };
  let table = '';
  let columns: string[] = [];
  const kept = lines.flatMap((line) => {
    const value = JSON.parse(line) as unknown[] | { table: string; columns: string[] };
    if (!Array.isArray(value)) ({ table, columns } = value);
    if (NEW_TABLES.includes(table)) return [];
    const newer = NEW_COLUMNS[table];
    if (!newer) return [line];
    const without = (cells: unknown[]) => cells.filter((_, place) => !newer.includes(columns[place] as string));
    return [JSON.stringify(Array.isArray(value) ? without(value) : { table, columns: without(columns) })];
  });
  return [JSON.stringify({ ...header, migrations: header.migrations.slice(0, 37) }), ...kept];
}
