import type { Page } from 'playwright-core';
import { setStage } from '../stage/browser.js';
import {
  checkRows,
  domain,
  goToColumns,
  importRows,
  PEOPLE,
  upload,
  uploadFile,
  waitForImport,
} from '../stage/import-file.js';
import { passesAxe, PHONE } from '../stage/looks.js';
import { clientOf, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const BAD = `${PEOPLE}A very long name that has no end and goes on and on and on,IMP-WITHOUT-ANY-BLANK-IN-IT-AT-ALL-0123456789,no address,99.99.1980,F,Single,,Digger,3000\n`;

/** One at each step. */
const ids = { headings: '', columns: '', checked: '', applied: '' };

const stage = await setStage();
const admin = await clientOf(stage);
await admin.confirm(stage.admin.password);
ids.applied = await checked(
  'applied.csv',
  BAD.replaceAll('IMP-', 'DONE-').replaceAll('@', '.done@'),
);
await admin.post(`/import/apply/${ids.applied}`, {});
await waitForImport(admin, ids.applied);
ids.checked = await checked(
  'checked.csv',
  BAD.replaceAll('IMP-', 'DONE-').replaceAll('@', '.done@').replace('Digger', 'Overseer'),
);
ids.headings = (
  await upload(admin, 'employees', 'staff.csv', '10019;Ottilie Faber\n10020;Emil Weiss\n')
)._id;
ids.columns = (await upload(admin, 'employees', 'columns.csv', BAD.replace('Sex', 'Xyzzy')))._id;

async function checked(name: string, text: string): Promise<string> {
  const { _id } = await upload(admin, 'employees', name, text);
  const { proposal } = (await admin.get(`/import/columns/${_id}`)).body;
  const { status, body } = await admin.post(`/import/check/${_id}`, {
    mapping: { ...proposal, dateOrder: 'day-first', payPeriod: 'year' },
  });
  if (status !== 200) throw new Error(body.error);
  await waitForImport(admin, _id);
  return _id;
}

const SCREENS: [string, () => string, (page: Page) => Promise<unknown>][] = [
  [
    'the file',
    () => `import/${ids.columns}/file`,
    (page) => page.getByRole('heading', { name: 'Earlier imports' }).waitFor(),
  ],
  [
    'the choice of the headings',
    () => `import/${ids.headings}/file`,
    (page) => page.getByRole('radiogroup', { name: 'Row of the headings' }).waitFor(),
  ],
  [
    'its columns',
    () => `import/${ids.columns}`,
    (page) => page.getByRole('heading', { name: 'Columns', exact: true }).waitFor(),
  ],
  [
    'the rows',
    () => `import/${ids.checked}`,
    (page) => Promise.all([importRows(page).waitFor(), page.getByText('Refused').nth(2).waitFor()]),
  ],
  [
    'what came of it',
    () => `import/${ids.applied}`,
    (page) => page.getByRole('button', { name: 'Undo import' }).waitFor(),
  ],
];

test.each(SCREENS)('%s passes axe and fits', async (_, path, shown) => {
  const page = await openOffice(stage, admin, path());
  await shown(page);
  await passesAxe(page);
});

test('on a phone only the step that is being done is shown, with its number', async () => {
  const page = await openOffice(stage, admin, `import/${ids.checked}`, { viewport: PHONE });
  await importRows(page).waitFor();
  const steps = page.getByRole('list', { name: 'Import steps' });
  await soon(() => steps.innerText()).toBe('Step 3 of 4: Check');
  await soon(() => page.getByRole('table').count()).toBe(0);
});

test('targets on a phone are large enough', async () => {
  const page = await openOffice(stage, admin, `import/${ids.columns}`, {
    viewport: PHONE,
    hasTouch: true,
  });
  await page.getByRole('heading', { name: 'Columns', exact: true }).waitFor();
  const tooSmall = (targets: Element[]) =>
    targets
      .filter(
        (target) =>
          target.getBoundingClientRect().height > 0 &&
          Math.round(target.getBoundingClientRect().height) < 44,
      )
      .map((target) => target.outerHTML.slice(0, 120));
  await soon(() =>
    page
      .getByRole('main')
      .locator('button, select, a:not([href$="/employee"]), label:has(input)')
      .evaluateAll(tooSmall),
  ).toEqual([]);
});

async function columnsOf(name: string, text: string): Promise<Page> {
  const page = await openOffice(stage, admin, 'import');
  await uploadFile(page, name, text);
  await goToColumns(page);
  return page;
}

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

test('what was chosen stays, back and forth and after a reload', async () => {
  const page = await columnsOf(
    'kept.csv',
    'Name,EmpID,Born,Sex,Marital\nIda Holm,A-1,03/04/85,F,Single\nUwe Kern,A-2,05/06/71,M,Engaged\n',
  );
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
