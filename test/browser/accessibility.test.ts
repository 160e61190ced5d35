import type { Page } from 'playwright-core';
import { faults } from './axe-faults.js';
import { setStage, signInAs, type Stage } from './browser.js';
import { demoIds, type DemoIds } from './demo-ids.js';

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 375, height: 812 } };

/** Every address of the back office. */
const SCREENS: [string, (ids: DemoIds) => string][] = [
  ['dashboard', () => ''],
  ['departments', () => '/departments'],
  ['add department', () => '/add-department'],
  ['edit department', ({ department }) => `/department/${department}`],
  ['employees', () => '/employee'],
  ['add employee', () => '/add-employee'],
  ['employee', ({ employee }) => `/employee/${employee}`],
  ['account', ({ employee }) => `/employee/${employee}/account`],
  ['corrections', ({ employee }) => `/employee/${employee}/corrections`],
  ['edit employee', ({ employee }) => `/employee/edit/${employee}`],
  ['employee’s leaves', ({ employee }) => `/employee/leaves/${employee}`],
  ['add salary', () => '/salary/add'],
  ['salary history', ({ employee }) => `/salary/view/${employee}`],
  ['leaves', () => '/leaves'],
  ['pending leave', ({ pendingLeave }) => `/leaves/${pendingLeave}`],
  ['decided leave', ({ approvedLeave }) => `/leaves/${approvedLeave}`],
  ['setting', () => '/setting'],
  ['not found', () => '/nothing-here'],
  ['employee not found', () => '/employee/nobody'],
  ['leave not found', () => '/leaves/nothing'],
];

let stage: Stage;
let ids: DemoIds;

beforeAll(async () => {
  stage = await setStage();
  ids = await demoIds(stage);
}, 60_000);
afterAll(() => stage.close());

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  describe.each(Object.entries(SIZES))('on a %s', (_, viewport) => {
    let page: Page;
    beforeAll(async () => {
      page = await stage.open({ colorScheme, viewport });
      await signInAs(page, stage.url, stage.admin);
      await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
    });
    afterAll(() => page.context().close());

    test.each(SCREENS)('%s keeps nobody out', async (_name, address) => {
      await page.goto(`${stage.url}/admin-dashboard${address(ids)}`);
      await page.getByRole('heading', { level: 1 }).or(page.getByRole('heading', { level: 2 })).first().waitFor();
      await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
      expect(await faults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    });
  });
});
