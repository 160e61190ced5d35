import { beforeAll, describe, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { hire, PASSWORD } from '../../support/cast.js';
import { Client } from '../../support/client.js';
import { setStage } from '../stage/browser.js';
import { passesAxe, PHONE, tooWide } from '../stage/looks.js';
import { hold, intercept, openOffice, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';
import { draft, monthOf, payday } from './payday.js';

const stage = await setStage();
const company = await payday(stage);
const { admin, calls, people, next } = company;
const [first, second] = people as [EmployeeRecord, EmployeeRecord];
let run: PayRunRecord = await draft(company);

const open = (path = '', options?: Parameters<typeof openOffice>[3]) =>
  openOffice(stage, admin, `payroll/${run._id}${path}`, options);
const choose = (page: Page, name: string, content: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
const net = async () => (await calls.read(run)).net;

test('a file of amounts is checked, imported into the draft, and undone', async () => {
  const before = await net();
  const page = await open();
  await page.getByRole('link', { name: 'Import amounts' }).click();
  await page.getByRole('heading', { level: 1, name: 'Import amounts' }).waitFor();
  await choose(
    page,
    'wrong.csv',
    `Employee ID,Component,Amount\n${first.employeeId},Holiday bonus,500\nnobody,Holiday bonus,-1\n`,
  );
  const refused = page.getByRole('table', { name: '1 row refused' });
  await refused.getByRole('row', { name: /No employee has this employee ID/ }).waitFor();
  await refused.getByRole('row', { name: /^3 Amount -1/ }).waitFor();
  await passesAxe(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await soon(() =>
    page.getByRole('button', { name: 'Import 1 amount' }).getAttribute('aria-disabled'),
  ).toBe('true');

  await choose(
    page,
    'amounts.csv',
    `Personalnummer;Bestandteil;Betrag;Notiz\n${first.employeeId};Holiday bonus;500,00;Ten years\n${second.employeeId};Holiday bonus;300,00;\n`,
  );
  await page
    .getByRole('table', { name: '2 amounts' })
    .getByRole('row', { name: /Holiday bonus \$500\.00 Ten years/ })
    .waitFor();
  await page.getByRole('button', { name: 'Import 2 amounts' }).click();
  await page.getByText('2 amounts imported.').waitFor();
  await page.getByRole('heading', { level: 1, name: monthOf(next) }).waitFor();
  await page.getByRole('heading', { name: 'Imported amounts' }).waitFor();
  await page.getByText('amounts.csv', { exact: true }).waitFor();
  await soon(net).toBe(before + 800);
  await page
    .getByRole('row', { name: /^Single payments/ })
    .getByText('800.00')
    .waitFor();

  await page.getByRole('button', { name: /^Undo the import, amounts\.csv, / }).click();
  await page
    .getByRole('dialog', { name: 'Undo this import?' })
    .getByText('2 amounts of amounts.csv', { exact: false })
    .waitFor();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('Import undone.').waitFor();
  await page.getByRole('heading', { name: 'Imported amounts' }).waitFor({ state: 'detached' });
  await soon(net).toBe(before);
});

test('columns that are not recognized are chosen, and a file that cannot be read says so', async () => {
  const page = await open('/amounts', { viewport: PHONE });
  await choose(page, 'one.csv', 'No columns here\n1\n');
  await page.getByText('one.csv: The file has only one column', { exact: false }).waitFor();
  await choose(page, 'odd.csv', `No,What,How much\n${first.employeeId},Holiday bonus,12.50\n`);
  await page.getByText('Choose the columns first.').last().waitFor();
  await page.getByLabel('Employee ID').selectOption('No');
  await page.getByLabel('Component').selectOption('What');
  await page.getByLabel('Amount', { exact: true }).selectOption('How much');
  await page.getByRole('list', { name: '1 amount' }).getByText('$12.50').waitFor();
  await soon(() => tooWide(page)).toBe(0);
});

test('only what the preview shows is imported, with the columns that were checked last', async () => {
  const before = await net();
  const page = await open('/amounts', { viewport: PHONE });
  const path = `/payroll/run/import/${run._id}`;
  const sent: string[] = [];
  await choose(
    page,
    'two.csv',
    `Employee ID,Component,Amount,Yearly\n${first.employeeId},Holiday bonus,100,9000\n`,
  );
  const submit = page.getByRole('button', { name: /^Import (1 amount|amounts)$/ });
  await page.getByRole('list', { name: '1 amount' }).getByText('$100.00').waitFor();
  await soon(() => submit.getAttribute('aria-disabled')).toBe('false');
  await intercept(page, 'POST', path, async (route) => {
    sent.push(route.request().postData() ?? '');
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  });
  await page.getByLabel('Amount', { exact: true }).selectOption('Yearly');
  const reason = page
    .getByRole('paragraph')
    .filter({ hasText: 'These columns could not be checked' })
    .last();
  await reason.waitFor();
  await soon(() => submit.getAttribute('aria-disabled')).toBe('true');
  await soon(() => page.getByText('$100.00').count()).toBe(0);
  await submit.click({ force: true });
  await soon(() => sent.length).toBe(1);

  await page.setViewportSize(PHONE);
  await page.unrouteAll();
  await intercept(page, 'POST', path, (route) =>
    route.fulfill({
      status: 403,
      json: { success: false, code: 'auth.confirm_needed', error: 'Confirm', message: 'Confirm' },
    }),
  );
  await page.getByRole('button', { name: 'Check again' }).click();
  await page
    .getByRole('dialog', { name: 'Confirm your password' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await reason.waitFor();
  await soon(() => submit.getAttribute('aria-disabled')).toBe('true');
  await page.unrouteAll();
  const release = await hold(page, 'POST', path);
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('The file is being checked.').waitFor();
  await soon(() => submit.getAttribute('aria-disabled')).toBe('true');
  release();
  await page.getByRole('list', { name: '1 amount' }).getByText('$9,000.00').waitFor();
  await page
    .getByText('All rows go in or none.', { exact: false })
    .and(page.locator(':focus'))
    .waitFor();
  await page.getByLabel('Amount', { exact: true }).selectOption('Amount');
  await page.getByRole('list', { name: '1 amount' }).getByText('$100.00').waitFor();
  await submit.click();
  await page.getByText('1 amount imported.').waitFor();
  await soon(net).toBe(before + 100);
});

test('deductions have their sign, and what somebody gets already is said', async () => {
  const tax = await calls.component({ name: 'Wage tax', kind: 'deduction' });
  await calls.component({ name: 'Pension fund', kind: 'cost' });
  await calls.assign(tax, { employeeId: first._id, amount: 1267.5, from: next });
  const page = await open('/amounts');
  await choose(
    page,
    'taxes.csv',
    `Employee ID,Component,Amount\n${second.employeeId},Pension fund,90\n${first.employeeId},Wage tax,800\n${first.employeeId},Holiday bonus,100\n`,
  );
  const table = page.getByRole('table', { name: '3 amounts' });
  await table.getByRole('row', { name: /Wage tax Deduction −\s\$800\.00/ }).waitFor();
  await table.getByRole('row', { name: /Pension fund Employer cost \$90\.00/ }).waitFor();
  await table
    .getByText(`${first.userId.name} already gets Wage tax $1,267.50 in this period.`, {
      exact: false,
    })
    .waitFor();
  await table
    .getByText(`${first.userId.name} already has Holiday bonus $100.00 in this run.`, {
      exact: false,
    })
    .waitFor();
});

test('the imported amounts that could not be loaded can be loaded again', async () => {
  // Or the page calculates it, and then loads all of it again by itself.
  run = await calls.compute(run);
  const page = await open('', {
    arrange: (page) =>
      intercept(page, 'GET', `/payroll/run/imports/${run._id}`, (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      ),
  });
  await page.getByText('The imported amounts could not be loaded.').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('two.csv', { exact: true }).waitFor();
});

describe('PDFs of the payroll office', () => {
  let olga: EmployeeRecord;
  let own: Client;

  beforeAll(async () => {
    run = await calls.approve(await calls.compute(run));
    // After the approval, so that the run has no payslip for her.
    olga = await hire(admin, {
      employeeId: 'OF-1',
      name: 'Olga Frei',
      salary: '3000.00',
      department: first.department._id,
    });
    own = new Client(stage.url);
    await own.signIn(olga.email, PASSWORD);
  });

  const pdf = (name: string, content = name) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\n% ${content}\n%%EOF\n`),
  });
  const row = (page: Page, name: string) =>
    page.getByRole('table', { name: 'PDFs' }).getByRole('row').filter({ hasText: name });

  test('are matched, one by hand, and published together; employees find theirs, also without a payslip', async () => {
    const page = await open();
    await page.getByRole('link', { name: 'Add PDFs' }).click();
    await page.getByRole('heading', { level: 1, name: 'PDFs of the payroll office' }).waitFor();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        pdf(`${first.employeeId} ${next.slice(0, 7)}.pdf`),
        pdf('scan.pdf'),
        { ...pdf('readme.txt'), buffer: Buffer.from('no') },
      ]);
    await page.getByText('readme.txt: This file is not a PDF.').waitFor();
    await row(page, first.employeeId)
      .getByText('Found by the employee ID in the file name')
      .waitFor();
    await page.getByText('1 file has no person yet.', { exact: false }).waitFor();
    await passesAxe(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Choose person for scan.pdf' }).click();
    const question = page.getByRole('dialog', { name: 'Whose payslip is scan.pdf?' });
    await question.getByRole('button', { name: 'Save' }).click();
    await question.getByText('Please', { exact: false }).waitFor();
    await question.getByRole('combobox', { name: 'Employee' }).fill('olga');
    await page.getByRole('option', { name: /Olga Frei/ }).click();
    await question.getByRole('button', { name: 'Save' }).click();
    await row(page, 'scan.pdf').getByText('Chosen by hand').waitFor();
    await page.getByRole('button', { name: 'Publish 2 payslips' }).click();
    await page.getByText('2 payslips published.').waitFor();
    await soon(() => row(page, 'Not published').count()).toBe(0);

    const portal = await openPortal(stage, own, '');
    await portal.getByRole('button', { name: /^Notifications/ }).click();
    await portal.getByRole('link', { name: /Your payslip is ready/ }).click();
    await portal.getByRole('heading', { name: 'From the payroll office' }).waitFor();
    const [file] = await Promise.all([
      portal.waitForEvent('download'),
      portal.getByRole('button', { name: `PDF: ${monthOf(next)}` }).click(),
    ]);
    await soon(() => file.suggestedFilename()).toBe(`payroll-office-${next}.pdf`);
    await passesAxe(portal);
    const office = await openOffice(stage, admin, `employee/${olga._id}/pay`);
    await office.getByRole('button', { name: `PDF: ${monthOf(next)}` }).waitFor();
  });

  test('stand beside our payslip', async () => {
    const slip = await calls.slip(run, first);
    const page = await openOffice(stage, admin, `salary/view/${first._id}/payslip/${slip?._id}`);
    await page.getByRole('button', { name: 'Download PDF' }).waitFor();
    await page
      .getByRole('region', { name: 'From the payroll office' })
      .getByRole('button', { name: /^PDF: / })
      .waitFor();
  });

  test('that another admin changed since are not published unseen; what is there already is not counted as new', async () => {
    const page = await open('/files');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([pdf('scan.pdf'), pdf(`${second.employeeId}.pdf`)]);
    await page.getByText('1 file added.').waitFor();
    const other = new FormData();
    other.append(
      'file',
      new Blob(['%PDF-1.7 of another admin']),
      `${olga.employeeId}, corrected.pdf`,
    );
    const { unmatched } = (await admin.post(`/payroll/run/files/${run._id}`, other)).body;
    await admin.put(`/payroll/file/${unmatched[0]._id}`, { employeeId: olga._id });
    await page.getByRole('button', { name: 'Publish 1 payslip' }).click();
    await page
      .getByText('The files changed since this list was loaded.', { exact: false })
      .waitFor();
    await page.getByRole('button', { name: 'Publish 2 payslips' }).click();
    await page.getByText('2 payslips published.').waitFor();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([pdf('scan.pdf')]);
    await page.getByText('This file is already here.').waitFor();
  });

  test('are removed; what somebody saw is asked about', async () => {
    const page = await open('/files');
    await page.getByRole('button', { name: 'Remove scan.pdf' }).click();
    const question = page.getByRole('dialog', { name: 'Remove scan.pdf?' });
    await question.getByText('Olga Frei will no longer see it.').waitFor();
    await question.getByRole('button', { name: 'Remove file' }).click();
    await page.getByText('scan.pdf removed.').waitFor();
    await soon(() => row(page, 'scan.pdf').count()).toBe(0);
    await page
      .getByRole('heading', { name: 'PDFs', exact: true })
      .and(page.locator(':focus'))
      .waitFor();
  });

  test('of a run that was reopened are still listed from its page, and removed', async () => {
    const page = await open('/files', { viewport: PHONE });
    await page.locator('input[type=file]').first().setInputFiles(pdf('nobody.pdf'));
    const reason = page.getByText('1 file has no person yet.', { exact: false });
    // Beside the button: in sight, however long the list is.
    await soon(() =>
      reason.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight),
    ).toBe(true);
    await soon(() => tooWide(page)).toBe(0);
    await admin.post(`/payroll/run/reopen/${run._id}`, { reason: 'Wrong amounts' });
    const draft = await open();
    await draft
      .getByRole('listitem')
      .filter({ hasText: 'Payslips as PDF' })
      .getByText('4 files, 3 published')
      .waitFor();
    await draft
      .getByRole('listitem')
      .filter({ hasText: 'Payslips as PDF' })
      .getByRole('link', { name: 'Open' })
      .click();
    await draft
      .getByText('Employees see the published ones until you remove them.', { exact: false })
      .waitFor();
    await soon(() => draft.getByRole('button', { name: /^(Publish|Add files)/ }).count()).toBe(0);
    await draft.getByRole('button', { name: `Remove ${second.employeeId}.pdf` }).click();
    await draft.getByRole('button', { name: 'Remove file' }).click();
    await draft.getByText(`${second.employeeId}.pdf removed.`).waitFor();
  });

  test('that could not be loaded can be loaded again', async () => {
    const page = await open('/files', {
      arrange: (page) =>
        intercept(page, 'GET', `/payroll/run/files/${run._id}`, (route) =>
          route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
        ),
    });
    await page.getByText('The PDFs could not be loaded.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await row(page, first.employeeId).waitFor();
    const pay = await openOffice(stage, admin, `employee/${first._id}/pay`, {
      arrange: (page) =>
        intercept(page, 'GET', `/payslip/files/${first._id}`, (route) =>
          route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
        ),
    });
    await pay.getByText('The PDFs of the payroll office could not be loaded.').waitFor();
    await pay.unrouteAll();
    await pay.getByRole('button', { name: 'Try again' }).click();
    await pay.getByRole('button', { name: `PDF: ${monthOf(next)}` }).waitFor();
  });
});
