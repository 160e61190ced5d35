import { gzipSync } from 'node:zlib';
import { median } from './load.mjs';
import { ADMIN, signIn } from './processes.mjs';

const SCRIPT_REQUIRED_BYTES = 330 * 1024;
/** Everything but the API's answers, compressed: page, scripts, styles, fonts, images. */
const TRANSFERS = [
  { name: 'Sign-in page', path: '/login', required: 150 },
  { name: 'Employee’s home', path: '/employee-dashboard', required: 220, account: { email: 'zoe.marchetti@company.example', password: 'harbour-lantern-3' } },
  { name: 'Employees list', path: '/admin-dashboard/employee', required: 330, account: ADMIN },
];
const ROWS_REQUIRED_MS = 2_000;
const SLOWDOWN = 4;
/** As long as the search box waits for the next letter. */
const DEBOUNCE_MS = 150;
const SEARCH_REQUIRED_MS = 150;
const SEARCHES = ['maria', 'engineering', 'EMP-077', 'xyzzy'];

/** The employees list in a browser that has loaded nothing yet: what comes over the line, and when the rows are there. */
export async function coldListCase(browser, { url }, { rounds, report }) {
  const { authorization } = await signIn(url);
  const times = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round++) {
    const page = await openSignedIn(browser, authorization);
    const scripts = new Map();
    page.on('response', (response) => response.request().resourceType() === 'script' && scripts.set(response.url(), response));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watchRows);
    await page.goto(`${url}/admin-dashboard/employee`);
    times.push(await (await page.waitForFunction(() => globalThis.rowsAt, undefined, { timeout: 60_000 })).jsonValue());
    await page.waitForLoadState('networkidle');
    bytes = await total([...scripts.keys()]);
    await page.context().close();
  }
  const kilobytes = Math.round(bytes / 1024);
  report.requirement('Employees list, cold: JavaScript', `${kilobytes} kB gzip`, {
    required: `≤ ${SCRIPT_REQUIRED_BYTES / 1024} kB`, met: bytes <= SCRIPT_REQUIRED_BYTES,
  });
  report.requirement(`Employees list, cold: rows on screen, processor ${SLOWDOWN} times slower`, `${Math.round(median(times))} ms`, {
    note: `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms`,
    required: `≤ ${ROWS_REQUIRED_MS} ms`, met: median(times) <= ROWS_REQUIRED_MS,
  });
}

/** What each first page brings over the line; what is prefetched for the next one waits for a quiet moment, which never comes. */
export async function transferCase(browser, { url }, { report }) {
  for (const { name, path, required, account } of TRANSFERS) {
    const page = account ? await openSignedIn(browser, (await signIn(url, account)).authorization) : await (await browser.newContext({ locale: 'en-US' })).newPage();
    await page.addInitScript(() => (globalThis.requestIdleCallback = () => 0));
    const files = new Set();
    page.on('response', (response) => !new URL(response.url()).pathname.startsWith('/api/') && files.add(response.url()));
    await page.goto(url + path);
    await page.waitForLoadState('networkidle');
    const bytes = await total([...files]);
    report.requirement(`${name}, cold: everything transferred`, `${Math.round(bytes / 1024)} kB gzip`, {
      note: `${files.size} files`, required: `≤ ${required} kB`, met: bytes <= required * 1024,
    });
    await page.context().close();
  }
}

/** From the moment the search box stops waiting until the rows it asked for stand there. */
export async function searchCase(browser, { url }, { rounds, report }) {
  const { authorization } = await signIn(url);
  const page = await openSignedIn(browser, authorization);
  await page.addInitScript(watchRows);
  await page.goto(`${url}/admin-dashboard/employee`);
  await page.waitForFunction(() => globalThis.rowsAt);
  await page.waitForLoadState('networkidle');
  const box = page.getByRole('searchbox');
  const whole = await page.evaluate(() => document.querySelector('main').innerText);
  for (const words of SEARCHES) {
    const times = [];
    for (let round = 0; round < rounds; round++) {
      await box.fill('');
      await page.waitForFunction((text) => document.querySelector('main').innerText === text, whole);
      const answer = page.waitForResponse((response) => new URL(response.url()).searchParams.get('filter') === JSON.stringify({ q: words }));
      await box.pressSequentially(words, { delay: 30 });
      await answer;
      await page.waitForFunction((text) => document.querySelector('main').innerText !== text && !document.querySelector('main [aria-busy="true"]'), whole);
      times.push(await page.evaluate((debounce) => globalThis.changedAt - globalThis.typedAt - debounce, DEBOUNCE_MS));
    }
    report.requirement(`Search for '${words}' while typing`, `${Math.round(median(times))} ms`, {
      note: `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms`,
      required: `≤ ${SEARCH_REQUIRED_MS} ms`, met: median(times) <= SEARCH_REQUIRED_MS,
    });
  }
  await page.context().close();
}

/** A page of a thousand rows is scrolled through, a part of a screen with each frame. */
export async function thousandRowsCase(browser, { url }, { report }) {
  const { authorization } = await signIn(url);
  const page = await openSignedIn(browser, authorization);
  await page.goto(`${url}/admin-dashboard/employee?${new URLSearchParams({ page: '1', perPage: '1000', sort: 'name', order: 'ASC', filter: '{}' })}`);
  await page.locator('main table tbody tr').nth(999).waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const { frames, dropped } = await page.evaluate(scrollThrough, { step: 90, frameMs: 1000 / 60 });
  report.requirement('Employees list, 1,000 rows: frames dropped while scrolling', `${dropped} of ${frames}`, { required: '0', met: dropped === 0 });
  await page.context().close();
}

/** Runs in the page. */
async function scrollThrough({ step, frameMs }) {
  const frame = () => new Promise((resolve) => globalThis.requestAnimationFrame(resolve));
  let [frames, dropped, last] = [0, 0, await frame()];
  while (globalThis.scrollY + globalThis.innerHeight < document.documentElement.scrollHeight - 1) {
    globalThis.scrollBy(0, step);
    const now = await frame();
    frames++;
    dropped += Math.max(0, Math.round((now - last) / frameMs) - 1);
    last = now;
  }
  return { frames: frames + dropped, dropped };
}

async function openSignedIn(browser, authorization) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US', reducedMotion: 'reduce' });
  await context.addInitScript((token) => localStorage.setItem('token', token), authorization.slice('Bearer '.length));
  return context.newPage();
}

/** Runs in the page: notes when rows are first there, when one last typed, and when the rows last changed. */
function watchRows() {
  const rows = () => document.querySelector('main table tbody')?.innerText ?? document.querySelector('main h2')?.innerText ?? '';
  let last = '';
  new MutationObserver(() => {
    const now = rows();
    if (document.querySelector('main table tbody tr td')) globalThis.rowsAt ??= performance.now();
    if (now !== last) globalThis.changedAt = performance.now();
    last = now;
  }).observe(document, { childList: true, subtree: true, characterData: true });
  addEventListener('input', () => (globalThis.typedAt = performance.now()), true);
}

/** What these files weigh as gzip, which every browser takes; a browser over https may get them smaller still. */
async function total(urls) {
  const sizes = urls.map(async (url) => {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    // The page itself is compressed on its way, and does not say how long it is.
    return Number(answer.headers.get('content-length')) || gzipSync(await answer.text()).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

