import { BackupError, decodeCell, type BackupEnd, type TableLine } from './backup-file.js';
import { readLines, type CheckedBackup } from './check-backup.js';

export interface RowStore {
  begin(table: TableLine): Promise<void>;
  insert(rows: unknown[][]): Promise<void>;
  end(): Promise<void>;
}

export type RestoreProgress = (table: string, rows: number) => void;

export async function copyRows(
  backup: CheckedBackup,
  store: RowStore,
  progress: RestoreProgress,
): Promise<BackupEnd['rows']> {
  const { file, rows: expected } = backup;
  const copied: BackupEnd['rows'] = {};
  let table: string | undefined;
  const finish = async () => {
    if (table === undefined) return;
    await store.end();
    progress(table, copied[table] ?? 0);
  };
  const beginTable = async (line: object) => {
    // The header and the end.
    if (!('table' in line)) return;
    await finish();
    table = (line as TableLine).table;
    copied[table] = 0;
    await store.begin(line as TableLine);
  };
  await readLines(backup, async (lines) => {
    let rows: unknown[][] = [];
    for (const line of lines) {
      const value = JSON.parse(line) as object;
      if (Array.isArray(value) && table !== undefined) {
        rows.push(value.map(decodeCell));
        copied[table] = (copied[table] ?? 0) + 1;
        continue;
      }
      if (rows.length > 0) await store.insert(rows);
      rows = [];
      await beginTable(value);
    }
    if (rows.length > 0) await store.insert(rows);
  });
  await finish();
  const wrong = Object.keys(expected).find((name) => expected[name] !== copied[name]);
  if (wrong)
    throw new BackupError(
      `${file} has ${copied[wrong] ?? 0} rows of ${wrong} and should have ${expected[wrong]}.`,
    );
  return copied;
}
