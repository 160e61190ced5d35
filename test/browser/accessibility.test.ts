import type { Locator, Page } from 'playwright-core';
import { THIS_YEAR } from '../support/calendar.js';
import { setStage, signInAs } from './stage/browser.js';
import { demoIds } from './stage/demo-ids.js';
import { DESKTOP, passesAxe, PHONE } from './stage/looks.js';

const SIZES = { desktop: DESKTOP, phone: PHONE };
/** Seen in the dark on a phone, too: lists, which are cards there, the calendar, which is a list, and one of each other family. */
const DARK = [
  'dashboard',
  'departments',
  'organisation',
  'employees',
  'employees of another day',
  'employee',
  'add employee',
  'leaves',
  'balances',
  'team calendar',
  'leave policies',
  'coverage',
  'confirmation',
  'faults of a form',
];

const LAST_MARCH = `${THIS_YEAR - 1}-03-01`;

const stage = await setStage();
const ids = await demoIds(stage);

/** Every address of the back office. */
const SCREENS: [string, string][] = [
  ['dashboard', ''],
  ['departments', '/departments'],
  ['add department', '/add-department'],
  ['edit department', `/department/${ids.department}`],
  ['departments of another day', `/departments?asOf=${LAST_MARCH}`],
  ['organisation', '/organisation'],
  ['organisation of another day', `/organisation?asOf=${LAST_MARCH}`],
  ['search in the organisation', '/organisation?q=engineer'],
  ['employees', '/employee'],
  ['employees of another day', `/employee?asOf=${LAST_MARCH}`],
  ['add employee', '/add-employee'],
  ['employee', `/employee/${ids.employee}`],
  ['job of an employee', `/employee/${ids.employee}/job`],
  ['planned changes', '/planned-changes'],
  ['pay of an employee', `/employee/${ids.employee}/pay`],
  ['account', `/employee/${ids.employee}/account`],
  ['history of an employee', `/employee/${ids.employee}/history`],
  ['edit employee', `/employee/edit/${ids.employee}`],
  ['employee’s leaves', `/employee/leaves/${ids.employee}`],
  ['add salary', '/salary/add'],
  ['salary history', `/salary/view/${ids.employee}`],
  ['payroll', '/payroll'],
  ['payroll run not found', '/payroll/nothing'],
  ['import of amounts', `/payroll/${ids.draftRun}/amounts`],
  ['amounts for a paid run', `/payroll/${ids.paidRun}/amounts`],
  ['PDFs of the payroll office', `/payroll/${ids.paidRun}/files`],
  ['PDFs for a draft', `/payroll/${ids.draftRun}/files`],
  ['import', '/import'],
  ['leaves', '/leaves'],
  ['balances', '/leaves/balances'],
  ['pending leave', `/leaves/${ids.pendingLeave}`],
  ['decided leave', `/leaves/${ids.approvedLeave}`],
  ['team calendar', '/leaves/calendar'],
  ['team calendar, a quarter', '/leaves/calendar?view=quarter'],
  ['working time', '/working-time'],
  ['new working pattern', '/add-work-pattern'],
  ['holidays', '/holidays'],
  ['leave policies', '/leave-policies'],
  ['add leave policy', '/add-leave-policy'],
  ['leave policy', `/leave-policies/${ids.leavePolicy}`],
  ['new version of a policy', `/leave-policies/${ids.leavePolicy}/new-version`],
  ['coverage', '/leaves/coverage'],
  ['new coverage rule', '/leaves/coverage/new'],
  ['year end', '/year-end'],
  ['absence report', '/absence-report'],
  ['leave types', '/leave-types'],
  ['add leave type', '/add-leave-type'],
  ['audit log', '/audit'],
  ['setting', '/setting'],
  ['company setting', '/setting/company'],
  ['payroll setting', '/setting/payroll'],
  ['not found', '/nothing-here'],
  ['employee not found', '/employee/nobody'],
  ['leave not found', '/leaves/nothing'],
];

/** A part that opens above a screen or in it. */
interface Opened {
  at: string;
  open: (page: Page) => Promise<unknown>;
  shown: (page: Page) => Locator;
  only?: 'phone';
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });

const OPENED: Record<string, Opened> = {
  search: {
    at: '',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('marchetti');
    },
    shown: (page) => page.getByRole('option', { name: /Marchetti/ }),
  },
  'list of shortcuts': {
    at: '',
    open: (page) => page.keyboard.press('?'),
    shown: dialog('Keyboard shortcuts'),
  },
  'account menu': {
    at: '',
    open: press(/^Account menu/),
    shown: (page) => page.getByRole('button', { name: 'Logout' }),
  },
  notifications: {
    at: '',
    open: press(/^Notifications/),
    shown: (page) => page.getByRole('link', { name: /requested/ }).first(),
  },
  sidebar: { at: '', open: press('Sidebar'), shown: dialog('Sidebar'), only: 'phone' },
  'day of a list': {
    at: '/employee',
    open: press('As of today'),
    shown: (page) => page.getByRole('grid'),
  },
  confirmation: { at: '/departments', open: press(/^Delete /), shown: dialog(/^Delete .*\?$/) },
  'closing of a department': {
    at: `/department/${ids.department}`,
    open: press('Close…'),
    shown: (page) =>
      page.getByRole('dialog', { name: /^Close .*\?$/ }).getByText(/in it on this day or later/),
  },
  'saved views': {
    at: '/departments',
    open: press('Views'),
    shown: (page) => page.getByLabel('View name'),
  },
  filters: {
    at: '/employee',
    open: press('Filters'),
    shown: (page) => page.getByLabel('Department', { exact: true }),
  },
  'question for the password': {
    at: `/employee/${ids.employee}/account`,
    open: press('Create link'),
    shown: dialog('Confirm your password'),
  },
  'change of a job': {
    at: `/employee/${ids.employee}/job`,
    open: async (page) => {
      await press(/^Change$/)(page);
      await press(/^Approver$/)(page);
    },
    shown: (page) => page.getByLabel('Approver', { exact: true }),
  },
  'change of a salary': {
    at: `/employee/${ids.employee}/pay`,
    open: press('Change salary'),
    shown: dialog('Change salary'),
  },
  'new component of payslips': {
    at: '/setting/payroll',
    open: press('Add component'),
    shown: dialog('Add component'),
  },
  'question for a last day': {
    at: `/employee/${ids.employee}`,
    open: press('Record departure'),
    shown: dialog(/^Record departure of/),
  },
  'people to choose a manager from': {
    at: `/employee/edit/${ids.employee}`,
    open: (page) => page.getByRole('combobox', { name: 'Manager' }).fill('okafor'),
    // While a newer answer is on its way, the last one is dimmed.
    shown: (page) =>
      page.locator('[role=listbox][aria-busy=false]').getByRole('option', { name: /Amara Okafor/ }),
  },
  'question about what is unsaved': {
    at: '/add-department',
    open: async (page) => {
      await page.getByLabel('Department Name').fill('Half a department');
      await page.getByRole('link', { name: 'Cancel' }).click();
    },
    shown: dialog('Discard your changes?'),
  },
  'bar over ticked requests': {
    at: '/leaves?filter={"status":"Pending"}',
    open: (page) =>
      page
        .getByRole('checkbox', { name: /^Select / })
        .last()
        .check(),
    shown: (page) =>
      page
        .getByRole('group', { name: 'Selected requests' })
        .getByRole('button', { name: 'Approve' }),
  },
  'question for a working time': {
    at: '/working-time',
    open: press(/^Change /),
    shown: dialog(/^Working time of/),
  },
  'import of holidays': { at: '/holidays', open: press('Import'), shown: dialog(/^Import into/) },
  'question for a holiday': {
    at: '/holidays',
    open: press('Add day'),
    shown: dialog('Add a holiday'),
  },
  'coverage rule with its effect': {
    at: '/leaves/coverage',
    open: (page) => page.getByRole('link', { name: 'Edit Engineering cover' }).click(),
    shown: (page) => page.getByRole('region', { name: 'Effect of the rule' }).getByRole('heading'),
  },
  'preview of a version': {
    at: `/leave-policies/${ids.leavePolicy}/new-version`,
    open: press('Preview'),
    shown: (page) =>
      page.getByRole('table', { name: 'People affected' }).or(
        page
          .getByRole('list')
          .getByText(/ before, .* after$/)
          .first(),
      ),
  },
  'preview of an assignment': {
    at: `/leave-policies/${ids.leavePolicy}`,
    open: async (page) => {
      await page.getByRole('button', { name: 'Assign', exact: true }).click();
      for (const name of ['Everyone', 'Preview'])
        await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    },
    shown: (page) =>
      page
        .getByRole('dialog')
        .getByText(/^Balances on/)
        .or(page.getByRole('heading', { name: 'No balance changes' })),
  },
  'faults of a form': {
    at: '/add-employee',
    open: press('Add Employee'),
    shown: (page) => page.getByText('Please enter Full Name.'),
  },
  'request to switch four eyes off': {
    at: '/setting/payroll',
    open: async (page) => {
      stage.store(
        'UPDATE payroll_setting SET four_eyes = 1, four_eyes_off_at = ?, four_eyes_off_by = (SELECT id FROM account WHERE email = ?)',
        Date.now(),
        stage.manager.email,
      );
      await page.reload();
    },
    shown: (page) => page.getByRole('button', { name: 'Take back' }),
  },
};

const page = await stage.open();
await signInAs(page, stage.url, stage.admin);
await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
// One of the dialogs asks for the password.
stage.store('UPDATE session SET confirmed_until = 0');

/** In the light theme on a desktop, however the last test left the page. */
async function openAgain(path: string, size: keyof typeof SIZES = 'desktop'): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${stage.url}/admin-dashboard${path}`);
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('heading', { level: 2 }))
    .first()
    .waitFor();
  await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
}

test.each(SCREENS)('%s passes axe and fits', async (name, path) => {
  await openAgain(path);
  await passesAxe(page, { dark: DARK.includes(name) });
});

test.each(Object.entries(OPENED))(
  '%s, opened, passes axe and fits',
  async (name, { at, open, shown, only }) => {
    await openAgain(at, only);
    await open(page);
    await shown(page).waitFor();
    await passesAxe(page, { dark: DARK.includes(name) });
  },
);
