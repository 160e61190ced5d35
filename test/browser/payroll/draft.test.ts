import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { setStage } from '../stage/browser.js';
import { passesAxe, PHONE, tooWide } from '../stage/looks.js';
import { intercept, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';
import { draft, monthOf, payday } from './payday.js';

const stage = await setStage();
const company = await payday(stage);
const { admin, calls, people, bonus, next } = company;
const [first, second, third, fourth] = people;
const run: PayRunRecord = await draft(company);

const open = (path = '', options?: Parameters<typeof openOffice>[3]) =>
  openOffice(stage, admin, `payroll/${run._id}${path}`, options);

test('a payslip is put on hold with a reason, listed without a payslip, and released', async () => {
  await calls.assign(bonus, {
    employeeId: first?._id,
    runId: run._id,
    amount: 300,
    note: 'Ten years',
  });
  const page = await open();
  await page.getByRole('link', { name: first!.name }).click();
  const drawer = page.getByRole('dialog', { name: first!.name });
  await drawer.getByText('Ten years', { exact: false }).first().waitFor();
  await drawer.getByRole('button', { name: 'Hold payslip' }).click();
  const question = page.getByRole('dialog', { name: `Hold the payslip of ${first!.name}?` });
  await question.getByRole('button', { name: 'Hold payslip' }).click();
  await question.getByText('Please', { exact: false }).waitFor();
  await question.getByLabel('Reason').fill('Account is not confirmed');
  await question.getByRole('button', { name: 'Hold payslip' }).click();
  await drawer.getByText('On hold: Account is not confirmed', { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  const absent = page.locator('#no-payslip');
  await absent.getByText('On hold: Account is not confirmed').waitFor();
  await page.getByRole('link', { name: '1 on hold, not paid' }).waitFor();
  await absent.getByRole('link', { name: first!.name }).click();
  await drawer.getByRole('button', { name: 'Release' }).click();
  await drawer.getByRole('button', { name: 'Hold payslip' }).waitFor();
  await drawer.getByRole('button', { name: 'Remove Holiday bonus' }).click();
  await soon(() => drawer.getByText('Ten years', { exact: false }).count()).toBe(0);
});

test('what changes under a draft is calculated when the draft is opened, and before it is approved', async () => {
  await calls.revise(second!, '5333.00', next);
  const page = await open();
  const changes = page.getByRole('button', { name: /payslip changed since/ });
  await changes.waitFor();
  await page.getByRole('region', { name: 'Summary' }).getByText(second!.name).waitFor();

  await page.getByRole('button', { name: /^Approve \d+ payslips, / }).click();
  const approval = page.getByRole('dialog', { name: `Approve ${monthOf(next)}` });
  await calls.revise(third!, '5444.00', next);
  await approval.getByRole('button', { name: /^Approve \d+ payslips$/ }).click();
  await page.getByText(/has changed\. Please review it again/).waitFor();
  await soon(() => page.getByRole('dialog', { name: `Approve ${monthOf(next)}` }).count()).toBe(0);
  await page.getByRole('region', { name: 'Summary' }).getByText(third!.name).waitFor();
  await soon(async () => (await calls.read(run)).state).toBe('draft');
});

test('the drawer has an address, goes to the neighbours by key and gives the focus back', async () => {
  await calls.revise(fourth!, '5555.00', next);
  await calls.compute(run);
  const page = await open();
  const list = page.locator('#payslips');
  await list.getByRole('listitem').getByRole('link', { name: fourth!.name }).waitFor();
  const names = await list.getByRole('listitem').getByRole('link').allInnerTexts();
  await list.getByRole('link', { name: names[0] }).click();
  await page.getByRole('dialog', { name: names[0] }).waitFor();
  await page.keyboard.press('j');
  await page.getByRole('dialog', { name: names[1] }).waitFor();
  await page.keyboard.press('ArrowLeft');
  const drawer = page.getByRole('dialog', { name: names[0] });
  await drawer.waitFor();
  await page.reload();
  await drawer.waitFor();
  await passesAxe(page);
  await list.locator('a').filter({ hasText: names[0] }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await list.getByRole('link', { name: names[0] }).and(page.locator(':focus')).waitFor();
});

test('warnings and causes show their payslips only', async () => {
  const page = await open();
  const list = page.locator('#payslips');
  await list.getByRole('button', { name: /^Large change/ }).click();
  await soon(() =>
    list
      .getByRole('listitem')
      .filter({ hasText: 'Edited by hand' })
      .filter({ hasNotText: /Net (up|down) \d/ })
      .count(),
  ).toBe(0);
  await list.getByRole('button', { name: /^To check \d/ }).click();
  await list.getByRole('heading', { name: /^To check \d+ payslips?, / }).waitFor();
  await soon(() => list.getByRole('heading', { name: /^Changed/ }).count()).toBe(0);
  await list.getByRole('button', { name: /^All \d/ }).click();
  await page.getByRole('button', { name: 'Salary changes' }).click();
  await list.getByRole('button', { name: 'Cause: Salary changes', exact: false }).click();
  await list.getByRole('button', { name: /^All \d/, pressed: true }).waitFor();
  await list.getByRole('button', { name: /^Show \d+$/ }).click();
  await list.getByText('unchanged').first().waitFor();
});

test('a run that cannot be read can be read again', async () => {
  const page = await open('', {
    arrange: (page) =>
      intercept(page, 'GET', `/payroll/run/${run._id}`, (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      ),
  });
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: monthOf(next) }).waitFor();
});

test('a payslip that cannot be read can be read again in its drawer', async () => {
  const slip = await calls.slip(run, first!);
  const page = await open(`/${slip?._id}`, {
    arrange: (page) =>
      intercept(page, 'GET', `/payslip/single/${slip?._id}`, (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      ),
  });
  const drawer = page.getByRole('dialog', { name: 'Payslip' });
  await drawer.getByText('The payslip could not be loaded.').waitFor();
  await page.unrouteAll();
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('dialog', { name: first!.name }).waitFor();
});

test('a run, a payslip and the questions are accessible, and fit a phone', async () => {
  const page = await open();
  await page.getByRole('row', { name: /^Salary changes/ }).waitFor();
  await passesAxe(page, { dark: true });
  await page.getByRole('button', { name: /^Approve \d+ payslips, / }).click();
  await passesAxe(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: second!.name }).first().click();
  await page.getByRole('dialog', { name: second!.name }).getByText('Gross pay').waitFor();
  await passesAxe(page);
});

test.each([
  ['de', 'Grundgehalt'],
  ['fr', 'Salaire de base'],
])('a draft and a payslip fit, in the language %s', async (language, basic) => {
  await admin.put('/profile/language', { language });
  try {
    const page = await open();
    await page.locator('#payslips').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('dialog').getByText(basic).first().waitFor();
    await soon(() => tooWide(page)).toBe(0);
  } finally {
    await admin.put('/profile/language', { language: 'en' });
  }
});

test('on a phone the people of a draft are cards, and the other actions stand behind the next step', async () => {
  const page = await open('', { viewport: PHONE });
  await page.getByRole('link', { name: second!.name }).first().waitFor();
  await soon(() => tooWide(page)).toBe(0);
  const step = page.getByRole('button', { name: /^Approve \d+ payslips, / });
  await soon(async () => (await step.boundingBox())!.y).toBeLessThan(PHONE.height / 2);
  await page.locator('header').getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Discard' }).waitFor();
});

test('an off-cycle run pays chosen people, and is discarded again', async () => {
  const page = await openOffice(stage, admin, 'payroll');
  await page.getByRole('button', { name: 'Off-cycle run' }).click();
  const dialog = page.getByRole('dialog', { name: 'Off-cycle run' });
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await dialog.getByText('Choose at least one person').first().waitFor();
  await dialog.getByLabel('Name').fill('Welcome payments');
  await dialog.getByRole('combobox', { name: 'Add people' }).fill(fourth!.name);
  await page.getByRole('option', { name: fourth!.name, exact: false }).click();
  await passesAxe(page);
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await page.getByRole('heading', { level: 1, name: 'Welcome payments' }).waitFor();
  await page.getByRole('link', { name: fourth!.name }).waitFor();
  // Axe was last run on a phone.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Discard run' }).click();
  await page.getByText('Welcome payments discarded.').waitFor();
  await page.getByText('Discarded', { exact: true }).first().waitFor();
});

test('an off-cycle run of single payments is made with its amounts in one dialog, and takes somebody more in the draft', async () => {
  const page = await openOffice(stage, admin, 'payroll');
  await page.getByRole('button', { name: 'Off-cycle run' }).click();
  const dialog = page.getByRole('dialog', { name: 'Off-cycle run' });
  await dialog.getByLabel('Name').fill('Prizes');
  await dialog.getByText('Only single payments').click();
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await dialog.getByText('Add at least one person and amount.').first().waitFor();
  await dialog.getByRole('combobox', { name: 'Add people' }).fill(third!.name);
  await page.getByRole('option', { name: third!.name, exact: false }).click();
  const payment = dialog.getByRole('group', { name: `Single payment of ${third!.name}` });
  await payment.getByLabel('Component').selectOption({ label: 'Holiday bonus' });
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await payment
    .getByRole('textbox', { name: 'Amount' })
    .and(page.locator('[aria-invalid="true"]'))
    .waitFor();
  await payment.getByLabel('Amount').fill('250');
  await passesAxe(page);
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await page.getByRole('heading', { level: 1, name: 'Prizes' }).waitFor();
  await page.getByRole('link', { name: third!.name }).waitFor();

  await page.getByRole('button', { name: 'Add single payment' }).click();
  const more = page.getByRole('dialog', { name: 'Single payment in Prizes' });
  await more.getByRole('combobox', { name: 'Employee' }).fill(fourth!.name);
  await page.getByRole('option', { name: fourth!.name, exact: false }).click();
  await more.getByLabel('Component').selectOption({ label: 'Holiday bonus' });
  await more.getByLabel('Amount').fill('50');
  await more.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Holiday bonus added.').waitFor();
  await page.getByRole('link', { name: fourth!.name }).waitFor();
  await page.getByRole('button', { name: /^Approve 2 payslips, .*300\.00 net$/ }).waitFor();
});
