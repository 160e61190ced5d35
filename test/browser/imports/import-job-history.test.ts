import type { Page } from 'playwright-core';
import type { DepartmentRecord } from '../../../api/contract/department/departments.js';
import { hire } from '../../support/cast.js';
import { setStage } from '../stage/browser.js';
import { becomes, checkRows, goToColumns, importRows, uploadFile } from '../stage/import-file.js';
import { clientOf, figures, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
await admin.confirm(stage.admin.password);
const { departments } = (await admin.get('/department')).body as {
  departments: DepartmentRecord[];
};
const bea = await hire(admin, {
  name: 'Bea History',
  employeeId: 'JH-1',
  department: departments.find(({ dep_name }) => dep_name === 'Sales')?._id,
  designation: 'Analyst',
  hireDate: '2020-03-01',
});

const HISTORY = `Employee ID,From,Department,Title,Employment type,Weekly hours,Contract end,Reason
JH-1,2024-07-01,Finance,Counsel,Permanent,37.5,(none),Takes over contracts
JH-1,2020-03-01,Sales,Clerk,Befristet,32,2022-02-28,
NOBODY,2021-01-01,Sales,Clerk,,,,
JH-1,,Sales,Clerk,,,,
`;

const timeline = async () => {
  const page = await openOffice(stage, admin, `employee/${bea._id}/job`);
  return page.getByRole('list', { name: 'Timeline' });
};
const today = async () => (await admin.get(`/employee/single/${bea._id}`)).body.employee;
const meaning = (page: Page, value: string) =>
  page.getByLabel(`${value} becomes`, { exact: true }).locator('option:checked').innerText();

test('a job history goes in by the screen: its values, its check and its refused rows, and it is taken back', async () => {
  const page = await openOffice(stage, admin, 'import?kind=jobs');
  await page.getByRole('heading', { name: 'Import job history', level: 1 }).waitFor();
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a template' }).click();
  await soon(async () => (await template).suggestedFilename()).toBe('jobs.xlsx');
  await uploadFile(page, 'history.csv', HISTORY);

  await goToColumns(page);
  await page.getByText(/^A blank cell says nothing\./).waitFor();
  await soon(() => becomes(page, 'Title').inputValue()).toBe('designation');
  await soon(() => meaning(page, 'Befristet')).toBe('Fixed term');
  await soon(() => meaning(page, '37.5')).toBe('Full time');
  await checkRows(page).click();
  // Nobody works so long a week.
  await page.getByText('Choose a value.').waitFor();
  await page.getByLabel('32 becomes', { exact: true }).selectOption('Four days, Fridays off');
  await checkRows(page).click();

  await importRows(page).waitFor();
  await soon(() => figures(page)).toEqual(['2', '0', '0', '2']);
  const rows = page.getByRole('table', { name: 'Rows of the file' });
  await soon(() => rows.textContent()).toMatch(/before Sales after Finance/);
  await soon(() => rows.textContent()).toMatch(/NOBODY[^]*does not match any employee/);
  const refused = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download refused rows' }).click();
  await soon(async () => (await refused).suggestedFilename()).toBe('history-refused.csv');
  await importRows(page).click();

  await page.getByRole('heading', { name: '2 rows of job history imported' }).waitFor();
  await soon(today).toMatchObject({
    department: { dep_name: 'Finance' },
    designation: 'Counsel',
  });
  const told = await timeline();
  await soon(() => told.innerText()).toMatch(
    /Takes over contracts[^]*Sales\s+after\s+Finance[^]*Imported [^]* by [^]*Hired[^]*Sales, Clerk, Fixed term, /,
  );
  // The day from which the first row holds, which is in no file.
  await soon(() => told.innerText()).not.toContain('1950');

  await page.getByRole('button', { name: 'Undo import' }).click();
  const question = page.getByRole('dialog', { name: 'Undo the import of history.csv?' });
  await question.getByText('The changes of 2 rows will be withdrawn.').waitFor();
  await question.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('heading', { name: 'Import undone' }).waitFor();
  await soon(today).toMatchObject({ department: { dep_name: 'Sales' }, designation: 'Analyst' });
  const withdrawn = await timeline();
  await soon(() => withdrawn.innerText()).toMatch(/Withdrawn[^]*Counsel/);
});
