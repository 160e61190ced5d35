import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import type { EmployeeRecord } from '../../../api/contract/records.js';
import { setStage } from '../stage/browser.js';
import { passesAxe } from '../stage/looks.js';
import { openOffice } from '../stage/office.js';
import { draft, payday } from './payday.js';

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
  const offCycle = await calls.start({ kind: 'offCycle', name: 'Early' });
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
