import { beforeAll, describe, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { hire, PASSWORD } from '../../support/cast.js';
import { Client } from '../../support/client.js';
import { setStage } from '../stage/browser.js';
import { passesAxe, PHONE, tooWide } from '../stage/looks.js';
import { openOffice, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';
import { draft, monthOf, payday } from './payday.js';

const stage = await setStage();
const company = await payday(stage);
const { admin, calls, people, next } = company;
const [first, second] = people as [EmployeeRecord, EmployeeRecord];
let run: PayRunRecord = await draft(company);

const open = (path = '', options?: Parameters<typeof openOffice>[3]) =>
  openOffice(stage, admin, `payroll/${run._id}${path}`, options);

test('a file of amounts with a refused row passes axe, and on a phone its amounts are cards', async () => {
  const page = await open('/amounts');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'amounts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Employee ID,Component,Amount\n${first.employeeId},Holiday bonus,500\nnobody,Holiday bonus,-1\n`,
      ),
    });
  await page.getByRole('table', { name: '1 row refused' }).waitFor();
  await passesAxe(page, { dark: true });
  await page.getByRole('list', { name: '1 amount' }).getByText('$500.00').waitFor();
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
    await page.getByRole('link', { name: 'Add the office’s PDFs' }).click();
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
    await draft.getByRole('link', { name: 'The office’s PDFs 4 files, 3 published' }).click();
    await draft
      .getByText('Employees see the published ones until you remove them.', { exact: false })
      .waitFor();
    await soon(() => draft.getByRole('button', { name: /^(Publish|Add files)/ }).count()).toBe(0);
    await draft.getByRole('button', { name: `Remove ${second.employeeId}.pdf` }).click();
    await draft.getByRole('button', { name: 'Remove file' }).click();
    await draft.getByText(`${second.employeeId}.pdf removed.`).waitFor();
  });
});
