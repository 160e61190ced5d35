import { resolve } from 'node:path';
import { readConfiguration, type Configuration } from '../config/configuration.js';
import { problemOf } from '../database/conflicts.js';
import { openSnapshot } from '../database/snapshot.js';
import { exportCompany } from './company-export.js';
import { recordExport } from './export-look.js';
import { FolderFault } from './folder-fault.js';
import { progressLines } from './progress.js';

const [given, ...more] = process.argv.slice(2);

// npm run export -- FOLDER, from wherever npm was called; the server may be running. What it says goes to standard error.
try {
  if (!given || given.startsWith('-') || more.length > 0) throw new Error('It needs one folder: npm run export -- FOLDER');
  process.stderr.write(await exportTo(resolve(process.env.INIT_CWD ?? '', given)));
} catch (error) {
  process.stderr.write(`${(problemOf(error) ?? (error as Error)).message}\n`);
  process.exitCode = 1;
}

async function exportTo(folder: string): Promise<string> {
  const configuration = readConfiguration(process.env);
  const snapshot = await openSnapshot(configuration);
  try {
    const { files } = await exportCompany(snapshot, folder, configuration.companyName, progressLines(process.stderr)).catch(async (error: unknown) => {
      // What was broken off has told pay as well, unless it could not begin.
      if (!(error instanceof FolderFault)) await record(configuration);
      throw error;
    });
    await record(configuration);
    return `Everything is in ${folder}: ${files['employees.csv']?.rows} people, no passwords. It tells everybody's pay: keep it well.\n`;
  } finally {
    await snapshot.close();
  }
}

/** A database that only lets itself be read must not keep anybody from a copy of it. */
async function record(configuration: Configuration): Promise<void> {
  await recordExport(configuration).catch(() => process.stderr.write('It could not be recorded that this export was made.\n'));
}
