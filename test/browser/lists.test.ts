import type { Page } from 'playwright-core';
import { setStage } from './stage/browser.js';
import { filterField } from './stage/list.js';
import { brokenWords, tooWide } from './stage/looks.js';
import { clientOf, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);

const open = (path: string) => openOffice(stage, admin, path);
const search = (page: Page) => page.getByRole('searchbox');

describe('the address of a list', () => {
  test('keeps the pauses of one search out of the way back', async () => {
    const page = await open('employee');
    for (const words of ['z', 'zo', 'zoe']) {
      await search(page).fill(words);
      await page.waitForURL(
        (url) => url.searchParams.get('filter') === JSON.stringify({ status: 'Active', q: words }),
      );
    }
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get('filter') === '{"status":"Active"}');
    await soon(() => search(page).inputValue()).toBe('');
  });

  test.each([1, 2, 3, 4])(
    'follows what is typed while the screen changes, at its change number %d',
    async (nth) => {
      const page = await open('employee');
      await page.evaluate((changes) => {
        const box = document.querySelector('input[type="search"]') as HTMLInputElement;
        let left = changes;
        const observer = new MutationObserver(() => {
          if (!decodeURIComponent(location.search).includes('"q":"z"')) return;
          left -= 1;
          if (left === 0) typeOn();
          // Should it change less often.
          else if (left === changes - 1) setTimeout(typeOn, 2_000);
        });
        function typeOn() {
          observer.disconnect();
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
            box,
            'zo',
          );
          box.dispatchEvent(new Event('input', { bubbles: true }));
        }
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      }, nth);
      await search(page).fill('z');
      await page.waitForURL(
        (url) => url.searchParams.get('filter') === JSON.stringify({ status: 'Active', q: 'zo' }),
      );
    },
  );
});

describe('a filter', () => {
  test('of days takes what is typed with Enter, and keeps the focus', async () => {
    const page = await open('leaves');
    await (await filterField(page, 'From')).focus();
    await page.keyboard.type('1 nov 2026');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('filter') === '{"from":"2026-11-01"}');
    await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  });
});

test.each(['employee', 'leaves', 'departments'])(
  'the list at %s makes no page wider, also of 620 or 900 px',
  async (path) => {
    const page = await open(path);
    for (const width of [900, 620]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('row').nth(1).waitFor();
      await soon(() => tooWide(page)).toBe(0);
    }
  },
);

test.each(['en', 'fr', 'de'])(
  'the requests with their cost and the descriptions of departments fit 1280 pixels, in %s, and no word is broken',
  async (language) => {
    await admin.put('/profile/language', { language });
    try {
      const beyond = (page: Page) =>
        page
          .getByRole('table')
          .evaluate(
            (table) =>
              (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0),
          );
      const requests = await open('leaves?perPage=50');
      await requests.getByRole('row').nth(1).waitFor();
      await soon(() => requests.getByRole('columnheader').count()).toBe(11);
      await soon(() => beyond(requests)).toBe(0);
      await soon(() => brokenWords(requests.getByRole('table'))).toEqual([]);
      const departments = await open('departments');
      await departments.getByRole('row').nth(1).waitFor();
      await soon(() =>
        departments
          .getByRole('table')
          .locator('td bdi')
          .evaluateAll((all) =>
            all
              .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)
              .map(({ textContent }) => textContent),
          ),
      ).toEqual([]);
    } finally {
      await admin.put('/profile/language', { language: 'en' });
    }
  },
);

test('a list that is wider than the page is scrolled by keyboard, beneath its actions', async () => {
  const page = await open('leaves');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByLabel('Dates').check();
  await page.setViewportSize({ width: 900, height: 800 });
  await page.getByRole('row').nth(1).waitFor();
  await page.getByRole('region', { name: 'Leave' }).focus();
  const action = () => page.getByRole('row').nth(1).getByRole('link').last().boundingBox();
  await soon(
    async () => ((await action())?.x ?? 900) + ((await action())?.width ?? 0),
  ).toBeLessThanOrEqual(900);
});

test('a screen that could not be loaded once is there the next time', async () => {
  const page = await open('departments');
  await page.route('**/assets/office-setting-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Setting', exact: true }).click();
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Departments', exact: true }).click();
  await page.getByRole('heading', { name: 'Manage Departments' }).waitFor();
  await page.getByRole('link', { name: 'Setting', exact: true }).click();
  await page.getByRole('heading', { name: 'Change Password' }).waitFor();
});

test('a screen that cannot be loaded is asked for with a reload, but not while the server is away', async () => {
  const page = await open('departments');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.route('**/assets/office-setting-*.js', (route) => route.abort());
  await page.route('**/api/health', (route) => route.abort());
  const fail = async () => {
    await page.getByRole('link', { name: 'Setting', exact: true }).click();
    await page.getByRole('heading', { name: /could not be shown|No connection/ }).waitFor();
    await page.getByRole('link', { name: 'Departments', exact: true }).click();
    await page.getByRole('heading', { name: 'Manage Departments' }).waitFor();
  };
  await fail();
  const asked = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/health'),
  );
  await fail();
  await asked;
  await soon(() => page.evaluate(() => 'notReloaded' in window)).toBe(true);
  await page.unroute('**/api/health');
  await page.getByRole('link', { name: 'Setting', exact: true }).click();
  await page.waitForFunction(() => !('notReloaded' in window));
});
