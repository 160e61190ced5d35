import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXPORTED_TABLES } from './exported-tables.js';
import { FolderFault } from './folder-fault.js';
import type { FileSummary } from './written-file.js';

export const MANIFEST_FILE = 'manifest.json';
export const IMAGES_FOLDER = 'images';
export const FORMAT = 'employee-management-system export';
/** Raised when an older program could not read the folder any more. */
export const FORMAT_VERSION = 2;

/** What a folder is an export of. Written last: a folder without it is no whole export. */
export interface Manifest {
  format: typeof FORMAT;
  formatVersion: number;
  /** Of the program that wrote it. */
  version: string;
  company: string;
  exportedAt: string;
  files: Record<string, FileSummary & { rows: number }>;
}

/** The manifest of a folder, or a fault that says what the folder is not. */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = await parsed(join(folder, MANIFEST_FILE));
  if (manifest.format !== FORMAT || typeof manifest.files !== 'object' || manifest.files === null) {
    throw new FolderFault(`${MANIFEST_FILE} in ${folder} is not that of an export.`);
  }
  if (manifest.formatVersion !== FORMAT_VERSION) {
    throw new FolderFault(`This export was written by version ${String(manifest.version)}, in a format that this version cannot read.`);
  }
  const missing = EXPORTED_TABLES.find(({ file }) => !isSummary(manifest.files?.[file]));
  if (missing) throw new FolderFault(`${MANIFEST_FILE} does not name ${missing.file}.`);
  return manifest as Manifest;
}

async function parsed(path: string): Promise<Partial<Manifest>> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new FolderFault(`There is no ${path}: this is no export, or one that was broken off.`);
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    throw new FolderFault(`${path} cannot be read: it is no JSON.`);
  }
}

function isSummary(value: unknown): boolean {
  const { bytes, rows, sha256 } = (value ?? {}) as Record<string, unknown>;
  return Number.isSafeInteger(bytes) && Number.isSafeInteger(rows) && typeof sha256 === 'string';
}
