import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/lib/chromium.mjs';
import { startDemoServer } from './demo-server.mjs';

/** One browser for all workers, and the demo company made once; each file has a copy. The workers read where from the environment. */
export default async function globalSetup() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is not installed: apt install chromium');
  const folder = mkdtempSync(join(tmpdir(), 'employee-management-browser-'));
  const company = join(folder, 'company');
  const server = await startDemoServer(company);
  await server.stop();
  withoutChoices(join(company, 'database.sqlite'));
  // Chromium does not run with a clock that is set; its pages get the day from browser-pages.mjs.
  const { LD_PRELOAD: _, ...env } = process.env;
  const browser = await chromium.launchServer({
    env,
    executablePath,
    // No page lives long enough to be worth optimizing.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--js-flags=--no-opt',
    ],
  });
  const signIn = (role) => {
    const [, email, password] =
      new RegExp(`^${role} (\\S+) (\\S+)$`, 'm').exec(server.printed) ?? [];
    if (!email) throw new Error(`The server did not print the demo's ${role}.`);
    return { email, password };
  };
  process.env.BROWSER_STAGE = JSON.stringify({
    folder,
    company,
    browser: browser.wsEndpoint(),
    admin: signIn('admin'),
    manager: signIn('manager'),
    employee: signIn('employee'),
  });
  globalThis.stageBrowser = browser;
}

/** Tests of approvals switch them on, and those of the company name it. */
function withoutChoices(file) {
  const database = new DatabaseSync(file);
  database.exec('UPDATE company_setting SET approvals = 0, name = NULL; DELETE FROM leave_waiting');
  database.close();
}
