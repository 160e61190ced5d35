import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PEOPLE } from '../../test/browser/stage/import-file.js';
import { serverOfFile } from '../../test/support/server.js';
import { figures } from './support/details.js';
import {
  choose,
  field,
  fill,
  openOffice,
  press,
  says,
  saysNothingOf,
  textOf,
} from './support/open.js';

const server = await serverOfFile();
const admin = await server.admin();
await admin.confirm();

const HEADINGS = 'Name,EmpID,Born,Sex,Marital,Unit,Position,Pay';
const AMBIGUOUS = `${HEADINGS}\nIda Holm,A-1,03/04/85,F,Single,Yard,Rigger,30000\nUwe Kern,A-2,05/06/71,M,Engaged,Yard,Rigger,40000\n`;

async function upload(name: string, text: string, path = 'import') {
  const router = await openOffice(admin, path);
  const file = new File([text], name, { type: 'text/csv' });
  fireEvent.change(await field(/^Choose (a|another) file$/), { target: { files: [file] } });
  await waitFor(() =>
    expect(textOf(screen.getByRole('region', { name: 'The file' }))).toMatch(name),
  );
  return router;
}

async function columnsOf(name: string, text: string, path?: string): Promise<void> {
  await upload(name, text, path);
  await goToColumns();
}

async function goToColumns(): Promise<void> {
  fireEvent.click(await screen.findByRole('link', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Columns' });
}

const check = () => press(/^Check \d/);
const checked = () => screen.findByRole('button', { name: /^Import \d/ });
const tick = async (name: string) => fireEvent.click(await screen.findByLabelText(name));
const group = (name: string) => screen.findByRole('radiogroup', { name });
const isChosen = (name: string) =>
  waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(name).checked).toBe(true));
const columnFor = (name: string) => field(`Column for ${name}`);
const becomes = (column: string) => field(`Field for ${column}`);

test('what cannot be guessed is asked, with what each answer would mean, and nothing is chosen beforehand', async () => {
  await columnsOf('ambiguous.csv', AMBIGUOUS);
  const dates = await group('Dates');
  for (const radio of within(dates).getAllByRole<HTMLInputElement>('radio'))
    expect(radio.checked).toBe(false);
  expect(textOf(dates)).toMatch('03/04/85 is 04 Mar 1985. 2 dates are valid.');
  expect(textOf(dates)).toMatch('03/04/85 is 03 Apr 1985. 2 dates are valid.');
  const pay = await group('Salary');
  expect(textOf(pay)).toMatch('$30,000.00 per year becomes $2,500.00 per month.');
  expect(textOf(pay)).toMatch('$30,000.00 stays $30,000.00 per month.');

  await check();
  await says(/[3-5] settings above are missing/);
  for (const asked of [dates, pay]) expect(asked.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() =>
    expect(document.activeElement?.closest('[aria-invalid="true"]')).not.toBeNull(),
  );

  await tick('Day first');
  await tick('Per year');
  await choose(await field('Engaged becomes'), 'Single');
  expect((await field('Domain')).value).toBe('');
  fill(await field('Domain'), 'yard.example');
  if (screen.queryByLabelText('Column for Department'))
    await choose(await columnFor('Department'), 'Unit');
  await waitFor(() => expect(document.querySelector('main [aria-invalid="true"]')).toBeNull());
  await check();
  await checked();
  await says(/Ida Holm.*\$2,500\.00/);
});

test('a field without a column gets one in its place, and the focus stays with it', async () => {
  await columnsOf(
    'strange.csv',
    PEOPLE.replace('Name,EmpID', 'Name,Xyzzy').replaceAll('IMP-', 'STR-'),
  );
  await says('Required: choose a column');
  const lines = () => screen.getAllByRole('row').map(textOf);
  const place = lines().findIndex((line) => line.includes('Required: choose a column'));
  await choose(await columnFor('Employee ID'), 'Xyzzy');
  const column = await becomes('Xyzzy');
  await waitFor(() => expect(column.matches(':focus')).toBe(true));
  expect(column.value).toBe('employeeId');
  expect(lines()[place]).toMatch('Xyzzy');
});

test('a column of dates or amounts that is chosen by hand is read in the only possible way', async () => {
  await columnsOf(
    'by-hand.csv',
    'Name,EmpID,Xy,Sex,Marital,Unit,Position,Zz\nIda Holm,H-1,28.11.1985,F,Single,Yard,Rigger,"3.000,50"\nUwe Kern,H-2,05.06.1971,M,Single,Yard,Rigger,"4.000,00"\n',
  );
  expect(screen.queryByRole('radiogroup', { name: 'Dates' })).toBeNull();
  await choose(await columnFor('Date of Birth'), 'Xy');
  await isChosen('Day first');
  await choose(await columnFor('Salary'), 'Zz');
  await isChosen('Comma');
});

test('another currency than the company’s is asked about, and said again beside what the check noticed', async () => {
  await columnsOf(
    'currency.csv',
    `${PEOPLE.split('\n')[0]}\nImke Adler,CUR-1,cur1@company.example,14.02.1980,F,Separated,Quarry,Digger,€92368\nJo Bo,CUR-2,cur2@company.example,31.02.1980,M,Legally separated,Quarry,Digger,€60000\nJo Bo,CUR-2,cur2@company.example,28.02.1980,M,Legally separated,Quarry,Digger,€60000\n`,
  );
  await tick('Day first');
  await tick('Per year');
  await says('The file shows €, but your company pays in USD.');
  await says('€92368 is saved as $92,368.00. Amounts are not converted');
  const confirm = await field('The amounts are in USD');
  expect(confirm.checked).toBe(false);
  await check();
  await says(
    'The file shows amounts in €. Confirm that they are in USD, or convert them in the file.',
  );
  await waitFor(() => expect(document.activeElement).toBe(confirm));
  fireEvent.click(confirm);
  await check();
  await checked();
  for (const words of [
    'The file shows €: amounts are saved in USD without conversion.',
    'One yearly salary does not divide evenly by twelve',
    '2 marital statuses, such as separated, are saved as Married.',
    '2 rows will be added, all or none. One row repeats another.',
    'Marital Status “Separated” is saved as Married.',
  ])
    await says(words);
  await screen.findByRole('row', {
    name: /CUR-1.*\$92,368\.00 per year, \$92,367\.96 over twelve months/,
  });
  await press('Repeated 1');
  await says('Repeats row 4.');
});

test('columns that are not imported are shown when asked for, and can become something', async () => {
  await columnsOf(
    'left-out.csv',
    PEOPLE.replace('Salary\n', 'Salary,Shoe size\n')
      .replaceAll(/(\.\d0)\n/g, '$1,42\n')
      .replaceAll('IMP-', 'LO-'),
  );
  expect(screen.queryByLabelText('Field for Shoe size')).toBeNull();
  await press('Show the column that is not imported');
  await choose(await becomes('Shoe size'), 'Phone');
  await saysNothingOf('the column that is not imported');
  // A column is not imported when another one takes its field.
  await choose(await becomes('Shoe size'), 'Employee ID');
  await waitFor(async () => expect((await becomes('EmpID')).value).toBe(''));
});

test('a mapping is kept under a name and proposed for a file with the same columns, until it is removed', async () => {
  await columnsOf('mapped.csv', AMBIGUOUS);
  expect(screen.queryByLabelText('Use a saved mapping')).toBeNull();
  await tick('Day first');
  await tick('Per year');
  await choose(await field('Engaged becomes'), 'Married');
  if (screen.queryByLabelText('Column for Department'))
    await choose(await columnFor('Department'), 'Unit');
  fill(await field('Domain'), 'yard.example');
  await tick('Save this mapping');
  await check();
  await says('Please enter a name.');
  fill(await screen.findByRole('textbox', { name: 'Mapping name' }), 'Yard');
  await check();
  await checked();

  await columnsOf('next.csv', AMBIGUOUS.replaceAll('A-', 'B-'));
  await says(/Saved by .+, .+/);
  const domain = async () => (await field('Domain')).value;
  expect(await domain()).toBe('yard.example');
  await press('Start fresh');
  await waitFor(async () => expect(await domain()).not.toBe('yard.example'));
  await choose(await field('Use a saved mapping'), 'Yard');
  await isChosen('Day first');
  await isChosen('Per year');
  expect((await field('Engaged becomes')).value).toBe('married');
  expect(await domain()).toBe('yard.example');
  await press('Remove this mapping');
  await waitFor(() => expect(screen.queryByLabelText('Use a saved mapping')).toBeNull());
  expect((await admin.get('/import/mapping?kind=employees')).body.mappings).toEqual([]);
});

test('pay dates that are months are confirmed to be the last days of them', async () => {
  await columnsOf(
    'months.csv',
    'Email,Month,Basic Salary\nnobody@company.example,2023-10,100\n',
    'import?kind=salaries',
  );
  await check();
  await says(/Some pay dates are months, such as “2023-10”/);
  await tick('Pay is on the last day of the month');
  await check();
  await says('31 Oct 2023');
});

describe('the row of the headings', () => {
  const choice = async () => within(await group('Row of the headings'));
  const row = async (name: RegExp) =>
    (await choice()).getByRole<HTMLInputElement>('radio', { name });
  const isRow = (name: RegExp) => waitFor(async () => expect((await row(name)).checked).toBe(true));

  test('of a file without headings is none: its first rows are shown, and every one of them is a person', async () => {
    await upload(
      'staff.csv',
      '10019;Ottilie Faber;Lager\n10020;Emil Weiss;Lager\n10021;Greta Lund;Einkauf\n',
    );
    await says('3 rows, 3 columns');
    await says('The first row has values like those below it.');
    await isRow(/^No headings/);
    await goToColumns();
    await choose(await columnFor('Employee ID'), 'Column 1');
    await choose(await columnFor('Full Name'), 'Column 2');
    await choose(await columnFor('Department'), 'Column 3');
    fill(await field('Domain'), 'harbour.example');
    await check();
    await checked();
    await waitFor(() => expect(figures()).toEqual(['3', '0', '0', '0']));
  });

  test('is marked, and another one is a click away', async () => {
    const router = await upload(
      'titled.csv',
      'Staff list, all sites\n\nAs of;2026-01-01\nEmployee ID;Full Name;Department\n7001;Tia Moe;Sales\n7002;Tor Moe;Sales\n',
    );
    await says('2 rows, 3 columns');
    await says('Row 4 has headings that are known.');
    await says('2 rows above the headings are not read.');
    await isRow(/^Row 4: Employee ID, Full Name/);
    expect((await choice()).getAllByText('Suggested')).toHaveLength(1);

    fireEvent.click(await row(/^No headings/));
    await says('5 rows, 3 columns');
    await saysNothingOf('above the headings');
    await isRow(/^No headings/);

    const { pathname, search } = router.state.location;
    await openOffice(admin, `${pathname.replace('/admin-dashboard/', '')}${search}`);
    await isRow(/^No headings/);
    fireEvent.click(await row(/^Row 1: Staff list/));
    await says('Row 1 has one cell only');
    await isRow(/^No headings/);
    fireEvent.click((await choice()).getByRole('cell', { name: 'Full Name' }));
    await says('2 rows, 3 columns');
    await goToColumns();
    expect((await becomes('Full Name')).value).toBe('name');
  });
});
