import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { exportCompany } from '../../api/operations/export/company-export.js';
import { readConfiguration } from '../../api/platform/config/configuration.js';
import { openSnapshot, type Snapshot } from '../../api/platform/database/connection/snapshot.js';
import { SCHEMA } from '../../api/schema/schema.js';
import type { TestDatabase } from './database.js';

/** A place for a few exports, for all tests of a file. */
export function temporaryPlace() {
  const place = mkdtempSync(join(tmpdir(), 'employee-export-'));
  afterAll(() => rmSync(place, { recursive: true, force: true }));
  let made = 0;
  return {
    /** A folder that is not there yet. */
    next: () => join(place, `export-${++made}`),
  };
}

export function snapshotOf(database: TestDatabase): Promise<Snapshot> {
  return openSnapshot(readConfiguration(database.environment), SCHEMA);
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

/** Every file with what is in it; of the manifest all but the moment. */
export function contentOf(folder: string): Record<string, string> {
  const files = filesUnder(folder).map((file) => {
    const bytes = readFileSync(join(folder, file));
    const text = file.endsWith('.webp') ? bytes.toString('base64') : bytes.toString();
    return [
      file,
      file === 'manifest.json' ? text.replace(/(?<="exportedAt": )"[^"]+"/, '""') : text,
    ] as const;
  });
  return Object.fromEntries(files);
}

export function filesUnder(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below))
    .sort()
    .map((name) => join(below, name))
    .flatMap((path) =>
      statSync(join(folder, path)).isDirectory() ? filesUnder(folder, path) : [path],
    );
}
