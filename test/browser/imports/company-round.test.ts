import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { companyFile } from '../../support/company-file.js';

const WALK = fileURLToPath(new URL('../../walk/company-round.mjs', import.meta.url));
const COUNT = 40;

test('a company goes in by the screen, is found and edited, goes out and is restored elsewhere without a difference', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'employee-management-round-'));
  try {
    const file = join(folder, 'company.csv');
    writeFileSync(file, companyFile({ people: COUNT }).csv);
    const walk = spawn(process.execPath, [WALK, file], { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = { out: '', error: '' };
    walk.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
    walk.stderr.setEncoding('utf8').on('data', (text: string) => (said.error += text));
    const [code] = (await once(walk, 'close')) as [number];
    expect({ code, error: said.error }).toEqual({ code: 0, error: '' });
    expect(said.out).toContain(`Checked: ${COUNT} new, 0 changed, 0 unchanged, 0 refused`);
    expect(said.out).toContain('Nothing is lost: both exports are the same.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
