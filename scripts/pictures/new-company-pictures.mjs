import { join } from 'node:path';
import { top } from '../lib/run.mjs';

const OFFICE = 'admin-dashboard';
const TALL = { viewport: { width: 1280, height: 1180 } };
const PEOPLE = join(top, 'docs/guide/example.csv');

/** In the order in which somebody sets up a company: each begins where the one before ended. */
export const newCompanyPictures = [
  {
    name: 'first-steps',
    path: OFFICE,
    arrange: (page) => page.getByRole('region', { name: 'First steps' }).waitFor(),
  },
  { name: 'import-columns', path: `${OFFICE}/import`, arrange: toColumns },
  { name: 'import', path: `${OFFICE}/import`, arrange: toCheck },
  { name: 'starting-set', path: `${OFFICE}/leave-policies`, options: TALL, arrange: startingSet },
  { name: 'holidays', path: `${OFFICE}/holidays`, options: TALL, arrange: holidays },
];

async function toColumns(page) {
  await page.getByLabel(/^Choose (a|another) file$/).setInputFiles(PEOPLE);
  await page.getByRole('region', { name: 'The file' }).getByText('example.csv').waitFor();
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: 'Columns', exact: true }).waitFor();
}

async function toCheck(page) {
  await toColumns(page);
  await page.getByRole('radio', { name: 'Month first' }).check();
  await page.getByRole('radio', { name: 'Per year' }).check();
  await page.getByRole('button', { name: /^Check \d/ }).click();
  await page.getByRole('button', { name: /^Import \d/ }).waitFor();
  await page.getByRole('cell').first().waitFor();
}

async function startingSet(page) {
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByRole('heading', { name: /^What everyone gets from/ }).waitFor();
  await page.getByRole('button', { name: 'Start with this set' }).scrollIntoViewIfNeeded();
}

async function holidays(page) {
  await page.getByRole('button', { name: 'New calendar' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New calendar' });
  await dialog.getByLabel('Name').fill('Ireland');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: /^Ireland in/ }).waitFor();
  await page.getByRole('button', { name: 'Choose a country' }).click();
  await page.getByLabel('Country', { exact: true }).selectOption('Ireland');
  await page.getByRole('checkbox', { name: /Christmas Day/ }).waitFor();
  await page.getByText('Holiday calendar added.').waitFor({ state: 'detached' });
}
