/** What a backup file is, line by line: gzipped JSON, one value to a line, so that any version and any engine can read it. */
export const BACKUP_FORMAT = 'employee-management-system backup';
/** Raised when an older program could not read the file any more. */
export const BACKUP_FORMAT_VERSION = 1;

/** The first line. */
export interface BackupHeader {
  format: typeof BACKUP_FORMAT;
  formatVersion: number;
  /** Version of the program that wrote it. */
  program: string;
  company: string;
  madeAt: string;
  engine: 'embedded' | 'server';
  /** The schema that the rows fit. */
  migrations: string[];
  /** Tells the secret under which the company worked from others, and nothing about it. */
  secret: string;
}

/** Before the rows of each table; each of them is an array in the order of the columns. */
export interface TableLine {
  table: string;
  columns: string[];
}

/** The last line: a file without it was broken off. */
export interface BackupEnd {
  rows: Record<string, number>;
  /** Of all lines before this one. */
  sha256: string;
}

/** Nothing can be restored from this file, or not here; the text is for a person. */
export class BackupFault extends Error {}

/** Bytes have no place in JSON. */
export function writtenCell(value: unknown): unknown {
  return value instanceof Uint8Array ? { base64: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64') } : value;
}

export function readCell(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Buffer.from((value as { base64: string }).base64, 'base64') : value;
}
