import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { browserPackages } from '../../scripts/lib/shipped-packages.mjs';
import { approvalsOn, managed } from './stage/approvals.js';
import { setStage, signInAs } from './stage/browser.js';
import { ask, signedIn, type Somebody } from './stage/leave-team.js';
import { clientOf } from './stage/office.js';

const KB = 1024;

const stage = await setStage();

const list = (page: Page) => page.getByRole('row').nth(5).waitFor();

test.each([
  ['employee', 20, 318],
  ['departments', 20, 315],
  ['leaves', 21, 318],
  // Its day is a date field.
  ['leaves/balances', 22, 320],
])(
  'the list %s, opened cold, makes at most %i requests and transfers at most %i kB, compressed',
  async (path, most, limit) => {
    const { files, requests } = await coldly(
      await tokenOf('admin'),
      `/admin-dashboard/${path}`,
      list,
    );
    const weight = await weightOf(files);
    expect(requests).toBeLessThanOrEqual(most);
    expect(weight).toBeLessThanOrEqual(limit * KB);
  },
);

test('the list of what ships to browsers names packages of scripts, of stylesheets and of the font', () => {
  const names = Object.values(browserPackages() as Record<string, string>).map((shipped) =>
    shipped.replace(/@[^@]+$/, ''),
  );
  expect(names).toEqual(
    expect.arrayContaining([
      'react',
      'react-admin',
      '@mui/material',
      '@fontsource-variable/hanken-grotesk',
    ]),
  );
  for (const name of ['vite', 'date-holidays', 'ical.js']) expect(names).not.toContain(name);
});

test('the sign-in page makes at most 8 requests and transfers at most 150 kB', async () => {
  const { files, requests } = await coldly(undefined, '/login', (page) =>
    page.getByRole('button', { name: 'Sign In' }).waitFor(),
  );
  const weight = await weightOf(files);
  expect(requests).toBeLessThanOrEqual(8);
  expect(weight).toBeLessThanOrEqual(150 * KB);
});

test('the employee’s home makes at most 16 requests and transfers at most 220 kB, balances included, and nothing of the back office', async () => {
  const { files, requests } = await coldly(
    await tokenOf('employee'),
    '/employee-dashboard',
    (page) => page.getByRole('heading', { name: 'Welcome back, Zoë' }).waitFor(),
  );
  const weight = await weightOf(files);
  expect(requests).toBeLessThanOrEqual(16);
  expect(weight).toBeLessThanOrEqual(220 * KB);
  const foreign = await ofBackOffice(files.filter((url) => url.endsWith('.js')));
  expect(foreign).toEqual([]);
});

test('My Team makes at most 16 requests and transfers at most 221 kB, and nothing of the back office', async () => {
  const { files, requests } = await coldly(
    await tokenOfManager(),
    '/employee-dashboard/team',
    (page) => page.getByText('Your deputy', { exact: true }).waitFor(),
  );
  const weight = await weightOf(files);
  expect(requests).toBeLessThanOrEqual(16);
  expect(weight).toBeLessThanOrEqual(221 * KB);
  const foreign = await ofBackOffice(files.filter((url) => url.endsWith('.js')));
  expect(foreign).toEqual([]);
});

test('Who is away makes at most 18 requests and transfers at most 236 kB beside the letters of rare names, and nothing of the back office', async () => {
  const { files, requests } = await coldly(
    await tokenOf('employee'),
    '/employee-dashboard/away',
    (page) => page.getByText('My department').waitFor(),
  );
  const weight = await weightOf(files.filter((url) => !url.includes('latin-ext')));
  expect(requests).toBeLessThanOrEqual(18);
  expect(weight).toBeLessThanOrEqual(236 * KB);
  const foreign = await ofBackOffice(files.filter((url) => url.endsWith('.js')));
  expect(foreign).toEqual([]);
});

test.each([1280, 375])(
  'nothing on My Team moves while it loads, at a width of %i',
  async (width) => {
    const moved = await movedWhileLoading(
      await tokenOfManager(),
      width,
      '/employee-dashboard/team',
      (page) => page.getByText('Your deputy', { exact: true }).waitFor(),
    );
    expect(moved).toBeLessThan(0.02);
  },
);

test.each([1280, 375])(
  'nothing on the employee’s home moves while it loads, at a width of %i',
  async (width) => {
    const moved = await movedWhileLoading(
      await tokenOf('employee'),
      width,
      '/employee-dashboard',
      (page) => page.getByRole('heading', { name: 'My year' }).waitFor(),
    );
    expect(moved).toBeLessThan(0.02);
  },
);

/** Somebody with a request that waits for them. */
let manager: Promise<string> | undefined;
function tokenOfManager(): Promise<string> {
  manager ??= (async () => {
    const admin = await clientOf(stage);
    await approvalsOn(admin);
    const [head, person] = (await managed(admin, 'Foundry', 'Frida Forge', 'Gus Anvil')) as [
      Somebody,
      EmployeeRecord,
    ];
    await ask(await signedIn(stage.url, person), person, 40, 5);
    return String(head.client.token);
  })();
  return manager;
}

async function movedWhileLoading(
  token: string,
  width: number,
  path: string,
  shown: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await stage.open({ viewport: { width, height: 800 } });
  await page.addInitScript((kept) => {
    localStorage.setItem('token', kept);
    const moved = { by: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach((entry) => (moved.by += (entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  }, token);
  await page.goto(stage.url + path);
  await shown(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by);
}

test('no screen of the employee’s area brings anything of the back office', async () => {
  const page = await stage.open();
  const scripts = new Set<string>();
  page.on(
    'response',
    (response) => response.request().resourceType() === 'script' && scripts.add(response.url()),
  );
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

/** All requests of a browser that has no files yet, and the files among them, without the API's responses. */
async function coldly(
  token: string | undefined,
  path: string,
  shown: (page: Page) => Promise<void>,
): Promise<{ files: string[]; requests: number }> {
  const page = await stage.openCold();
  if (token) await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  // Files for the next screen are fetched when the browser is idle, and do not count here.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  const urls: string[] = [];
  page.on('response', (response) => urls.push(response.url()));
  await page.goto(stage.url + path);
  await shown(page);
  await page.waitForLoadState('networkidle');
  const files = new Set(urls.filter((url) => !new URL(url).pathname.startsWith('/api/')));
  return { files: [...files], requests: urls.length };
}

async function ofBackOffice(scripts: string[]): Promise<string[]> {
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  return scripts.filter((_, index) =>
    /MuiButtonBase|emotion-cache|data-emotion/.test(texts[index] ?? ''),
  );
}

async function weightOf(files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(compressedSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function compressedSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  // The page itself is compressed on its way, and does not say how long it is.
  const bytes =
    Number(response.headers.get('content-length')) || gzipSync(await response.text()).length;
  // Small files are not worth compressing, and are counted as they are.
  if (bytes > 1024 && /\/assets\/.*\.(js|css)$/.test(url))
    expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(bytes).toBeGreaterThan(0);
  return bytes;
}
