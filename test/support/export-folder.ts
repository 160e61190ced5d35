import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from '../../api/config/configuration.js';
import { openSnapshot, type Snapshot } from '../../api/database/snapshot.js';
import { checkFolder } from '../../api/export/checked-folder.js';
import { exportCompany } from '../../api/export/company-export.js';
import { FolderImport } from '../../api/export/folder-import.js';
import type { TestDatabase } from './database.js';
import type { TestServer } from './server.js';

/** A place for a few exports, removed with `remove`. */
export function temporaryPlace() {
  const place = mkdtempSync(join(tmpdir(), 'employee-export-'));
  let made = 0;
  return {
    /** A folder that is not there yet. */
    next: () => join(place, `export-${++made}`),
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}

export function snapshotOf(database: TestDatabase): Promise<Snapshot> {
  return openSnapshot(readConfiguration(database.environment));
}

export async function exportTo(folder: string, database: TestDatabase): Promise<string> {
  const snapshot = await snapshotOf(database);
  try {
    await exportCompany(snapshot, folder, 'Company', () => undefined);
  } finally {
    await snapshot.close();
  }
  return folder;
}

export async function importInto(server: TestServer, folder: string): Promise<void> {
  await FolderImport.of(server.app).run(await checkFolder(folder), () => undefined);
}

/** Every file with what is in it; of the manifest all but the moment. */
export function contentOf(folder: string): Record<string, string> {
  const files = filesUnder(folder).map((file) => {
    const bytes = readFileSync(join(folder, file));
    const text = file.endsWith('.webp') ? bytes.toString('base64') : bytes.toString();
    return [file, file === 'manifest.json' ? text.replace(/(?<="exportedAt": )"[^"]+"/, '""') : text] as const;
  });
  return Object.fromEntries(files);
}

export function filesUnder(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below))
    .sort()
    .map((name) => join(below, name))
    .flatMap((path) => (statSync(join(folder, path)).isDirectory() ? filesUnder(folder, path) : [path]));
}
