import type { Page } from 'playwright-core';
import { setStage } from '../stage/browser.js';
import {
  becomes,
  uploadFile,
  checkRows,
  domain,
  goToColumns,
  importRows,
} from '../stage/import-file.js';
import { clientOf, figures, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';
import { passesAxe } from '../stage/looks.js';

const stage = await setStage();
const admin = await clientOf(stage);

const WITHOUT = '10019;Ottilie Faber;Lager\n10020;Emil Weiss;Lager\n10021;Greta Lund;Einkauf\n';
const WITH_TITLE =
  'Staff list, all sites\n\nAs of;2026-01-01\nEmployee ID;Full Name;Department\n7001;Tia Moe;Sales\n7002;Tor Moe;Sales\n';

const choice = (page: Page) => page.getByRole('radiogroup', { name: 'Row of the headings' });
const row = (page: Page, name: RegExp) => choice(page).getByRole('radio', { name });
const columnFor = (page: Page, field: string) =>
  page.getByLabel(`Column for ${field}`, { exact: true });
const facts = (page: Page) => page.getByRole('region', { name: 'The file' });

test('a file without headings shows its first rows, and every one of them is a person (the first was lost)', async () => {
  const page = await openOffice(stage, admin, 'import');
  await uploadFile(page, 'staff.csv', WITHOUT);
  await facts(page).getByText('3 rows, 3 columns').waitFor();
  await page.getByText('The first row has values like those below it.').waitFor();
  await soon(() => row(page, /^No headings/).isChecked()).toBe(true);
  await soon(() => choice(page).getByRole('row').first().innerText()).toMatch(
    /1\s+10019\s+Ottilie Faber\s+Lager/,
  );
  await passesAxe(page);
  await goToColumns(page);
  await columnFor(page, 'Employee ID').selectOption('Column 1');
  await columnFor(page, 'Full Name').selectOption('Column 2');
  await columnFor(page, 'Department').selectOption('Column 3');
  await domain(page).fill('harbour.example');
  await checkRows(page).click();
  await importRows(page).waitFor();
  await soon(() => figures(page)).toEqual(['3', '0', '0', '0']);
});

test('the row of the headings is marked, and another one is a click away, also after a reload', async () => {
  const page = await openOffice(stage, admin, 'import');
  await uploadFile(page, 'titled.csv', WITH_TITLE);
  await facts(page).getByText('2 rows, 3 columns').waitFor();
  await page.getByText('Row 4 has headings that are known.').waitFor();
  await page.getByText('2 rows above the headings are not read.').waitFor();
  await soon(() => row(page, /^Row 4: Employee ID, Full Name/).isChecked()).toBe(true);
  await soon(() => choice(page).getByText('Suggested').count()).toBe(1);

  await choice(page).getByText('No headings').click();
  await facts(page).getByText('5 rows, 3 columns').waitFor();
  await page.getByText('above the headings').waitFor({ state: 'detached' });
  await soon(() => row(page, /^No headings/).isChecked()).toBe(true);

  await page.reload();
  await soon(() => row(page, /^No headings/).isChecked()).toBe(true);
  await row(page, /^Row 1: Staff list/).click();
  await page.getByRole('alert').getByText('Row 1 has one cell only').waitFor();
  await soon(() => row(page, /^No headings/).isChecked()).toBe(true);
  await choice(page).getByRole('cell', { name: 'Full Name', exact: true }).click();
  await facts(page).getByText('2 rows, 3 columns').waitFor();
  await goToColumns(page);
  await soon(() => becomes(page, 'Full Name').inputValue()).toBe('name');
});
