import { setStage } from '../stage/browser.js';
import { passesAxe } from '../stage/looks.js';
import { intercept, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';
import { draft, payday } from './payday.js';

const stage = await setStage();
const company = await payday(stage);
const { admin, calls, people, next } = company;
const [first, second] = people;

test('a draft under which a fact was recorded never says that nothing changed before it is calculated again', async () => {
  const run = await draft(company);
  await calls.revise(first!, '5111.00', next);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const page = await openOffice(stage, admin, `payroll/${run._id}`, {
    arrange: (opened) =>
      intercept(opened, 'POST', `/payroll/run/compute/${run._id}`, async (route) => {
        await held;
        await route.continue();
      }),
  });
  const checks = page.getByRole('list', { name: 'Checks' });
  await checks.getByText(/^Something was recorded since/).waitFor();
  await soon(() => checks.getByText(/^Nothing changed/).count()).toBe(0);
  release();
  await checks.getByRole('button', { name: /payslip changed since/ }).waitFor();
  await page.unrouteAll();
  await calls.post(`/payroll/run/discard/${run._id}`);
});

test('a run whose bank file was made is reopened with the word that it was not sent, and its changes are gone once it is paid', async () => {
  const run = await calls.approve(await draft(company));
  const page = await openOffice(stage, admin, `payroll/${run._id}`);
  await page.getByRole('button', { name: /^Bank file CSV/ }).click();
  await page.getByText(/Made .*, by /).waitFor();
  await page.getByRole('button', { name: 'Reopen', exact: true }).click();
  const question = page.getByRole('dialog', { name: /^Reopen/ });
  await question.getByText(/^Bank file made/).waitFor();
  await question.getByLabel('Reason').fill('A raise was forgotten');
  await question.getByRole('button', { name: 'Reopen run' }).click();
  await question
    .getByText(/Confirm that it was not sent to the bank/)
    .first()
    .waitFor();
  await question.getByLabel('I confirm that the bank file was not sent to the bank.').check();
  await passesAxe(page);
  await question.getByRole('button', { name: 'Reopen run' }).click();
  await page.getByText(/reopened\.$/).waitFor();

  await calls.revise(second!, '5222.00', next);
  await page.reload();
  const summary = page.getByRole('region', { name: 'Summary' });
  await summary.getByText(second!.name).waitFor();
  await page.getByRole('button', { name: /^Approve \d+ payslips, / }).click();
  await page
    .getByRole('dialog', { name: /^Approve/ })
    .getByRole('button', { name: /^Approve \d+ payslips$/ })
    .click();
  await page.getByText(/Replaces PAY-/).waitFor();
  await soon(() => summary.getByText(second!.name).count()).toBe(0);
});
