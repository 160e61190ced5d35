import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { browserPackages } from '../../scripts/lib/shipped-packages.mjs';
import { setStage, signInAs } from './stage/browser.js';

const KB = 1024;

const stage = await setStage();

test('the employees list, opened cold, transfers at most 300 kB, compressed', async () => {
  const files = await coldly(await tokenOf('admin'), '/admin-dashboard/employee', (page) => page.getByRole('row').nth(10).waitFor());
  const weight = await weightOf(files);
  expect(weight).toBeLessThanOrEqual(300 * KB);
});

test('the list of what ships to browsers names packages of scripts, of stylesheets and of the font', () => {
  const names = Object.values(browserPackages() as Record<string, string>).map((shipped) => shipped.replace(/@[^@]+$/, ''));
  expect(names).toEqual(expect.arrayContaining(['react', 'react-admin', '@mui/material', '@fontsource-variable/hanken-grotesk']));
  for (const name of ['vite', 'date-holidays', 'ical.js']) expect(names).not.toContain(name);
});

test('the sign-in page transfers at most 150 kB', async () => {
  const files = await coldly(undefined, '/login', (page) => page.getByRole('button', { name: 'Sign In' }).waitFor());
  const weight = await weightOf(files);
  expect(weight).toBeLessThanOrEqual(150 * KB);
});

test('the employee’s home transfers at most 190 kB, balances included, and nothing of the back office', async () => {
  const files = await coldly(await tokenOf('employee'), '/employee-dashboard', (page) => page.getByRole('heading', { name: 'Welcome back, Zoë' }).waitFor());
  const weight = await weightOf(files);
  expect(weight).toBeLessThanOrEqual(190 * KB);
  const scripts = files.filter((url) => url.endsWith('.js'));
  const foreign = await ofBackOffice(scripts);
  expect(foreign).toEqual([]);
});

test('no screen of the employee’s area brings anything of the back office', async () => {
  const page = await stage.open();
  const scripts = new Set<string>();
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.add(response.url()));
  await signInAs(page, stage.url, stage.employee);
  await page.waitForURL('**/employee-dashboard');
  for (const screen of ['My Profile', 'My Leaves', 'My Salary', 'Setting']) {
    await page.getByRole('navigation').getByRole('link', { name: screen }).first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  await page.goto(`${stage.url}/employee-dashboard/add-leave`);
  await page.waitForLoadState('networkidle');
  const foreign = await ofBackOffice([...scripts]);
  expect(foreign).toEqual([]);
});

async function tokenOf(role: 'admin' | 'employee'): Promise<string> {
  const page = await stage.open();
  await signInAs(page, stage.url, stage[role]);
  await page.waitForURL('**/*-dashboard');
  return page.evaluate(() => localStorage.getItem('token') ?? '');
}

/** The files that a browser without a cache fetches for an address, without answers of the API. */
async function coldly(token: string | undefined, path: string, shown: (page: Page) => Promise<void>): Promise<string[]> {
  const page = await stage.openCold();
  if (token) await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  // Files for the next screen are fetched when the browser is idle, and do not count here.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  const files = new Set<string>();
  page.on('response', (response) => !new URL(response.url()).pathname.startsWith('/api/') && files.add(response.url()));
  await page.goto(stage.url + path);
  await shown(page);
  await page.waitForLoadState('networkidle');
  return [...files];
}

async function ofBackOffice(scripts: string[]): Promise<string[]> {
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  return scripts.filter((_, index) => /MuiButtonBase|emotion-cache|data-emotion/.test(texts[index] ?? ''));
}

async function weightOf(files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(compressedSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function compressedSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  // The page itself is compressed on its way, and does not say how long it is.
  const bytes = Number(response.headers.get('content-length')) || gzipSync(await response.text()).length;
  // Small files are not worth compressing, and are counted as they are.
  if (bytes > 1024 && /\/assets\/.*\.(js|css)$/.test(url)) expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(bytes).toBeGreaterThan(0);
  return bytes;
}
