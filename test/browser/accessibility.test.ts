import type { Locator, Page } from 'playwright-core';
import { faults } from './stage/axe-faults.js';
import { setStage, signInAs, type Stage } from './stage/browser.js';
import { demoIds, type DemoIds } from './stage/demo-ids.js';
import { soon } from './stage/soon.js';

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
  ['edit employee', ({ employee }) => `/employee/edit/${employee}`],
  ['employee’s leaves', ({ employee }) => `/employee/leaves/${employee}`],
  ['add salary', () => '/salary/add'],
  ['salary history', ({ employee }) => `/salary/view/${employee}`],
  ['import', () => '/import'],
  ['leaves', () => '/leaves'],
  ['pending leave', ({ pendingLeave }) => `/leaves/${pendingLeave}`],
  ['decided leave', ({ approvedLeave }) => `/leaves/${approvedLeave}`],
  ['working time', () => '/working-time'],
  ['new working pattern', () => '/add-work-pattern'],
  ['holidays', () => '/holidays'],
  ['leave policies', () => '/leave-policies'],
  ['add leave policy', () => '/add-leave-policy'],
  ['leave policy', ({ leavePolicy }) => `/leave-policies/${leavePolicy}`],
  ['year end', () => '/year-end'],
  ['leave types', () => '/leave-types'],
  ['add leave type', () => '/add-leave-type'],
  ['setting', () => '/setting'],
  ['not found', () => '/nothing-here'],
  ['employee not found', () => '/employee/nobody'],
  ['leave not found', () => '/leaves/nothing'],
];

/** What opens above a screen or in it: where, how, and what is there then. */
interface Opened {
  at: (ids: DemoIds) => string;
  open: (page: Page) => Promise<unknown>;
  shown: (page: Page) => Locator;
  /** Only there, where it has room or needs none. */
  only?: keyof typeof SIZES;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });

const OPENED: Record<string, Opened> = {
  'search': {
    at: () => '',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('marchetti');
    },
    shown: (page) => page.getByRole('option', { name: /Marchetti/ }),
  },
  'list of shortcuts': { at: () => '', open: (page) => page.keyboard.press('?'), shown: dialog('Keyboard shortcuts') },
  'account menu': { at: () => '', open: press(/^Account menu/), shown: (page) => page.getByRole('button', { name: 'Logout' }) },
  'notifications': { at: () => '', open: press(/^Notifications/), shown: (page) => page.getByRole('link', { name: /requested/ }).first() },
  'sidebar': { at: () => '', open: press('Sidebar'), shown: dialog('Sidebar'), only: 'phone' },
  'confirmation': { at: () => '/departments', open: press(/^Delete /), shown: dialog(/^Delete .*\?$/) },
  'saved views': { at: () => '/departments', open: press('Views'), shown: (page) => page.getByLabel('View name') },
  'filters': { at: () => '/employee', open: press('Filters'), shown: (page) => page.getByLabel('Department', { exact: true }), only: 'phone' },
  'question for the password': { at: ({ employee }) => `/employee/${employee}/account`, open: press('Create link'), shown: dialog('Confirm your password') },
  'question for a last day': { at: ({ employee }) => `/employee/${employee}`, open: press('Record departure'), shown: dialog(/^Record departure of/) },
  'people to choose a manager from': {
    at: ({ employee }) => `/employee/edit/${employee}`,
    open: (page) => page.getByRole('combobox', { name: 'Manager' }).fill('okafor'),
    // While a newer answer is on its way, the last one is dimmed.
    shown: (page) => page.locator('[role=listbox][aria-busy=false]').getByRole('option', { name: /Amara Okafor/ }),
  },
  'question about what is unsaved': {
    at: () => '/add-department',
    open: async (page) => {
      await page.getByLabel('Department Name').fill('Half a department');
      await page.getByRole('link', { name: 'Cancel' }).click();
    },
    shown: dialog('Leave without saving?'),
  },
  'bar over ticked requests': {
    at: () => '/leaves?filter={"status":"Pending"}',
    open: (page) => page.getByRole('checkbox', { name: /^Select / }).last().check(),
    shown: (page) => page.getByRole('group', { name: 'Selected requests' }).getByRole('button', { name: 'Approve' }),
  },
  'question for a working time': { at: () => '/working-time', open: press(/^Change /), shown: dialog(/^Working time of/) },
  'import of holidays': { at: () => '/holidays', open: press('Import'), shown: dialog(/^Import into/) },
  'question for a holiday': { at: () => '/holidays', open: press('Add day'), shown: dialog('Add a holiday') },
  'preview of a version': { at: ({ leavePolicy }) => `/leave-policies/${leavePolicy}`, open: press('Preview'), shown: (page) => page.getByRole('table', { name: 'People affected' }).or(page.getByRole('list').getByText(/ before, .* after$/).first()) },
  'preview of an assignment': {
    at: ({ leavePolicy }) => `/leave-policies/${leavePolicy}`,
    open: async (page) => {
      await page.getByRole('button', { name: 'Assign', exact: true }).click();
      for (const name of ['Everyone', 'Preview']) await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    },
    shown: (page) => page.getByRole('dialog').getByText(/^Balances on/).or(page.getByRole('heading', { name: 'No Balance Is Touched' })),
  },
  'faults of a form': { at: () => '/add-employee', open: press('Add Employee'), shown: (page) => page.getByText('Please enter Full Name.') },
};

let stage: Stage;
let ids: DemoIds;

beforeAll(async () => {
  stage = await setStage();
  ids = await demoIds(stage);
});

/** Each theme and each size once: colours do not depend on the size, nor metrics on the theme. */
const LOOKS = [
  ['light', 'desktop'],
  ['dark', 'phone'],
] as const;

describe.each(LOOKS)('in the %s theme on a %s', (colorScheme, size) => {
  const viewport = SIZES[size];
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
    await soon(() => faults(page)).toEqual([]);
    await soon(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });

  test.each(Object.entries(OPENED).filter(([, { only }]) => only === undefined || only === size))('%s, opened, keeps nobody out', async (_name, { at, open, shown }) => {
    await page.goto(`${stage.url}/admin-dashboard${at(ids)}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
    await open(page);
    await shown(page).waitFor();
    await soon(() => faults(page)).toEqual([]);
    await soon(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});
