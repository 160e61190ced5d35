import { addressOf, driverError } from './driver-errors.js';

export interface DatabaseDiagnosis {
  found: string;
  advice: string;
}

const RESTORE =
  'Stop the server, keep the file, check the disk, and then restore the newest backup.';
const OWN_FILE =
  'The user of the server must own DATA_DIR and the files database.sqlite* in it: ls -la DATA_DIR shows the owner, chown changes it. Check that the disk is not mounted read-only.';
const LOST_OTHERS: DatabaseDiagnosis = {
  found: 'This node of the database cluster has lost the others and refuses to work',
  advice: 'Bring the other nodes back, or set DATABASE_URL to a node that has the majority.',
};
const NO_ANSWER =
  'Check that it is running, that a cluster has its majority, the address in DATABASE_URL, and that no firewall is in the way.';
const SERVER_FULL: DatabaseDiagnosis = {
  found: 'The disk of the database server is full',
  advice: 'Free up space on the database server; writing continues then.',
};
const SERVER_READ_ONLY: DatabaseDiagnosis = {
  found: 'The database server is read-only',
  advice: 'Set DATABASE_URL to the server that accepts writes, or end its read-only mode.',
};

/** By SQLite's primary result code. */
const EMBEDDED: Record<number, DatabaseDiagnosis & { name: string }> = {
  3: { name: 'SQLITE_PERM', found: 'The database file must not be opened', advice: OWN_FILE },
  5: {
    name: 'SQLITE_BUSY',
    found: 'Another program has locked the database file',
    advice: 'End it (fuser -v DATA_DIR/database.sqlite shows which one), then try again.',
  },
  6: {
    name: 'SQLITE_LOCKED',
    found: 'Another program has locked the database file',
    advice: 'End it (fuser -v DATA_DIR/database.sqlite shows which one), then try again.',
  },
  8: {
    name: 'SQLITE_READONLY',
    found: 'The database file, or its folder, is read-only',
    advice: OWN_FILE,
  },
  10: {
    name: 'SQLITE_IOERR',
    found: 'The disk reports an error',
    advice:
      'Check the disk (dmesg, smartctl) and its free space; then restore the newest backup if the file is damaged.',
  },
  11: { name: 'SQLITE_CORRUPT', found: 'The database file is damaged', advice: RESTORE },
  13: {
    name: 'SQLITE_FULL',
    found: 'The disk is full',
    advice: 'Free up space on the disk of DATA_DIR; writing continues then.',
  },
  14: { name: 'SQLITE_CANTOPEN', found: 'The database file cannot be opened', advice: OWN_FILE },
  26: {
    name: 'SQLITE_NOTADB',
    found: 'The file database.sqlite is not a database',
    advice: RESTORE,
  },
};

const SERVER: Record<number, DatabaseDiagnosis> = {
  1021: SERVER_FULL,
  1040: {
    found: 'The database server has no connection left',
    advice: 'Raise max_connections on the database server, or lower connections= in DATABASE_URL.',
  },
  1044: {
    found: 'This user may not use the database',
    advice: 'GRANT ALL ON the database TO this user, or correct DATABASE_URL.',
  },
  1045: {
    found: 'The database server refuses the user or the password',
    advice: 'Correct DATABASE_URL; special characters in the password must be percent-encoded.',
  },
  1047: LOST_OTHERS,
  1049: {
    found: 'The database server has no database of this name',
    advice: 'Create it (CREATE DATABASE … CHARACTER SET utf8mb4), or correct DATABASE_URL.',
  },
  1114: SERVER_FULL,
  1180: LOST_OTHERS,
  1290: SERVER_READ_ONLY,
  1698: {
    found: 'The database server refuses the user or the password',
    advice: 'Correct DATABASE_URL; special characters in the password must be percent-encoded.',
  },
  1836: SERVER_READ_ONLY,
};

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'PROTOCOL_CONNECTION_LOST',
]);
const SILENT = new Set(['ETIMEDOUT', 'PROTOCOL_SEQUENCE_TIMEOUT']);

/** Advice for the operator. Undefined for an error of a statement. */
export function diagnoseDatabaseError(error: unknown): DatabaseDiagnosis | undefined {
  const {
    code = '',
    errno = 0,
    sqliteCode,
  } = (driverError(error) ?? {}) as { code?: string; errno?: number; sqliteCode?: number };
  const embedded = sqliteCode === undefined ? undefined : EMBEDDED[sqliteCode & 0xff];
  if (embedded) return { found: `${embedded.found} (${embedded.name}).`, advice: embedded.advice };
  const server = SERVER[errno];
  if (server) return { found: `${server.found} (${errno}).`, advice: server.advice };
  const address = addressOf(error);
  const database = address === undefined ? 'The database' : `The database at ${address}`;
  if (SILENT.has(code))
    return { found: `${database} does not answer (${code}).`, advice: NO_ANSWER };
  return UNREACHABLE.has(code)
    ? { found: `${database} cannot be reached (${code}).`, advice: NO_ANSWER }
    : undefined;
}
