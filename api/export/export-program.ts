import { openSnapshot } from '../database/snapshot.js';
import { exportCompany } from './company-export.js';
import { runProgram, say } from './program.js';
import { progressLines } from './progress.js';

// npm run export -- FOLDER, or node dist/export/export-program.js FOLDER; the server may be running.
await runProgram('export', async (folder, configuration) => {
  const snapshot = await openSnapshot(configuration);
  try {
    const { files } = await exportCompany(snapshot, folder, configuration.companyName, progressLines(say));
    return `Everything is in ${folder}: ${files['employees.csv']?.rows} people, no passwords. It tells everybody's pay: keep it well.`;
  } finally {
    await snapshot.close();
  }
});
