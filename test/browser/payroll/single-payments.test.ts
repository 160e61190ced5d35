import { addMonths } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { TODAY } from '../../support/calendar.js';
import { setStage } from '../stage/browser.js';
import { clicks, countClicks } from '../stage/clicks.js';
import { passesAxe } from '../stage/looks.js';
import { confirmPassword, openOffice, unconfirmed } from '../stage/office.js';
import { soon } from '../stage/soon.js';
import { draft, monthOf, payday } from './payday.js';

const stage = await setStage();
const company = await payday(stage);
const { admin, calls, people, bonus } = company;
const [late, other] = people;
const give = (run: PayRunRecord, employeeId: string, amount: number) =>
  calls.assign(bonus, { employeeId, runId: run._id, amount });

async function drawerOf(run: PayRunRecord, of: EmployeeRecord) {
  const slip = await calls.slip(run, of);
  const page = await openOffice(stage, admin, `payroll/${run._id}/${slip?._id}`);
  return { page, drawer: page.getByRole('dialog', { name: of.name }) };
}

test('a single payment is removed from a draft beside one that another run of the period has paid', async () => {
  let run = await draft(company);
  const payDate = `${TODAY.slice(0, 8)}15`;
  const offCycle = await calls.start({ kind: 'offCycle', name: 'Early', payDate });
  await give(offCycle, other!._id, 50);
  await calls.finish(offCycle);
  await give(run, other!._id, 30);
  run = await calls.compute(run);
  const { page, drawer } = await drawerOf(run, other!);
  await drawer.getByRole('button', { name: /^Remove Holiday bonus/ }).click();
  await page.getByText('Holiday bonus removed.').waitFor();
});

test('a payment that a later run paid is withdrawn there with its effect, or with the reversed payslip', async () => {
  const { next } = (await admin.get('/payroll/run/next')).body;
  let run = await calls.read({ _id: next.open });
  await give(run, late!._id, 500);
  await calls.compute(run);
  await calls.post(`/payroll/run/hold/${run._id}`, { employeeId: late!._id, reason: 'Papers' });
  await calls.finish(run);
  run = await calls.finish(await draft(company));

  const { page, drawer } = await drawerOf(run, late!);
  await drawer.getByRole('button', { name: /^Withdraw Holiday bonus, / }).click();
  const withdrawal = page.getByRole('dialog', { name: /^Withdraw/ });
  await withdrawal
    .getByRole('region', { name: 'What this does' })
    .getByText(/^Next payslip, /)
    .waitFor();
  await passesAxe(page);
  await withdrawal.getByRole('button', { name: 'Cancel' }).click();
  await drawer.getByRole('button', { name: 'Reverse' }).click();
  const reversal = page.getByRole('dialog', { name: /^Reverse the payslip of/ });
  await reversal.getByRole('radio', { name: /^It should not have been paid/ }).waitFor();

  const without = await drawerOf(run, other!);
  await without.drawer.getByRole('button', { name: 'Reverse' }).click();
  await without.page
    .getByRole('dialog', { name: /^Reverse the payslip of/ })
    .getByText('All that this payslip paid is due again.', { exact: false })
    .waitFor();
});

test('a bonus paid to the wrong person is withdrawn in at most 6 clicks from its run to the draft that takes it back', async () => {
  const wrong = people[2]!;
  const open = await draft(company);
  await give(open, wrong._id, 400);
  const paid = await calls.finish(open);
  unconfirmed(stage, admin);
  const page = await openOffice(stage, admin, `payroll/${paid._id}`, { arrange: countClicks });
  await page.getByRole('link', { name: wrong.name }).click();
  const drawer = page.getByRole('dialog', { name: wrong.name });
  await drawer.getByRole('button', { name: /^Withdraw Holiday bonus, / }).click();
  const withdrawal = page.getByRole('dialog', { name: /^Withdraw/ });
  // It has the focus: no click is needed.
  await soon(() => withdrawal.locator('textarea:focus').count()).toBe(1);
  await page.keyboard.type('Given to the wrong person');
  await withdrawal.getByRole('button', { name: 'Withdraw payment' }).click();
  await confirmPassword(page, stage.admin.password);
  await page.getByText(/^Holiday bonus of .* withdrawn\.$/).waitFor();
  await drawer.getByText(/^Withdrawn Holiday bonus, .*: Given to the wrong person$/).waitFor();
  await soon(() => drawer.getByRole('button', { name: /^Withdraw/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Payroll' })
    .click();
  const next = monthOf(addMonths(paid.period.from, 1));
  await page.getByRole('button', { name: `Start ${next}` }).click();
  await page.getByRole('heading', { level: 1, name: next }).waitFor();
  await page.getByText(/^Difference for .*: single payment was withdrawn, /).waitFor();
  await soon(() => clicks(page)).toBeLessThanOrEqual(6);
});
