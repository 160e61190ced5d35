import type { Page } from 'playwright-core';
import { addDays, addMonths } from '../../../api/contract/calendar-date.js';
import { nextMonday, weekday } from '../../support/calendar.js';
import { addDepartment, hire } from '../../support/cast.js';
import { addWorkPattern } from '../../support/leave-rules-by-calls.js';
import { PayrollCalls, UNPAID } from '../../support/payroll.js';
import { setStage } from '../stage/browser.js';
import { passesAxe } from '../stage/looks.js';
import { clientOf, faultAt, hold, intercept, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
await admin.confirm();
const payroll = new PayrollCalls(admin, admin);
const department: string = (await addDepartment(admin, { dep_name: 'Bakery' }))._id;
await admin.put('/payroll/setting', { fourEyes: false, proration: 'calendar' });
// The draft of the demo company is made again, with the people of these tests.
const { next } = (await admin.get('/payroll/run/next')).body;
if (next.open) await payroll.post(`/payroll/run/discard/${next.open}`);
const paid: string = (await admin.get('/payroll/run/next')).body.next.from;
const unpaid = addMonths(paid, 1);
/** A day of work in the second week. */
const monday = nextMonday(addDays(unpaid, 6));
await payroll.component({ name: 'Extra hours', kind: 'earning', unit: 'hours' });
await payroll.component({ name: 'Effect bonus' });
const person = (employeeId: string, name: string) =>
  hire(admin, { name, employeeId, department, hireDate: paid, salary: '4284.80' });
const nina = await person('EFF-1', 'Nina Berg');
const omar = await person('EFF-2', 'Omar Diaz');
const pia = await person('EFF-3', 'Pia Lund');
await payroll.finish(await payroll.start());
// The demo company may have it.
await admin.post('/leave/type/add', { name: UNPAID, paid: false });

const dialog = (page: Page) => page.getByRole('dialog');
const effect = (page: Page) => page.getByRole('region', { name: 'What this does' });

test('a last day in a paid period says that it would be taken back, and by how much, before it is recorded', async () => {
  const page = await openOffice(stage, admin, `employee/${nina._id}`);
  await page.getByRole('button', { name: 'Record departure' }).click();
  await dialog(page).getByLabel('Last day').fill(addDays(paid, 9));
  await effect(page).getByRole('table', { name: '1 paid period would change' }).waitFor();
  await effect(page)
    .getByText(/remains to be recovered from later payslips/)
    .waitFor();
  await passesAxe(page);
});

test('unpaid leave shows before its approval what it takes from the next payslip, paid leave nothing', async () => {
  const request = async (leaveType: string, day: string) =>
    (
      await payroll.post('/leave/add', {
        userId: omar.userId._id,
        leaveType,
        startDate: day,
        endDate: day,
        reason: 'Private',
      })
    ).leave._id;
  const without = await request(UNPAID, monday);
  const page = await openOffice(stage, admin, `leaves/${without}`);
  await effect(page)
    .getByText(/^Next payslip, /)
    .waitFor();
  await passesAxe(page);
  const paidLeave = await request('Sick Leave', addDays(monday, 1));
  const other = await openOffice(stage, admin, `leaves/${paidLeave}`);
  await other.getByRole('button', { name: 'Approve' }).waitFor();
  await soon(() => effect(other).count()).toBe(0);
});

test('another proration says from which period on it holds, and whom it changes', async () => {
  await admin.put(`/employee/employment/${pia._id}`, { leftOn: addDays(unpaid, 9) });
  const page = await openOffice(stage, admin, 'setting/payroll');
  await page
    .getByText(/^A change applies from .*\. Earlier periods keep theirs\./)
    .first()
    .waitFor();
  await page.getByRole('radio', { name: 'Working days' }).check();
  await effect(page)
    .getByText(/^Next payslip/)
    .waitFor();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Payroll settings saved.', { exact: true }).waitFor();
  await page.getByText(/^Until .*: Calendar days$/).waitFor();
  await passesAxe(page);
});

test('an item above the percentage of the warning says so, and its button what it does to the next payslip', async () => {
  const page = await openOffice(stage, admin, `employee/${pia._id}/pay`);
  await page.getByRole('button', { name: 'Add item' }).click();
  await dialog(page).getByLabel('Component').selectOption('Effect bonus');
  await dialog(page).getByLabel('Amount for each pay period').fill('5000');
  await dialog(page).getByLabel('From').fill(unpaid);
  await effect(page)
    .getByText(/^Changes the next payslip by \+\s[\d.,]+%$/)
    .waitFor();
  const add = dialog(page).getByRole('button', { name: /^Add item: next payslip \+\s[\d.,]+%$/ });
  await add.waitFor();
  await passesAxe(page);
  await dialog(page).getByLabel('Amount for each pay period').fill('1');
  await dialog(page).getByRole('button', { name: 'Add item', exact: true }).waitFor();
});

test('an item that is submitted before its effect is known waits for it: a large one is asked about, and an effect that could not be read stops nothing', async () => {
  const items = async () =>
    (await admin.get(`/payroll/assignment?filter={"own":"${pia._id}"}`)).body.assignments.length;
  const page = await openOffice(stage, admin, `employee/${pia._id}/pay`);
  const fill = async (amount: string) => {
    await page.getByRole('button', { name: 'Add item' }).click();
    await dialog(page).getByLabel('Component').selectOption('Effect bonus');
    await dialog(page).getByLabel('From').fill(unpaid);
    await dialog(page).getByLabel('Amount for each pay period').fill(amount);
  };
  const release = await hold(page, 'POST', '/payroll/effect');
  await fill('5000');
  await dialog(page).getByLabel('Amount for each pay period').press('Enter');
  release();
  const add = dialog(page).getByRole('button', { name: /^Add item: next payslip \+\s[\d.,]+%$/ });
  await add.waitFor();
  await soon(items).toBe(0);
  await dialog(page).getByLabel('Amount for each pay period').fill('20');
  await dialog(page).getByLabel('Amount for each pay period').press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
  await soon(items).toBe(1);
  await intercept(page, 'POST', '/payroll/effect', (route) => route.abort());
  await fill('5000');
  await dialog(page).getByLabel('Amount for each pay period').press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
  await soon(items).toBe(2);
});

test('a departure that is taken back, several requests and a type of leave show the effect before the button', async () => {
  const request = async (day: string) =>
    payroll.post('/leave/add', {
      userId: omar.userId._id,
      leaveType: UNPAID,
      startDate: day,
      endDate: day,
      reason: 'Private',
    });
  const next = (page: Page) =>
    effect(page)
      .getByText(/^Next payslip/)
      .waitFor();
  const page = await openOffice(stage, admin, `employee/${pia._id}`);
  await page.getByRole('button', { name: 'Cancel departure' }).click();
  await next(page);
  await passesAxe(page);

  for (const days of [2, 3]) await request(addDays(monday, days));
  const list = await openOffice(
    stage,
    admin,
    `leaves?filter=${encodeURIComponent(JSON.stringify({ status: 'Pending', q: 'Omar' }))}`,
  );
  await list.getByRole('checkbox', { name: 'Select all pending on this page' }).check();
  await list
    .getByRole('group', { name: 'Selected requests' })
    .getByRole('button', { name: 'Approve' })
    .click();
  await next(list);
  await passesAxe(list);

  const types = (await admin.get('/leave/type')).body.types as { _id: string; name: string }[];
  const unpaidType = types.find(({ name }) => name === UNPAID)?._id;
  const { leaves } = (await admin.get(`/leave/${omar._id}`)).body;
  await admin.put(`/leave/${leaves[0]._id}`, { status: 'Approved' });
  const type = await openOffice(stage, admin, `leave-types/${unpaidType}`);
  await type.getByRole('checkbox', { name: /^Paid/ }).check();
  await next(type);
  await passesAxe(type);
});

test('a work pattern that is taken back shows the effect, where working days count', async () => {
  // Of one day of the week, with two in the ten days until the departure: more than their share of other weeks.
  const second = weekday(addDays(unpaid, 1));
  const target = await addWorkPattern(
    admin,
    'One day',
    Array.from({ length: 7 }, (_, day): [number, number] => (day === second ? [240, 240] : [0, 0])),
  );
  await payroll.post('/work/assignment/add', {
    holders: [pia._id],
    subject: 'pattern',
    target,
    from: unpaid,
  });
  const page = await openOffice(stage, admin, 'working-time/people');
  await page.getByRole('main').getByRole('searchbox').fill('Pia Lund');
  await page.getByRole('button', { name: 'Change Pia Lund' }).click();
  await page
    .getByRole('dialog', { name: 'Assignments of Pia Lund' })
    .getByRole('button', { name: /^Take back One day/ })
    .click();
  const question = page.getByRole('dialog', { name: 'Take the assignment back?' });
  await question
    .getByRole('region', { name: 'What this does' })
    .getByText(/^Next payslip, /)
    .waitFor();
  await passesAxe(page);
});

test('a salary with a zero too many is asked about with both amounts and the percentage', async () => {
  const page = await openOffice(stage, admin, `employee/${omar._id}/pay`);
  await page.getByRole('button', { name: 'Change salary' }).click();
  await dialog(page).getByLabel('New monthly salary').fill('42848');
  await dialog(page).getByLabel('From').fill(unpaid);
  await dialog(page).getByRole('button', { name: 'Save salary' }).click();
  const question = page.getByRole('dialog', { name: /^Change the salary by \+\s900%\?$/ });
  await question.getByText('It would go from $4,284.80 to $42,848.00.').waitFor();
  await passesAxe(page);
  await question.getByRole('button', { name: 'Back' }).click();
  await soon(
    async () => (await admin.get(`/payroll/revision/${omar._id}?range=[0,9]`)).body.revisions,
  ).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Save salary' }).click();
  await question.getByRole('button', { name: 'Save $42,848.00' }).click();
  await page.getByText('Salary saved.', { exact: true }).waitFor();
});

test('an hour of overtime is proposed with its arithmetic, and an error goes once the field is right', async () => {
  const run = await payroll.start();
  const page = await openOffice(stage, admin, `payroll/${run._id}`);
  await page.getByRole('link', { name: 'Nina Berg' }).click();
  const drawer = page.getByRole('dialog', { name: 'Nina Berg' });
  await drawer.getByLabel('Component').selectOption('Extra hours');
  const hourly = drawer.getByLabel('Amount for an hour');
  await soon(() => hourly.inputValue()).toBe('26.37');
  await drawer.getByText('Proposed: 12 × $4,284.80 ÷ (52 × 37.5 hours) = $26.37').waitFor();
  await hourly.fill('');
  await drawer.getByRole('button', { name: /^Add/ }).click();
  await soon(() => faultAt(hourly)).not.toBe('');
  await hourly.fill('26.37');
  await soon(() => hourly.getAttribute('aria-invalid')).toBe('false');
});
