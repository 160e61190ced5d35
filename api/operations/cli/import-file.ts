import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { BY_COMMAND_LINE } from '../../audit/recorded-entry.js';
import type { Configuration } from '../../platform/config/configuration.js';
import { Problem } from '../../contract/problem.js';
import type { ImportKind, ImportRecord } from '../../contract/imports.js';
import { ImportJobs } from '../../import/import-jobs.js';
import { ImportRowList } from '../../import/import-row-list.js';
import { ImportUpload, LARGEST_IMPORT, tooLarge } from '../../import/import-upload.js';
import { Imports } from '../../import/imports.js';
import { readMapping } from '../../import/file/mapping-shape.js';
import { RefusedFile } from '../../import/refused-file.js';
import { withServices } from './services.js';

const LOOK_EVERY_MS = 100;
const MOST_SHOWN = 20;

export interface ImportArguments {
  path: string;
  kind: ImportKind;
  mapping: string | undefined;
  refused: string | undefined;
  dryRun: boolean;
}

/** Checks a file and imports it, as the screens do; returns what there is to say. */
export async function importFile(asked: ImportArguments, configuration: Configuration): Promise<string> {
  if ((await stat(asked.path)).size > LARGEST_IMPORT) throw tooLarge();
  // It may be the very file that is read; and pay is in it, so it is to be its owner's alone.
  if (asked.refused !== undefined && existsSync(asked.refused)) throw new Error(`${asked.refused} is there already. Name a file that is not.`);
  const bytes = await readFile(asked.path);
  const written = asked.mapping === undefined ? undefined : jsonOf(asked.mapping, await readFile(asked.mapping, 'utf8'));
  return withServices(configuration, async (find) => {
    const imports = find(Imports);
    const job = await find(ImportUpload).add(BY_COMMAND_LINE, { kind: asked.kind, fileName: basename(asked.path), bytes });
    const settled = () => followed(imports, job.id);
    let keep = false;
    try {
      if (written === undefined) return JSON.stringify((await imports.columns(BY_COMMAND_LINE, job.id)).proposal, null, 2);
      await imports.check(BY_COMMAND_LINE, job.id, readMapping(asked.kind, written), null);
      const checked = await settled();
      if (asked.refused !== undefined) await writeFile(asked.refused, Readable.from(find(RefusedFile).stream(await find(ImportJobs).find(job.id))), { mode: 0o600 });
      const found = await told(checked, find(ImportRowList));
      const { new: added, changed } = checked.counts ?? { new: 0, changed: 0 };
      if (asked.dryRun || added + changed === 0) return `${found}\nNothing was stored.`;
      await imports.apply(BY_COMMAND_LINE, job.id, null);
      await settled();
      keep = true;
      return `${found}\nStored as one import, which an admin can undo.`;
    } finally {
      if (!keep) await imports.remove(job.id);
    }
  });
}

function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${basename(file)} is not JSON.`, { cause: error });
  }
}

/** Waits for the end of what runs, here or in a server on the same database. */
async function followed(imports: Imports, id: string): Promise<ImportRecord> {
  for (;;) {
    const job = await imports.one(id);
    if (!job.state.endsWith('ing')) {
      if (job.fault !== null) throw new Problem('import.not_now', job.fault);
      return job;
    }
    if (job.progress && process.stderr.isTTY) process.stderr.write(`\r${job.progress.step} ${job.progress.done} of ${job.progress.total} `);
    await sleep(LOOK_EVERY_MS);
  }
}

async function told(job: ImportRecord, list: ImportRowList): Promise<string> {
  const { new: added, changed, unchanged, refused } = job.counts ?? { new: 0, changed: 0, unchanged: 0, refused: 0 };
  const conditions = [{ sql: 'c.result = ?', parameters: ['refused'] }];
  const { rows } = await list.page(job.kind, job._id, { range: { from: 0, to: MOST_SHOWN - 1 }, descending: false, conditions });
  const reasons = rows.flatMap(({ row, faults }) => faults.map(({ label, value, text }) => `  row ${row}: ${label} ${value} ${text}`));
  const more = refused > rows.length ? [`  … and ${refused - rows.length} more`] : [];
  const departments = job.departments.length > 0 ? [`Departments that are made: ${job.departments.join(', ')}`] : [];
  return [`${job.fileName}: ${job.rows} rows, ${added} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused`, ...reasons, ...more, ...departments].join('\n');
}
