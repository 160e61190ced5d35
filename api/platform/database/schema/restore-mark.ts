import type { ReadRows } from '../connection/committed-reader.js';
import { isMissingTable } from '../connection/driver-errors.js';
import { SchemaFault } from './schema-fault.js';

/** A table that is there while a database is not whole. */
export const RESTORE_MARK = 'restore_unfinished';

export const MARK_UNFINISHED = `CREATE TABLE IF NOT EXISTS ${RESTORE_MARK} (id int NOT NULL, CONSTRAINT ${RESTORE_MARK}_pk PRIMARY KEY (id))`;
export const MARK_WHOLE = `DROP TABLE IF EXISTS ${RESTORE_MARK}`;

/** A restore is under way here, or was broken off. */
export async function isUnfinished(read: ReadRows): Promise<boolean> {
  try {
    await read(`SELECT id FROM ${RESTORE_MARK}`);
    return true;
  } catch (error) {
    if (isMissingTable(error)) return false;
    throw error;
  }
}

/** Nobody may work with half of a backup, nor with what is about to be replaced by one. */
export async function requireWhole(read: ReadRows): Promise<void> {
  if (await isUnfinished(read)) throw new SchemaFault('A restore into this database is under way or was broken off. Wait for its end, or run npm run restore again with the same file.');
}
