import type { Page } from 'playwright-core';
import { addDays } from '../../../api/contract/calendar-date.js';
import { setStage } from '../stage/browser.js';
import { clicks, countClicks } from '../stage/clicks.js';
import { confirmPassword, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';
import { monthOf, payday } from './payday.js';

const stage = await setStage();
const company = await payday(stage);
const { admin, calls, people, next } = company;

async function addBonus(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search name or employee ID' }).fill(name);
  await page.locator('#payslips').getByRole('link', { name }).click();
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByLabel('Component').selectOption({ label: 'Holiday bonus' });
  await drawer.getByLabel('Amount').fill('500');
  await drawer.getByRole('button', { name: /^Add, net/ }).click();
  await page.getByText('Holiday bonus added.').waitFor();
  await drawer.getByText(/only$/).first().waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
}

test('a month with two raises, a leaver and three bonuses takes at most 25 clicks from opening to paid', async () => {
  const [raised, promoted, left, ...others] = people;
  await calls.revise(raised!, '6111.00', next);
  await calls.revise(promoted!, '7222.00', addDays(next, 14));
  const { version } = (await admin.get(`/employee/single/${left?._id}`)).body.employee;
  const leaving = await admin.put(`/employee/employment/${left?._id}`, {
    leftOn: addDays(next, 9),
    version,
  });
  expect(leaving.status).toBe(200);
  const page = await openOffice(stage, admin, 'dashboard', {
    arrange: countClicks,
  });

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Payroll' })
    .click();
  await page.getByRole('button', { name: `Start ${monthOf(next)}` }).click();
  await page.getByRole('heading', { level: 1, name: monthOf(next) }).waitFor();
  const changed = page.locator('#payslips');
  await changed.getByText('Salary from').first().waitFor();
  await page.getByRole('row', { name: /^Salary changes/ }).waitFor();
  for (const { name } of others.slice(0, 3)) await addBonus(page, name);
  await page.getByRole('searchbox', { name: 'Search name or employee ID' }).fill('');
  const singles = page.getByRole('row', { name: /^Single payments/ });
  await singles.getByText('1,500.00').waitFor();
  await singles.getByText('3', { exact: true }).waitFor();

  await page.getByRole('button', { name: /^Approve \d+ payslips, .* net$/ }).click();
  const approval = page.getByRole('dialog', { name: `Approve ${monthOf(next)}` });
  await approval.getByText(/payslips have warnings/).waitFor();
  await approval.getByRole('button', { name: /^Approve \d+ payslips$/ }).click();
  await page
    .getByText(`${monthOf(next)} approved.`)
    .or(page.getByRole('dialog', { name: 'Confirm your password' }))
    .first()
    .waitFor();
  if (await page.getByRole('dialog', { name: 'Confirm your password' }).isVisible())
    await confirmPassword(page, stage.admin.password);
  await page.getByRole('button', { name: /^Pay \d+ payslips, .* net$/ }).click();
  const payment = page.getByRole('dialog', { name: `Pay ${monthOf(next)}` });
  await payment.getByText('take the bank file to your bank', { exact: false }).waitFor();
  await payment.getByRole('button', { name: /^Pay \d+ payslips$/ }).click();
  await page.getByText(/^Paid .* by /).waitFor();
  await soon(() => clicks(page)).toBeLessThanOrEqual(25);

  await page.getByRole('list', { name: 'Downloads' }).waitFor();
  await page.getByRole('searchbox').fill(raised!.name);
  await page.locator('#payslips').getByRole('link', { name: raised!.name }).click();
  const slip = page.getByRole('dialog', { name: raised!.name });
  await slip.getByText('6,111.00').first().waitFor();
  await slip.getByRole('button', { name: 'Reverse' }).click();
  const question = page.getByRole('dialog', { name: /^Reverse the payslip of/ });
  await question.getByLabel('Reason').fill('The bank returned it');
  await question.getByRole('button', { name: 'Reverse' }).click();
  await slip.getByText('The bank returned it', { exact: false }).waitFor();
});
