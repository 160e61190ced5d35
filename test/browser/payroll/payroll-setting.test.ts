import type { Page } from 'playwright-core';
import { addDays, addMonths } from '../../../api/contract/calendar-date.js';
import type {
  PayAssignmentRecord,
  PayComponentRecord,
} from '../../../api/contract/payroll/pay-components.js';
import { setStage } from '../stage/browser.js';
import {
  confirmPassword,
  faultAt,
  intercept,
  openOffice,
  unconfirmedClientOf,
} from '../stage/office.js';
import { soon } from '../stage/soon.js';
import { withoutPayroll } from './without-payroll.js';
import { TODAY } from '../../support/calendar.js';

const stage = await setStage();
const admin = await unconfirmedClientOf(stage);
withoutPayroll(stage);
const thisMonth = `${TODAY.slice(0, 7)}-01`;

const open = () => openOffice(stage, admin, 'setting/payroll');
const dialog = (page: Page) => page.getByRole('dialog');
const components = async (): Promise<PayComponentRecord[]> =>
  (await admin.get('/payroll/component')).body.components;
const shared = async (): Promise<PayAssignmentRecord[]> =>
  (await admin.get('/payroll/assignment?range=[0,9]&filter={"shared":true}')).body.assignments;
const settings = async () => (await admin.get('/payroll/setting')).body.settings;

test('pay periods are set up with one’s password, and the next pay dates follow', async () => {
  const page = await open();
  await page.getByText('Taxes are not calculated.').waitFor();
  await page.getByRole('radio', { name: 'Calendar days' }).waitFor();
  await page.getByText('Hired Tue 17 Nov 2026 at $4,350.50: 10 of 21 days, $2,071.67').waitFor();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await soon(() => faultAt(page.getByLabel('First period begins on'))).toContain(
    'Please enter the day',
  );
  await page.getByLabel('First period begins on').fill(addDays(thisMonth, 3));
  await page.getByRole('button', { name: 'Save settings' }).click();
  await confirmPassword(page, stage.admin.password);
  await soon(() => faultAt(page.getByLabel('First period begins on'))).toContain(
    'Months begin on the first day',
  );
  await page.getByLabel('First period begins on').fill(thisMonth);
  await page.getByLabel('Pay day').selectOption('Day 25 of the month');
  await page.getByRole('radio', { name: 'Any admin approves' }).check();
  await page.getByLabel('Warn if net pay changes by more than').fill('15');
  await page.getByLabel('Company IBAN').fill('DE89 3704 0044 0532 0130 00');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Payroll settings saved.', { exact: true }).waitFor();
  await soon(settings).toMatchObject({
    firstPeriod: thisMonth,
    payDay: 25,
    fourEyes: false,
    changePercent: 15,
    companyIban: 'DE89370400440532013000',
  });
  await page.getByRole('heading', { name: 'Next pay dates' }).waitFor();
  await page.getByLabel('Pay day').selectOption('Last day of the month');
  await soon(() => page.getByRole('heading', { name: 'Next pay dates' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('heading', { name: 'Next pay dates' }).waitFor();
});

test('after a change by somebody else, what was typed stays beside it and can be saved', async () => {
  await admin.confirm();
  const page = await open();
  await page.getByLabel('Warn if net pay changes by more than').fill('30');
  await admin.put('/payroll/setting', { leastNetPercent: 40 });
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page
    .getByRole('alert')
    .getByText(/^Someone else changed these settings/)
    .waitFor();
  await soon(() => page.getByLabel('Leave at least this share of gross pay').inputValue()).toBe(
    '40',
  );
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Payroll settings saved.', { exact: true }).waitFor();
  await soon(settings).toMatchObject({ changePercent: 30, leastNetPercent: 40 });
});

test('the request to switch four eyes off can be taken back, and what is typed beside it stays', async () => {
  // In the demo company nobody else could sign it.
  stage.store(
    'UPDATE payroll_setting SET four_eyes = 1, four_eyes_off_at = ?, four_eyes_off_by = (SELECT id FROM account WHERE email = ?)',
    Date.now(),
    stage.manager.email,
  );
  const page = await open();
  const asked = page.getByText(/^Asked for by /);
  await asked.waitFor();
  await page.getByLabel('Warn if net pay changes by more than').fill('25');
  await page.getByRole('button', { name: 'Take back' }).click();
  await asked.waitFor({ state: 'detached' });
  await soon(settings).toMatchObject({ fourEyes: true, fourEyesOff: null, changePercent: 30 });
  await soon(() => page.getByLabel('Warn if net pay changes by more than').inputValue()).toBe('25');
});

test('components are added, put in order, and switched off', async () => {
  const page = await open();
  for (const [name, kind] of [
    ['Bonus', 'Earning'],
    ['Parking', 'Deduction'],
  ] as const) {
    await page.getByRole('button', { name: 'Add component' }).click();
    await dialog(page).getByLabel('Name').fill(name);
    await dialog(page).getByLabel('Kind').selectOption(kind);
    await dialog(page).getByRole('button', { name: 'Save component' }).click();
    await page.getByRole('button', { name: `Edit ${name}` }).waitFor();
  }
  const names = async () => (await components()).map(({ name }) => name);
  await soon(names).toEqual(['Basic Salary', 'Bonus', 'Parking']);
  await page.getByRole('button', { name: 'Move Parking up' }).click();
  await soon(names).toEqual(['Basic Salary', 'Parking', 'Bonus']);
  await soon(() => page.getByRole('button', { name: 'Move Parking up' }).isDisabled()).toBe(true);

  await page.getByRole('button', { name: 'Edit Parking' }).click();
  await dialog(page).getByLabel('Wage code').fill('2630');
  await dialog(page).getByLabel('Active').uncheck();
  await dialog(page).getByRole('button', { name: 'Save component' }).click();
  await soon(async () => (await components()).find(({ name }) => name === 'Parking')).toMatchObject(
    { active: false, wageCode: '2630' },
  );
});

test('an item for everybody and one for a department are added and ended', async () => {
  await admin.post('/payroll/component/add', {
    name: 'Transport',
    kind: 'earning',
    unit: 'amount',
    prorated: false,
  });
  const page = await open();
  for (const [scope, amount] of [
    ['All employees', '120'],
    ['Engineering', '160.50'],
  ] as const) {
    await page.getByRole('button', { name: 'Add item' }).click();
    await dialog(page).getByLabel('Component').selectOption('Transport');
    await dialog(page).getByLabel('For', { exact: true }).selectOption(scope);
    await dialog(page).getByLabel('Amount for each pay period').fill(amount);
    await dialog(page).getByLabel('From').fill(thisMonth);
    await dialog(page).getByRole('button', { name: 'Add item' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  }
  await soon(async () => (await shared()).map(({ scope, amount }) => [scope, amount])).toEqual([
    ['department', 160.5],
    ['everybody', 120],
  ]);
  const list = page.getByRole('table', { name: 'For everybody and departments' });
  const row = list.getByRole('row').filter({ hasText: 'Engineering' });
  await row.getByText('$160.50').waitFor();
  await row.getByRole('button', { name: 'End Transport' }).click();
  await dialog(page).getByLabel('Last day').fill(addMonths(thisMonth, 1));
  await dialog(page).getByRole('button', { name: 'End item' }).click();
  await soon(() => row.innerText()).toMatch(/Engineering, 01 .* – 01 /);
});

test('settings that could not be loaded can be loaded again', async () => {
  const page = await openOffice(stage, admin, 'setting/payroll', {
    arrange: (page) =>
      intercept(page, 'GET', '/payroll/setting', (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      ),
  });
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Pay periods' }).waitFor();
});
