import type { Page } from 'playwright-core';
import { setStage, signInAs, type Stage } from './browser.js';

const KB = 1024;

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
}, 60_000);
afterAll(() => stage.close());

test('the employees list, opened cold, transfers at most 330 kB of compressed JavaScript', async () => {
  const scripts = await coldly(await tokenOf('admin'), '/admin-dashboard/employee', (page) => page.getByRole('row').nth(10).waitFor());
  expect(await weight(scripts)).toBeLessThanOrEqual(330 * KB);
});

test('the sign-in page transfers at most 170 kB of it', async () => {
  const scripts = await coldly(undefined, '/login', (page) => page.getByRole('button', { name: 'Sign In' }).waitFor());
  expect(await weight(scripts)).toBeLessThanOrEqual(170 * KB);
});

test('the employee’s home transfers at most 200 kB of it, and nothing of the back office', async () => {
  const scripts = await coldly(await tokenOf('employee'), '/employee-dashboard', (page) => page.getByRole('heading', { name: 'Welcome back, Zoë' }).waitFor());
  expect(await weight(scripts)).toBeLessThanOrEqual(200 * KB);
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  expect(texts.filter((text) => /MuiButtonBase|emotion-cache|data-emotion/.test(text))).toEqual([]);
});

async function tokenOf(role: 'admin' | 'employee'): Promise<string> {
  const page = await stage.open();
  await signInAs(page, stage.url, stage[role]);
  await page.waitForURL('**/*-dashboard');
  return page.evaluate(() => localStorage.getItem('token') ?? '');
}

/** The scripts that a browser fetches for an address which it knows nothing of. */
async function coldly(token: string | undefined, path: string, shown: (page: Page) => Promise<void>): Promise<string[]> {
  const page = await stage.open();
  if (token) await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  const scripts = new Set<string>();
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.add(response.url()));
  await page.goto(stage.url + path);
  await shown(page);
  await page.waitForLoadState('networkidle');
  return [...scripts];
}

async function weight(scripts: string[]): Promise<number> {
  const sizes = await Promise.all(scripts.map(compressedSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function compressedSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const bytes = Number(response.headers.get('content-length'));
  // Small files are not worth compressing, and are counted as they are.
  if (bytes > 1024 && !url.endsWith('/theme.js')) expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(bytes).toBeGreaterThan(0);
  return bytes;
}
