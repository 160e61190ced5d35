import { addDays } from '../../../api/contract/calendar-date.js';
import { setStage } from '../stage/browser.js';
import { clicks, countClicks } from '../stage/clicks.js';
import { passesAxe } from '../stage/looks.js';
import { confirmPassword, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';
import { payday } from './payday.js';

const stage = await setStage();
const { admin, calls, people, next } = await payday(stage);

/** Paid whole last month before the last day in it became known. */
async function leaves(place: number): Promise<string> {
  const { _id, name } = people[place]!;
  const { version } = (await admin.get(`/employee/single/${_id}`)).body.employee;
  const answer = await admin.put(`/employee/employment/${_id}`, {
    leftOn: addDays(next, -12),
    version,
  });
  expect(answer.status).toBe(200);
  return name;
}

test('a leaver is settled in at most 8 clicks from the page of the run', async () => {
  const name = await leaves(3);
  const { _id } = await calls.start();
  const page = await openOffice(stage, admin, `payroll/${_id}`, {
    arrange: countClicks,
  });
  await page.getByRole('button', { name: `Settle: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Settle with ${name}` });
  await dialog.getByText(/^A day is 12 × .* ÷ \(52 × 5 days a week\)/).waitFor();
  await passesAxe(page);
  await dialog.getByRole('button', { name: 'Waive', exact: true }).click();
  await dialog.getByLabel('Reason').fill('Agreed when they left');
  await dialog.getByRole('button', { name: /^Waive / }).click();
  if (await page.getByRole('dialog', { name: 'Confirm your password' }).isVisible())
    await confirmPassword(page, stage.admin.password);
  await dialog.getByText(/waived on .*: Agreed when they left/).waitFor();

  const pay = dialog.getByRole('button', { name: /^Pay / });
  const amount = (await pay.innerText()).replace('Pay ', '');
  await pay.click();
  await dialog.getByText(`${amount} for unused leave until`, { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await soon(() => clicks(page)).toBeLessThanOrEqual(8);

  await page.getByRole('link', { name }).first().click();
  const slip = page.getByRole('dialog', { name });
  await slip.getByText(/^[\d.]+ days unused leave × [\d.,]+$/).waitFor();
});

test('a last day that moves after its unused leave was paid asks what becomes of it', async () => {
  const { open } = (await admin.get('/payroll/run/next')).body.next;
  if (open) await calls.post(`/payroll/run/discard/${open}`);
  await leaves(7);
  const person = people[7]!;
  const run = await calls.start();
  const { basis } = (await admin.get(`/payroll/settlement/${person._id}`)).body.settlement;
  await calls.post('/payroll/settlement/accept', { basis });
  await calls.finish(run);

  const page = await openOffice(stage, admin, `employee/edit/${person._id}`);
  await page.getByLabel('Last Day').fill(addDays(next, -10));
  await page.getByRole('button', { name: 'Update Employee' }).click();
  const question = page.getByRole('dialog', { name: 'Unused leave is on a payslip' });
  await question
    .getByText(/is on an approved payslip\. Say whether it stays there or is taken back\./)
    .waitFor();
  await question.getByRole('button', { name: 'Leave it there' }).click();
  await page.getByText('Employee updated successfully!').waitFor();
  const { settlement } = (await admin.get(`/payroll/settlement/${person._id}`)).body;
  expect([settlement.lastDay, settlement.accepted.length]).toEqual([addDays(next, -10), 1]);
});
