import type { ReadRows } from '../connection/committed-reader.js';
import { isMissingTable } from '../connection/driver-errors.js';
import { SchemaError } from './schema-error.js';

export const RESTORE_MARK = 'restore_unfinished';

export const CREATE_RESTORE_MARK = `CREATE TABLE IF NOT EXISTS ${RESTORE_MARK} (id int NOT NULL, CONSTRAINT ${RESTORE_MARK}_pk PRIMARY KEY (id))`;
export const DROP_RESTORE_MARK = `DROP TABLE IF EXISTS ${RESTORE_MARK}`;

export async function isRestoreUnfinished(read: ReadRows): Promise<boolean> {
  try {
    await read(`SELECT id FROM ${RESTORE_MARK}`);
    return true;
  } catch (error) {
    if (isMissingTable(error)) return false;
    throw error;
  }
}

export async function requireFinishedRestore(read: ReadRows): Promise<void> {
  if (await isRestoreUnfinished(read))
    throw new SchemaError(
      'A restore into this database is under way or was broken off. Wait for its end, or run npm run restore again with the same file.',
    );
}
