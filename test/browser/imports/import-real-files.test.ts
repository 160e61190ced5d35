import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { EmployeeListRecord } from '../../../api/contract/employee/employees.js';
import { setStage } from '../stage/browser.js';
import { checkRows, domain, fileInput, goToColumns, importRows } from '../stage/import-file.js';
import { filterField } from '../stage/list.js';
import { clientOf, figures, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const FILES = join(import.meta.dirname, '../../support/import-files');

const stage = await setStage();
const admin = await clientOf(stage);
await admin.confirm(stage.admin.password);

const find = async (q: string) =>
  (await admin.get(`/employee?filter=${JSON.stringify({ q })}&range=[0,99]&fields=["salary"]`)).body
    .employees as EmployeeListRecord[];

/** To its columns, as the dialog for files would give it. */
async function bring(page: Page, name: string): Promise<void> {
  await fileInput(page).setInputFiles({
    name,
    mimeType: '',
    buffer: readFileSync(join(FILES, name)),
  });
  await page.getByRole('region', { name: 'The file' }).getByText(name).waitFor();
  await goToColumns(page);
}

async function apply(page: Page, heading: string): Promise<void> {
  await importRows(page).click();
  await page.getByRole('heading', { name: heading }).waitFor();
}

const effects = (page: Page) => page.getByRole('list', { name: 'Before you import' });
const summary = (page: Page) => page.getByText(/will be added, all or none/);

test('a workbook without birthdays goes in: one value for all rows, and a warning of what is unknown', async () => {
  const page = await openOffice(stage, admin, 'import');
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a template' }).click();
  await soon(async () => (await template).suggestedFilename()).toBe('employees.xlsx');
  await bring(page, 'without-birthdays.xlsx');
  await page.getByLabel('Column for Marital Status').selectOption('One value for all rows');
  await domain(page).fill('harbour.example');
  await checkRows(page).click();
  await page.getByText('Marital Status is required.').waitFor();
  await page.getByLabel('Marital Status for all rows').selectOption('Single');
  await checkRows(page).click();
  await summary(page).waitFor();
  await soon(() => figures(page)).toEqual(['26', '0', '0', '0']);
  await soon(() => effects(page).innerText()).toMatch(
    /Unknown for all new people until completed: Date of Birth and Salary\.\s+Without a salary, they cannot be in a payroll run\./,
  );
  await page.getByRole('button', { name: 'With warnings 2' }).click();
  await page.getByText('1–2 of 2').waitFor();
  await page.getByText('Unknown until completed: Gender.').waitFor();
  await page.getByText('Unknown until completed: Designation.').waitFor();
  await apply(page, '26 people added');
  await soon(async () => (await find('Ada Ashdown'))[0]).toMatchObject({
    dob: null,
    gender: 'female',
    maritalStatus: 'single',
    salary: null,
  });
});

test('a file in Windows-1252 with two faults and a year’s pay goes in', async () => {
  const page = await openOffice(stage, admin, 'import');
  await bring(page, 'dirty-windows-1252.csv');
  await page.getByRole('radio', { name: 'Per year' }).check();
  await domain(page).fill('harbour.example');
  await checkRows(page).click();
  await summary(page).waitFor();
  await soon(() => figures(page)).toEqual(['23', '0', '0', '2', '2']);
  await page.getByText('Marital Status “Separated” is saved as Married.').first().waitFor();
  await soon(() => effects(page).innerText()).toContain(
    '3 marital statuses, such as separated, are saved as Married.',
  );
  await apply(page, '23 people added');
  await soon(async () => (await find('Größler'))[0]).toMatchObject({
    employeeId: 'K-102',
    maritalStatus: 'divorced',
    salary: 2808.33,
    department: { dep_name: 'Vertrieb' },
  });
});

test('a French file with semicolons goes in', async () => {
  const page = await openOffice(stage, admin, 'import');
  await bring(page, 'french-semicolons.csv');
  await domain(page).fill('harbour.example');
  await checkRows(page).click();
  await summary(page).waitFor();
  await soon(() => figures(page)).toEqual(['20', '0', '0', '0']);
  await apply(page, '20 people added');
  await soon(async () => (await find('F016'))[0]).toMatchObject({
    name: 'Pascal Péllissier',
    dob: '1985-04-13',
    gender: 'male',
    salary: 2550,
  });
});

test('a German payroll of people who are known goes in', async () => {
  const page = await openOffice(stage, admin, 'import');
  await page.getByRole('button', { name: 'Salary records' }).click();
  await bring(page, 'german-payroll.csv');
  await checkRows(page).click();
  await summary(page).waitFor();
  await soon(() => figures(page)).toEqual(['22', '0', '0', '2']);
  await soon(() => page.getByRole('row').filter({ hasText: 'K-100' }).innerText()).toContain(
    'Jörg Müller',
  );
  await apply(page, '22 salary records added');
});

test('incomplete records are found, and their page says what is missing', async () => {
  const page = await openOffice(stage, admin, 'employee');
  await (await filterField(page, 'Details')).selectOption('Incomplete');
  await page.getByText('of 30', { exact: false }).waitFor();
  const [ada] = await find('Ada Ashdown');
  await page.goto(`${stage.url}/admin-dashboard/employee/${ada?._id}`);
  await page.getByText('This record is incomplete: Date of Birth and Salary.').waitFor();
  await page.getByRole('link', { name: 'Complete it' }).click();
  await page.getByLabel('Date of Birth').fill('1990-05-17');
  await page.getByLabel('Salary', { exact: true }).fill('4100');
  await page.getByRole('button', { name: 'Update Employee' }).click();
  await page.getByText('Employee updated successfully!').waitFor();
  await soon(async () => (await find('Ada Ashdown'))[0]).toMatchObject({
    dob: '1990-05-17',
    salary: 4100,
  });
});
