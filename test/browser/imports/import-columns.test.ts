import type { Page } from 'playwright-core';
import { setStage } from '../stage/browser.js';
import {
  becomes,
  uploadFile,
  checkRows,
  domain,
  goToColumns,
  importRows,
  PEOPLE,
} from '../stage/import-file.js';
import { clientOf, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);

const HEADINGS = 'Name,EmpID,Born,Sex,Marital,Unit,Position,Pay';
const AMBIGUOUS = `${HEADINGS}\nIda Holm,A-1,03/04/85,F,Single,Yard,Rigger,30000\nUwe Kern,A-2,05/06/71,M,Engaged,Yard,Rigger,40000\n`;

async function columnsOf(name: string, text: string): Promise<Page> {
  const page = await openOffice(stage, admin, 'import');
  await uploadFile(page, name, text);
  await goToColumns(page);
  return page;
}

const invalid = (page: Page) => page.getByRole('main').locator('[aria-invalid="true"]');

test('what cannot be guessed is asked, with what each answer would mean, and nothing is chosen beforehand', async () => {
  const page = await columnsOf('ambiguous.csv', AMBIGUOUS);
  const dates = page.getByRole('radiogroup', { name: 'Dates' });
  await soon(() =>
    dates
      .getByRole('radio')
      .evaluateAll((radios: HTMLInputElement[]) => radios.map(({ checked }) => checked)),
  ).not.toContain(true);
  await dates.getByText('03/04/85 is 04 Mar 1985. 2 dates are valid.').waitFor();
  await dates.getByText('03/04/85 is 03 Apr 1985. 2 dates are valid.').waitFor();
  const pay = page.getByRole('radiogroup', { name: 'Salary' });
  await pay.getByText('$30,000.00 per year becomes $2,500.00 per month.').waitFor();
  await pay.getByText('$30,000.00 stays $30,000.00 per month.').waitFor();

  await checkRows(page).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /^[3-5] settings above are missing/ })
    .waitFor();
  await soon(() => dates.getAttribute('aria-invalid')).toBe('true');
  await soon(() => pay.getAttribute('aria-invalid')).toBe('true');
  await soon(() =>
    page.evaluate(() => document.activeElement?.closest('[aria-invalid="true"]') !== null),
  ).toBe(true);

  await dates.getByRole('radio', { name: 'Day first' }).check();
  await pay.getByRole('radio', { name: 'Per year' }).check();
  await page.getByLabel('Engaged becomes').selectOption('Single');
  await soon(() => domain(page).inputValue()).toBe('');
  await domain(page).fill('yard.example');
  if ((await page.getByLabel('Column for Department').count()) > 0)
    await page.getByLabel('Column for Department').selectOption('Unit');
  await invalid(page).first().waitFor({ state: 'detached' });
  await checkRows(page).click();
  await importRows(page).waitFor();
  await page.getByRole('row').filter({ hasText: 'Ida Holm' }).getByText('$2,500.00').waitFor();
});

test('a field without a column gets one in its place, and the focus stays with it', async () => {
  const page = await columnsOf(
    'strange.csv',
    PEOPLE.replace('Name,EmpID', 'Name,Xyzzy').replaceAll('IMP-', 'STR-'),
  );
  const lacking = page.getByLabel('Column for Employee ID');
  await page
    .getByRole('row')
    .filter({ has: lacking })
    .getByText('Required: choose a column')
    .waitFor();
  const place = await page
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.findIndex((row) => row.textContent.includes('Required: choose a column')),
    );
  await lacking.selectOption('Xyzzy');
  await becomes(page, 'Xyzzy').and(page.locator(':focus')).waitFor();
  await soon(() => page.getByRole('row').nth(place).innerText()).toContain('Xyzzy');
  await soon(() => becomes(page, 'Xyzzy').inputValue()).toBe('employeeId');
});

test('a column of dates or amounts that is chosen by hand is read in the only possible way', async () => {
  const page = await columnsOf(
    'by-hand.csv',
    'Name,EmpID,Xy,Sex,Marital,Unit,Position,Zz\nIda Holm,H-1,28.11.1985,F,Single,Yard,Rigger,"3.000,50"\nUwe Kern,H-2,05.06.1971,M,Single,Yard,Rigger,"4.000,00"\n',
  );
  await soon(() => page.getByRole('radiogroup', { name: 'Dates' }).count()).toBe(0);
  await page.getByLabel('Column for Date of Birth').selectOption('Xy');
  const dates = page.getByRole('radiogroup', { name: 'Dates' });
  await soon(() => dates.getByRole('radio', { name: 'Day first' }).isChecked()).toBe(true);
  await page.getByLabel('Column for Salary').selectOption('Zz');
  await soon(() =>
    page
      .getByRole('radiogroup', { name: 'Amounts' })
      .getByRole('radio', { name: 'Comma' })
      .isChecked(),
  ).toBe(true);
});

test('serial numbers of a workbook are dates without a question, each pay period is asked about, and the button stays in sight', async () => {
  const line = (n: number) =>
    `P-${n},Person Number${n},Yard,Rigger,${n === 1 ? '25' : '3000'},${n === 1 ? 'Hourly' : 'Monthly'},${32_000 + n},F`;
  const page = await columnsOf(
    'serials.csv',
    [
      'EmpID,Name,Unit,Position,Pay,Pay Frequency,Xy,Sex',
      ...Array.from({ length: 30 }, (_, n) => line(n)),
    ].join('\n'),
  );
  await page.getByLabel('Column for Date of Birth').selectOption('Xy');
  await page.getByText('32000 is 11 Aug 1987. 30 dates are valid.').waitFor();
  await soon(() => page.getByRole('radiogroup').count()).toBe(0);
  await page.getByLabel('Hourly becomes').selectOption('Do not import');
  await checkRows(page).click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'One setting above is missing or invalid.' })
    .waitFor();
  await domain(page).and(page.locator('[aria-invalid="true"]:focus')).waitFor();
  await domain(page).fill('yard.example');
  await page.getByText('person.number0@yard.example, with a number if taken').waitFor();
  await checkRows(page).click();
  await page
    .getByText('The pay of 25 is not imported: “Hourly” is neither a month nor a year.')
    .waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await soon(() =>
    importRows(page).evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight),
  ).toBe(true);
});

test('another currency than the company’s is asked about, and said again beside what the check noticed', async () => {
  const page = await columnsOf(
    'currency.csv',
    `${PEOPLE.split('\n')[0]}\nImke Adler,CUR-1,cur1@company.example,14.02.1980,F,Separated,Quarry,Digger,€92368\nJo Bo,CUR-2,cur2@company.example,31.02.1980,M,Legally separated,Quarry,Digger,€60000\nJo Bo,CUR-2,cur2@company.example,28.02.1980,M,Legally separated,Quarry,Digger,€60000\n`,
  );
  await page.getByRole('radio', { name: 'Day first' }).check();
  await page.getByRole('radio', { name: 'Per year' }).check();
  await page.getByText('The file shows €, but your company pays in USD.').waitFor();
  await page.getByText('€92368 is saved as $92,368.00. Amounts are not converted').waitFor();
  const confirm = page.getByLabel('The amounts are in USD');
  await soon(() => confirm.isChecked()).toBe(false);
  await checkRows(page).click();
  await page
    .getByText(
      'The file shows amounts in €. Confirm that they are in USD, or convert them in the file.',
    )
    .waitFor();
  await confirm.and(page.locator(':focus')).waitFor();
  await confirm.check();
  await checkRows(page).click();
  await importRows(page).waitFor();
  const main = page.getByRole('main');
  await main.getByText('The file shows €: amounts are saved in USD without conversion.').waitFor();
  await main.getByText('One yearly salary does not divide evenly by twelve').waitFor();
  await main.getByText('2 marital statuses, such as separated, are saved as Married.').waitFor();
  await main.getByText('2 rows will be added, all or none. One row repeats another.').waitFor();
  const row = page.getByRole('row').filter({ hasText: 'CUR-1' });
  await row.getByText('$92,368.00 per year, $92,367.96 over twelve months').waitFor();
  await main.getByText('Marital Status “Separated” is saved as Married.').waitFor();
  await page.getByRole('button', { name: 'Repeated 1' }).click();
  await main.getByText('Repeats row 4.').waitFor();
});

test('columns that are not imported are shown when asked for, and can become something', async () => {
  const page = await columnsOf(
    'left-out.csv',
    PEOPLE.replace('Salary\n', 'Salary,Shoe size\n')
      .replaceAll(/(\.\d0)\n/g, '$1,42\n')
      .replaceAll('IMP-', 'LO-'),
  );
  await soon(() => becomes(page, 'Shoe size').count()).toBe(0);
  await page.getByRole('button', { name: 'Show the column that is not imported' }).click();
  await becomes(page, 'Shoe size').selectOption('Phone');
  await page.getByRole('button', { name: /not imported/ }).waitFor({ state: 'detached' });
  await becomes(page, 'Shoe size').waitFor();
  // A column is not imported when another one takes its field.
  await becomes(page, 'Shoe size').selectOption('Employee ID');
  await soon(() => becomes(page, 'EmpID').inputValue()).toBe('');
});

test('what was chosen stays, back and forth and after a reload', async () => {
  const page = await columnsOf('kept.csv', AMBIGUOUS);
  await page.getByRole('radio', { name: 'Day first' }).check();
  await page.getByLabel('Engaged becomes').selectOption('Married');
  await page.getByLabel('Email pattern').fill('{id}@company.example');
  await page.getByText('a-1@company.example, with a number if taken').waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('region', { name: 'The file' }).waitFor();
  await goToColumns(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Columns', exact: true }).waitFor();
  await soon(() => page.getByRole('radio', { name: 'Day first' }).isChecked()).toBe(true);
  await soon(() => page.getByLabel('Engaged becomes').inputValue()).toBe('married');
  await soon(() => page.getByLabel('Email pattern').inputValue()).toBe('{id}');
  await soon(() => domain(page).inputValue()).toBe('company.example');
});

test('a mapping is kept under a name and proposed for a file with the same columns, until it is removed', async () => {
  const page = await columnsOf('mapped.csv', AMBIGUOUS);
  await soon(() => page.getByLabel('Use a saved mapping').count()).toBe(0);
  await page.getByRole('radio', { name: 'Day first' }).check();
  await page.getByRole('radio', { name: 'Per year' }).check();
  await page.getByLabel('Engaged becomes').selectOption('Married');
  if ((await page.getByLabel('Column for Department').count()) > 0)
    await page.getByLabel('Column for Department').selectOption('Unit');
  await domain(page).fill('yard.example');
  await page.getByLabel('Save this mapping').check();
  await checkRows(page).click();
  await page.getByText('Please enter a name.').waitFor();
  await page.getByRole('textbox', { name: 'Mapping name' }).fill('Yard');
  await checkRows(page).click();
  await importRows(page).waitFor();

  const next = await columnsOf('next.csv', AMBIGUOUS.replaceAll('A-', 'B-'));
  await next.getByText(/^Saved by .+, .+/).waitFor();
  await soon(() => domain(next).inputValue()).toBe('yard.example');
  await next.getByRole('button', { name: 'Start fresh' }).click();
  await soon(() => domain(next).inputValue()).not.toBe('yard.example');
  await next.getByLabel('Use a saved mapping').selectOption('Yard');
  await soon(() => next.getByRole('radio', { name: 'Day first' }).isChecked()).toBe(true);
  await soon(() => next.getByRole('radio', { name: 'Per year' }).isChecked()).toBe(true);
  await soon(() => next.getByLabel('Engaged becomes').inputValue()).toBe('married');
  await soon(() => domain(next).inputValue()).toBe('yard.example');
  await next.getByRole('button', { name: 'Remove this mapping' }).click();
  await next.getByLabel('Use a saved mapping').waitFor({ state: 'detached' });
  await soon(async () => (await admin.get('/import/mapping?kind=employees')).body.mappings).toEqual(
    [],
  );
});

test('pay dates that are months are confirmed to be the last days of them', async () => {
  const page = await openOffice(stage, admin, 'import?kind=salaries');
  await uploadFile(
    page,
    'months.csv',
    'Email,Month,Basic Salary\nnobody@company.example,2023-10,100\n',
  );
  await goToColumns(page);
  await checkRows(page).click();
  await page.getByText(/Some pay dates are months, such as “2023-10”/).waitFor();
  await page.getByLabel('Pay is on the last day of the month').check();
  await checkRows(page).click();
  await page.getByRole('row').filter({ hasText: '31 Oct 2023' }).waitFor();
});
