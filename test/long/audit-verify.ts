import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DIST } from '../support/process.js';
import type { Stage } from './stage.js';

/** Runs `npm run audit:verify` beside the running instances; an empty text when the log is whole to its last entry. */
export async function auditFaults(stage: Stage): Promise<string> {
  const program = join(DIST, 'server/audit-verify-program.js');
  const { code, said } = await new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [program],
      { env: { PATH: process.env.PATH, TIME_ZONE: 'UTC', ...stage.settings() } },
      (error, stdout, stderr) => resolve({ code: error ? 1 : 0, said: stdout + stderr }),
    );
  });
  return code === 0 && said.includes('\n0 entries are not yet sealed.')
    ? ''
    : said || 'It said nothing.';
}
