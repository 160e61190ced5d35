import type { Page } from 'playwright-core';
import { addDays, addMonths } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { PayAssignmentRecord } from '../../../api/contract/payroll/pay-components.js';
import type { PayEffect } from '../../../api/contract/payroll/pay-runs.js';
import type { SalaryRevisionRecord } from '../../../api/contract/payroll/salary-revisions.js';
import { TODAY } from '../../support/calendar.js';
import { addDepartment, hire } from '../../support/cast.js';
import { PayrollCalls } from '../../support/payroll.js';
import { setStage } from '../stage/browser.js';
import { DESKTOP, passesAxe } from '../stage/looks.js';
import { clientOf, faultAt, intercept, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
await admin.confirm();
const payroll = new PayrollCalls(admin, admin);
const department: string = (await addDepartment(admin, { dep_name: 'Bakery' }))._id;
await admin.put('/payroll/setting', { fourEyes: false });
// The draft of the demo company is made again, with the people and items of these tests.
const { next } = (await admin.get('/payroll/run/next')).body;
if (next.open) await payroll.post(`/payroll/run/discard/${next.open}`);
const paid: string = (await admin.get('/payroll/run/next')).body.next.from;
const later = addMonths(paid, 1);
const gym = await payroll.component({ name: 'Gym allowance', kind: 'earning', unit: 'amount' });
const savings = await payroll.component({
  name: 'Savings plan',
  kind: 'deduction',
  unit: 'percent',
});
await payroll.assign(gym, { amount: '20.00', from: paid });
const nina = await hire(admin, {
  name: 'Nina Berg',
  employeeId: 'PAY-1',
  department,
  hireDate: paid,
});
await payroll.finish(await payroll.start());

/** As the screens write amounts, with any space after a sign. */
const money = (amount: number) => `\\$${amount.toLocaleString('en', { minimumFractionDigits: 2 })}`;
const open = (of: EmployeeRecord = nina) => openOffice(stage, admin, `employee/${of._id}/pay`);
const dialog = (page: Page) => page.getByRole('dialog');
const effect = (page: Page) => page.getByRole('region', { name: 'What this does' });
const items = (page: Page) => page.getByRole('table', { name: 'Recurring items' });
const revisions = async (of: EmployeeRecord = nina): Promise<SalaryRevisionRecord[]> =>
  (await admin.get(`/payroll/revision/${of._id}?range=[0,9]`)).body.revisions;
const ownItems = async (of: EmployeeRecord): Promise<PayAssignmentRecord[]> =>
  (await admin.get(`/payroll/assignment?range=[0,9]&filter=${JSON.stringify({ own: of._id })}`))
    .body.assignments;

test('a raise in the past says, while it is typed, which paid periods change and what the next payslip is, and is settled by it', async () => {
  const { effect: expected } = (
    await admin.post('/payroll/effect', { employeeId: nina._id, salary: '3200.00', from: paid })
  ).body as { effect: PayEffect };
  const [period] = expected.periods;
  const page = await open();
  await page.getByText('Nina Berg can see that you viewed this').waitFor();
  await page.getByRole('button', { name: 'Change salary' }).click();
  await dialog(page).getByLabel('New monthly salary').fill('3200');
  await dialog(page).getByText('+ $200.00, + 6.7%').waitFor();
  await dialog(page).getByLabel('From').fill(later);
  await effect(page)
    .getByText(/^Next payslip, /)
    .waitFor();
  await soon(() => effect(page).getByRole('table').count()).toBe(0);
  await dialog(page).getByLabel('From').fill(paid);
  const changed = effect(page).getByRole('table', { name: '1 paid period would change' });
  await soon(() => changed.getByRole('row').nth(1).innerText()).toMatch(
    new RegExp(
      `${money(period?.paid ?? 0)}\\s+${money(period?.due ?? 0)}\\s+\\+\\s${money(period?.difference ?? 0)}`,
    ),
  );
  await soon(() => changed.getByRole('row').last().innerText()).toMatch(
    new RegExp(`Settled by the next payslip\\s+\\+\\s${money(period?.difference ?? 0)}`),
  );
  await soon(() => effect(page).innerText()).toMatch(
    new RegExp(`${money(expected.next.before)}[^$]*${money(expected.next.after)}`),
  );
  await passesAxe(page);
  await page.setViewportSize(DESKTOP);
  await dialog(page).getByLabel('Reason').fill('Job grade corrected');
  await dialog(page).getByRole('button', { name: 'Save salary' }).click();
  await page.getByText('Salary saved.', { exact: true }).waitFor();
  await soon(() => revisions()).toMatchObject([
    { from: paid, salary: 3200, reason: 'Job grade corrected', state: 'inForce' },
    { source: 'opening', salary: 3000 },
  ]);
  await soon(() =>
    page.getByRole('list', { name: 'Salary over time' }).getByRole('listitem').first().innerText(),
  ).toMatch(/In force[\s\S]*Job grade corrected, entered .* by [\s\S]*\$3,200\.00/);
  await page
    .getByRole('img', { name: /^Monthly salary since .*: from \$3,000\.00 to \$3,200\.00 today$/ })
    .waitFor();

  const run = await payroll.start();
  const slip = await payroll.slip(run, nina);
  expect(slip?.net).toBe(expected.next.after);
  expect(slip?.lines).toContainEqual(expect.objectContaining({ difference: true, amount: 200 }));
  await payroll.post(`/payroll/run/discard/${run._id}`);
});

test('a planned salary is dashed, says that it stays, and can be withdrawn', async () => {
  const iris = await hire(admin, { name: 'Iris Holm', employeeId: 'PAY-2', department });
  const planned = addMonths(later, 2);
  await payroll.revise(iris, '3300.00', planned);
  const page = await open(iris);
  const first = page.getByRole('list', { name: 'Salary over time' }).getByRole('listitem').first();
  await soon(() => first.innerText()).toMatch(/Planned[\s\S]*\$3,300\.00\s+\+\s\$300\.00, \+\s10%/);
  await page.getByRole('button', { name: 'Change salary' }).click();
  await dialog(page).getByLabel('New monthly salary').fill('3,100.00');
  await dialog(page)
    .getByText(/^The planned change to \$3,300\.00 on .* stays\.$/)
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Withdraw the salary from/ }).click();
  await dialog(page).getByText('$3,300.00 will not take effect.').waitFor();
  await dialog(page).getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByText('Salary withdrawn.', { exact: true }).waitFor();
  await soon(() => revisions(iris)).toMatchObject([{ source: 'opening', salary: 3000 }]);
});

test('a wrong amount or day is said at its field, and asks for no effect', async () => {
  const page = await open();
  let asked = 0;
  await intercept(page, 'POST', '/payroll/effect', async (route) => {
    asked += 1;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Change salary' }).click();
  await dialog(page).getByRole('button', { name: 'Save salary' }).click();
  await soon(() => faultAt(dialog(page).getByLabel('New monthly salary'))).toContain(
    'Please enter New monthly salary.',
  );
  await dialog(page).getByLabel('New monthly salary').fill('a lot');
  await dialog(page).getByLabel('From').fill(addMonths(TODAY, 30));
  await dialog(page).getByRole('button', { name: 'Save salary' }).click();
  await soon(() => faultAt(dialog(page).getByLabel('New monthly salary'))).toContain(
    'Please enter an amount',
  );
  await soon(() => faultAt(dialog(page).getByLabel('From'))).toContain('or an earlier day.');
  expect(asked).toBe(0);
  await dialog(page).getByLabel('From').fill(TODAY);
  // One question for all letters.
  await dialog(page).getByLabel('New monthly salary').fill('');
  await dialog(page).getByLabel('New monthly salary').pressSequentially('4000.50');
  await effect(page)
    .getByText(/^Next payslip, /)
    .waitFor();
  expect(asked).toBe(1);
});

test('an item is added with its effect, takes the place of that for everybody, and is ended', async () => {
  const ola = await hire(admin, { name: 'Ola Lund', employeeId: 'PAY-3', department });
  const page = await open(ola);
  await soon(() =>
    items(page).getByRole('row').filter({ hasText: 'Gym allowance' }).innerText(),
  ).toMatch(/All employees, from .*\$20\.00\s+Setting/s);
  await page.getByRole('button', { name: 'Add item' }).click();
  await dialog(page).getByRole('button', { name: 'Add item' }).click();
  await soon(() => faultAt(dialog(page).getByLabel('Component'))).toContain(
    'Please choose Component.',
  );
  await dialog(page).getByLabel('Component').selectOption('Savings plan');
  await dialog(page).getByLabel('Percentage of the basic salary').fill('4,5');
  await dialog(page).getByLabel('From').fill(later);
  await soon(() => effect(page).innerText()).toMatch(/−\s\$135\.00/);
  await dialog(page).getByRole('button', { name: 'Add item' }).click();
  await page.getByText('Item added.', { exact: true }).waitFor();
  await soon(() => ownItems(ola)).toMatchObject([
    { component: { _id: savings }, rate: 4.5, from: later },
  ]);
  await soon(() =>
    items(page).getByRole('row').filter({ hasText: 'Savings plan' }).innerText(),
  ).toMatch(/Ola Lund only, from .*4\.5% of basic/s);

  await payroll.assign(gym, { amount: '35.00', employeeId: ola._id, from: later });
  await page.reload();
  await items(page).getByText('An item with a narrower scope counts instead').waitFor();
  await passesAxe(page);
  await page.setViewportSize(DESKTOP);

  await page.getByRole('button', { name: 'End Savings plan' }).click();
  await dialog(page).getByLabel('Last day').fill(addDays(later, -1));
  await dialog(page).getByRole('button', { name: 'End item' }).click();
  await page.getByText('Item ended.', { exact: true }).waitFor();
  await soon(() => items(page).getByText('Savings plan').count()).toBe(0);
});

test('payslips are listed with their change, opened, and saved as PDF', async () => {
  const page = await open();
  const row = page.getByRole('table', { name: 'Payslips' }).getByRole('row').last();
  await soon(() => row.innerText()).toMatch(/\$3,170\.00[\s\S]*first payslip[\s\S]*Paid/);
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: /^PDF of the payslip of/ }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^payslip-PAY-1-.*\.pdf$/);
  await soon(() =>
    row.getByRole('link', { name: /^View the payslip of/ }).getAttribute('href'),
  ).toMatch(/\/payslip\/[0-9a-f-]+$/);
});

test.each([
  ['the salary', /^\/api\/payroll\/revision\//, 'The salary could not be loaded.', 'Change salary'],
  [
    'the items',
    /^\/api\/payroll\/assignment$/,
    'The recurring items could not be loaded.',
    'Gym allowance',
  ],
  [
    'the payslips',
    /^\/api\/payslip\/(?!files)/,
    'The payslips could not be loaded.',
    'first payslip',
  ],
] as const)(
  '%s that could not be loaded can be loaded again, beside the rest',
  async (_, call, said, shown) => {
    const page = await openOffice(stage, admin, `employee/${nina._id}/pay`, {
      arrange: (page) =>
        intercept(page, 'GET', call, (route) =>
          route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
        ),
    });
    await page.getByText(said).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('main').getByText(shown).first().waitFor();
  },
);
