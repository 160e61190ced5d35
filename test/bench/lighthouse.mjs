// npm install --prefix FOLDER lighthouse node@22 && FOLDER/node_modules/.bin/node test/bench/lighthouse.mjs FOLDER
// Lighthouse wants a newer Node than the product does, so both come into a folder beside it.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { start } from './processes.mjs';

const PORT = 9_333;
const ROUNDS = 3;
const PERFORMANCE_REQUIRED = 90;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const EMPLOYEE = { email: 'zoe.marchetti@company.example', password: 'harbour-lantern-3' };

const lighthouseFolder = process.argv[2];
if (!lighthouseFolder) throw new Error('Name the folder that lighthouse was installed into.');
const part = (file) => import(pathToFileURL(resolve(lighthouseFolder, 'node_modules/lighthouse/core', file)).href);
const { default: lighthouse } = await part('index.js');
const { default: desktop } = await part('config/desktop-config.js');

/** Without a configuration Lighthouse plays a middling phone on a slow network. */
const PROFILES = { mobile: undefined, desktop };

const data = temporaryFolder('lighthouse');
const profile = temporaryFolder('lighthouse-profile');
const server = await start([join('dist', 'server', 'main.js')], { DATA_DIR: data.folder, PORT: '0', LOG_LEVEL: 'silent', TIME_ZONE: 'UTC' });
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${PORT}`];
const browser = await chromium.launchPersistentContext(profile.folder, { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args });
try {
  await rate('Sign-in', '/login');
  await signIn();
  await rate('Employee’s home', '/employee-dashboard');
} finally {
  await browser.close();
  await server.stop();
  profile.remove();
  data.remove();
}

async function rate(name, path) {
  for (const [profile, config] of Object.entries(PROFILES)) await rateAs(profile, config, name, path);
}

async function rateAs(profile, config, name, path) {
  for (let round = 0; round < ROUNDS; round++) {
    await forgetFiles();
    const { lhr } = await lighthouse(server.url + path, { port: PORT, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' }, config);
    const scores = CATEGORIES.map((category) => `${category} ${Math.round(lhr.categories[category].score * 100)}`);
    const late = lhr.categories.performance.score * 100 < PERFORMANCE_REQUIRED ? ' (too slow)' : '';
    console.log(`${name}, ${profile}: ${scores.join(', ')}${late}`);
  }
}

/** What was loaded before is loaded again; the sign-in, which is kept elsewhere, stays. */
async function forgetFiles() {
  const page = await browser.newPage();
  await (await browser.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.close();
}

async function signIn() {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(EMPLOYEE),
  });
  const { token } = await answer.json();
  const page = await browser.newPage();
  await page.goto(`${server.url}/login`);
  await page.evaluate((kept) => globalThis.localStorage.setItem('token', kept), token);
  await page.close();
}
