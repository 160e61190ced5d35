import { BackupFault, readCell, type BackupEnd, type TableLine } from './backup-file.js';
import { readLines, type CheckedBackup } from './backup-reader.js';

/** Where rows go; one table after the other. */
export interface RowStore {
  begin(table: TableLine): Promise<void>;
  insert(rows: unknown[][]): Promise<void>;
  end(): Promise<void>;
}

export type RestoreProgress = (table: string, rows: number) => void;

/** Brings every row of a checked file into the store and returns how many each table has got. */
export async function copyRows({ file, rows: promised }: CheckedBackup, store: RowStore, progress: RestoreProgress): Promise<BackupEnd['rows']> {
  const brought: BackupEnd['rows'] = {};
  let table: string | undefined;
  const finish = async () => {
    if (table === undefined) return;
    await store.end();
    progress(table, brought[table] ?? 0);
  };
  const take = async (line: object) => {
    // The first line and the last one name no table.
    if (!('table' in line)) return;
    await finish();
    table = (line as TableLine).table;
    brought[table] = 0;
    await store.begin(line as TableLine);
  };
  await readLines(file, async (lines) => {
    let rows: unknown[][] = [];
    for (const line of lines) {
      const value = JSON.parse(line) as object;
      if (Array.isArray(value) && table !== undefined) {
        rows.push(value.map(readCell));
        brought[table] = (brought[table] ?? 0) + 1;
        continue;
      }
      if (rows.length > 0) await store.insert(rows);
      rows = [];
      await take(value);
    }
    if (rows.length > 0) await store.insert(rows);
  });
  await finish();
  const different = Object.keys(promised).find((name) => promised[name] !== brought[name]);
  if (different) throw new BackupFault(`${file} has ${brought[different] ?? 0} rows of ${different} and should have ${promised[different]}.`);
  return brought;
}
