// A company's whole way: a fresh start, a file of employees imported by the screen, its people found, one of them edited,
// everything exported, and the company restored from a backup elsewhere without a difference.
//   node test/walk/company-round.mjs FILE.csv [--pay year|month] [--dates month|day] [--picture FILE.png]
// Needs the build, and Chromium. Exit code 1 if anything is not as it should be.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { top } from '../../scripts/lib/run.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

const ADMIN = { email: 'head.admin@company.example', password: 'a sound admin password' };
const LIMIT_MS = 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pay: { type: 'string', default: 'year' },
    dates: { type: 'string' },
    picture: { type: 'string' },
  },
});
if (positionals.length !== 1) {
  console.error(
    'Usage: node test/walk/company-round.mjs FILE.csv [--pay year|month] [--dates month|day] [--picture FILE.png]',
  );
  process.exit(2);
}
const file = resolve(positionals[0]);
const dist = process.env.STAGE_MAIN ? join(process.env.STAGE_MAIN, '..', '..') : join(top, 'dist');
const { folder, remove } = temporaryFolder('company-round');
const here = { DATA_DIR: join(folder, 'here') };
const elsewhere = { DATA_DIR: join(folder, 'elsewhere') };
let server;
let browser;

try {
  server = await startServer(here);
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  page.setDefaultTimeout(LIMIT_MS);
  const people = await importByScreen(page);
  await findAndEdit(page, people);
  await browser.close();
  await program(here, 'server/export-program.js', join(folder, 'export'));
  await stopServer(server);
  await program(here, 'server/backup-program.js', join(folder, 'company.backup.gz'));
  await program(elsewhere, 'server/restore-program.js', join(folder, 'company.backup.gz'));
  await program(elsewhere, 'server/export-program.js', join(folder, 'again'));
  compare(join(folder, 'export'), join(folder, 'again'));
  console.log('Nothing is lost: both exports are the same.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await browser?.close();
  if (server) await stopServer(server);
  remove();
}

/** The clicks of a careful person; returns how many people there are then. */
async function importByScreen(page) {
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Import' })
    .click();
  await page.getByLabel(/^Choose (a file|another)$/).setInputFiles(file);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Columns', exact: true }).waitFor();
  await page
    .getByRole('radio', { name: values.pay === 'month' ? 'Per month' : 'Per year' })
    .check();
  if (values.dates)
    await page
      .getByRole('radio', { name: values.dates === 'day' ? 'Day first' : 'Month first' })
      .check();
  const domain = page.getByLabel('Domain', { exact: true });
  if ((await domain.count()) > 0) await domain.fill('company.example');
  await page.getByRole('button', { name: /^Check \d/ }).click();
  const go = page.getByRole('button', { name: /^Import \d/ });
  await go.waitFor();
  const [added, changed, unchanged, refused] = (
    await page.getByRole('main').locator('dl dd').allInnerTexts()
  ).map((text) => Number(text.replace(/\D/g, '')));
  console.log(
    `Checked: ${added} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused`,
  );
  if (values.picture) await page.screenshot({ path: resolve(values.picture) });
  await go.click();
  await page
    .getByRole('heading', { name: /(people|person) (added|updated)|\d updated$/ })
    .waitFor();
  console.log(
    `Imported: ${await page.getByRole('heading', { name: /(added|updated)/ }).innerText()}`,
  );
  return added;
}

async function findAndEdit(page, people) {
  await page.getByRole('link', { name: 'View employees' }).click();
  const token = await page.evaluate(() => globalThis.localStorage.getItem('token'));
  const api = async (path) =>
    (
      await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
    ).json();
  const { employees } = await api('/employee');
  if (employees.length !== people)
    throw new Error(`${employees.length} people are there, ${people} were imported.`);
  const person = employees[Math.floor(people / 2)];
  await page.getByPlaceholder('Search by name or department...').fill(person.name);
  await page
    .getByRole('link', { name: `Edit ${person.name}` })
    .first()
    .waitFor();
  console.log(`Found by search: ${person.name}`);
  await page
    .getByRole('link', { name: `View ${person.name}` })
    .first()
    .click();
  await page.getByRole('heading', { name: person.name, level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Edit Employee' }).click();
  const designation = page.getByRole('main').getByLabel('Designation', { exact: true });
  await designation.fill('Head of Everything');
  await designation.press('Enter');
  await page.getByText('Employee updated successfully!').waitFor();
  const { employee } = await api(`/employee/single/${person._id}`);
  if (employee.designation !== 'Head of Everything' || employee.salary !== person.salary)
    throw new Error('The edit was not stored as it was made.');
  console.log(`Edited: ${employee.name} is ${employee.designation}`);
}

async function startServer(environment) {
  const child = spawn(process.execPath, [join(dist, 'server', 'main.js')], {
    cwd: top,
    env: { ...bare(), ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const piece of child.stdout) {
    said += piece;
    const url = /^Listening on (http\S+)$/m.exec(said)?.[1];
    if (url) {
      child.stdout.resume();
      return { url, child };
    }
  }
  throw new Error('The server did not start.');
}

async function stopServer({ child }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function program(environment, name, argument) {
  const child = spawn(process.execPath, [join(dist, name), argument], {
    cwd: top,
    env: { ...bare(), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece) => (said += piece));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${said}`);
  console.log(`${basename(name, '.js')}: done`);
}

/** The first admin of a fresh start, and nothing of the shell's settings. */
function bare() {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TIME_ZONE: 'UTC',
    LOG_LEVEL: 'warn',
    JWT_SECRET: 'the secret of both installations, long enough',
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
}

/** Every file, byte for byte, but for the entries of the restore and of the first export themselves, and the manifest, which has the checksum of those. */
function compare(one, other) {
  const names = (path) =>
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(path.length))
      .sort();
  const [left, right] = [names(one), names(other)];
  if (left.join() !== right.join())
    throw new Error(`The exports have different files: ${left.join(', ')} and ${right.join(', ')}`);
  const content = (path, name) =>
    readFileSync(join(path, name), 'latin1').replace(
      /^.*,(setting\.restore|leave\.export),.*\n/gm,
      '',
    );
  const same = left.filter((name) => !name.endsWith('manifest.json'));
  for (const name of same)
    if (content(one, name) !== content(other, name))
      throw new Error(`${name} is not the same after the way there and back.`);
}
