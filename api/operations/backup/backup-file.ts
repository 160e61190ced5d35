import type { RecordedMigration } from '../../platform/database/schema/migration-checksums.js';

/** Gzipped JSON lines, independent of engine and version: a header, then for each table a TableLine and its rows, then BackupEnd. */
export const BACKUP_FORMAT = 'employee-management-system backup';
/** Raise it when older programs cannot read the file any more. */
export const BACKUP_FORMAT_VERSION = 1;

export interface BackupHeader {
  format: typeof BACKUP_FORMAT;
  formatVersion: number;
  /** Version and commit. */
  program: string;
  company: string;
  madeAt: string;
  engine: 'embedded' | 'server';
  migrations: string[];
  /** Checksums of the migrations, as recorded in the database. */
  checksums?: RecordedMigration[];
  /** Fingerprint of the secret, to recognise another one. */
  secret: string;
}

export interface TableLine {
  table: string;
  columns: string[];
}

/** Missing from an interrupted backup. */
export interface BackupEnd {
  rows: Record<string, number>;
  /** Checksum of all lines before this one. */
  sha256: string;
}

export class BackupError extends Error {}

export function encodeCell(value: unknown): unknown {
  return value instanceof Uint8Array
    ? { base64: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64') }
    : value;
}

export function decodeCell(value: unknown): unknown {
  return typeof value === 'object' && value !== null
    ? Buffer.from((value as { base64: string }).base64, 'base64')
    : value;
}
