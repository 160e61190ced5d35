import { readStoredCompany } from '../../company/stored-company.js';
import { Company } from '../../platform/config/company.js';
import { readConfiguration, type Configuration } from '../../platform/config/configuration.js';
import { openSnapshot } from '../../platform/database/connection/snapshot.js';
import { SCHEMA } from '../../schema/schema.js';
import { exportCompany, ExportFolderError } from '../export/company-export.js';
import { recordExport } from '../export/export-pay-access.js';
import { progressLines } from '../export/progress.js';
import { callerPath, runProgram } from './program.js';

runProgram(async () => {
  const [path, ...more] = process.argv.slice(2);
  if (!path || path.startsWith('-') || more.length > 0)
    throw new Error('Please name one folder: npm run export -- FOLDER');
  process.stderr.write(await exportTo(callerPath(path)));
});

async function exportTo(folder: string): Promise<string> {
  const configuration = readConfiguration(process.env, { existing: true });
  const snapshot = await openSnapshot(configuration, SCHEMA);
  try {
    const { name } = new Company(configuration, await readStoredCompany(snapshot.read));
    const { files } = await exportCompany(
      snapshot,
      folder,
      name,
      progressLines(process.stderr),
    ).catch(async (error: unknown) => {
      // An interrupted export has written pay as well, unless it failed at the folder.
      if (!(error instanceof ExportFolderError)) await record(configuration, null);
      throw error;
    });
    await record(configuration, files['leaves.csv']?.rows ?? null);
    return `Everything is in ${folder}: ${files['employees.csv']?.rows} people, no passwords. It contains all salaries: keep it safe.\n`;
  } finally {
    await snapshot.close();
  }
}

/** Does not fail: an export from a read-only database must be possible. */
async function record(configuration: Configuration, leaves: number | null): Promise<void> {
  await recordExport(configuration, leaves).catch(() =>
    process.stderr.write('This export could not be recorded in the audit log.\n'),
  );
}
