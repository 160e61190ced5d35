import { addDays, addMonths } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { setStage } from '../stage/browser.js';
import { openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';
import { draft, monthOf, payday } from './payday.js';

const stage = await setStage();
const company = await payday(stage);
const { admin, calls, people, next } = company;
const { firstPeriod } = (await admin.get('/payroll/setting')).body.settings;
const before = addMonths(firstPeriod, -1);
const [first, second] = people as [EmployeeRecord, EmployeeRecord];
const run = await draft(company);

test('a raise that reaches back before the first period says so before it is saved and on the payslip, and one tap pays it', async () => {
  const raise = { salary: '12000.00', from: before };
  const page = await openOffice(stage, admin, `employee/${first._id}/pay`);
  await page.getByRole('button', { name: 'Change salary' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New monthly salary').fill(raise.salary);
  await dialog.getByLabel('From').fill(raise.from);
  await dialog.getByText(`${monthOf(before)} was paid elsewhere`, { exact: false }).waitFor();
  await calls.post('/payroll/revision/add', {
    employeeId: first._id,
    confirmed: true,
    ...raise,
  });
  await calls.compute(run);
  const slip = await calls.slip(run, first);
  await page.goto(`${stage.url}/admin-dashboard/payroll/${run._id}/${slip?._id}`);
  const drawer = page.getByRole('dialog', { name: first.name });
  await drawer.getByText(`${monthOf(before)} was paid elsewhere`, { exact: false }).waitFor();
  const settle = drawer.getByRole('button', { name: /^Add \+/ });
  await settle.click();
  await settle.waitFor({ state: 'detached' });
  await soon(async () => (await calls.slip(run, first))?.warnings).not.toContainEqual(
    expect.objectContaining({ warning: 'reachesBack' }),
  );
  await soon(async () =>
    (await calls.slip(run, first))?.lines.some(({ shares }) =>
      shares.some(({ note }) => note?.startsWith('Not settled for') === true),
    ),
  ).toBe(true);
});

test('Add Salary in a period of payroll leads to the draft with the amount, and marks a record beside it', async () => {
  const slip = await calls.slip(run, second);
  const page = await openOffice(stage, admin, `salary/add?employee=${second._id}`);
  const main = page.getByRole('main');
  await main.getByLabel('Basic Salary', { exact: true }).fill('250');
  await main.getByLabel('Pay Date', { exact: true }).fill(addDays(next, 3));
  await main.getByText(`${second.name} has a payslip for ${monthOf(next)}: draft.`).waitFor();
  await main.getByRole('link', { name: 'Add it to the draft instead' }).click();
  const drawer = page.getByRole('dialog', { name: second.name });
  await soon(() => drawer.getByLabel('Amount', { exact: true }).inputValue()).toBe('250.00');
  await soon(() => new URL(page.url()).pathname).toContain(String(slip?._id));

  const again = await openOffice(stage, admin, `salary/add?employee=${second._id}`);
  await again.getByRole('main').getByLabel('Basic Salary', { exact: true }).fill('250');
  await again.getByRole('main').getByLabel('Pay Date', { exact: true }).fill(addDays(next, 3));
  await again.getByRole('button', { name: 'Add Salary outside payroll' }).click();
  await again.getByText('Salary added successfully!').waitFor();
  await again.goto(`${stage.url}/admin-dashboard/salary/view/${second._id}`);
  await again.getByRole('cell', { name: 'Outside payroll' }).waitFor();
});
