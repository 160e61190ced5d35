import type { Page } from 'playwright-core';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { requestLeave } from '../../support/cast.js';
import { setStage } from '../stage/browser.js';
import { decide, team, TODAY } from '../stage/leave-team.js';
import { PHONE } from '../stage/looks.js';
import {
  confirmPassword,
  downloaded,
  faultAt,
  figures,
  openOffice,
  unconfirmedClientOf,
} from '../stage/office.js';
import { soon } from '../stage/soon.js';

/** Long before anybody of the demo company was hired. */
const MARCH = 'absence-report?from=2010-03-01&to=2010-03-31';

const stage = await setStage();
const admin = await unconfirmedClientOf(stage);
const [ada, bo] = (await team(admin, 'Bakery', 'Ada Crust', 'Bo Crumb')) as [
  EmployeeRecord,
  EmployeeRecord,
];
const [cleo] = (await team(admin, 'Mill', 'Cleo Grain')) as [EmployeeRecord];

async function away(
  person: EmployeeRecord,
  from: string,
  to: string,
  fields: Record<string, unknown> = {},
): Promise<void> {
  const { _id } = await requestLeave(admin, person._id, from, to, fields);
  await decide(admin, _id, 'Approved');
}
await away(ada, '2010-03-01', '2010-03-05');
await away(ada, '2010-03-08', '2010-03-08', { leaveType: 'Sick Leave', endsAt: 'noon' });
await away(bo, '2010-03-01', '2010-03-02', { leaveType: 'Sick Leave' });
await away(cleo, '2010-03-29', '2010-04-02');

const open = (path = MARCH, options?: Parameters<typeof openOffice>[3]) =>
  openOffice(stage, admin, path, options);
const table = (page: Page) => page.getByRole('table', { name: 'By department and type' });
const lines = async (page: Page) =>
  (await table(page).getByRole('row').allInnerTexts()).map((row) =>
    row.split(/\s*[\t\n]\s*/).join(' | '),
  );

test('the report has its figures, a bar and the types for each department, and sums', async () => {
  const page = await open();
  await soon(() => figures(page)).toEqual(['10.5', '3', '3.50']);
  await soon(() => lines(page)).toEqual([
    'Department and type | People | Days | Average days',
    'Bakery 2 employed | 2 | 7.5 | 3.75',
    'Annual Leave | 1 | 5.0 | 2.50',
    'Sick Leave | 2 | 2.5 | 1.25',
    'Mill 1 employed | 1 | 3.0 | 3.00',
    'Annual Leave | 1 | 3.0 | 3.00',
    'All departments 3 employed | 3 | 10.5 | 3.50',
    'Annual Leave | 2 | 8.0 | 2.67',
    'Sick Leave | 2 | 2.5 | 0.83',
  ]);
  await page.getByText('Days by department', { exact: true }).waitFor();
  await page
    .getByRole('status')
    .getByText('In 01 – 31 Mar 2010, 3 people were away for 10.5 days.')
    .waitFor({ state: 'attached' });
});

test('the report is a list of cards on a phone', async () => {
  const page = await open(MARCH, { viewport: PHONE });
  const card = page
    .getByRole('list', { name: 'By department and type' })
    .getByRole('listitem')
    .first();
  await soon(async () => (await card.innerText()).split(/\n+/)).toEqual([
    'Bakery',
    '2 employed',
    '7.5 days',
    '2 people, 3.75 days on average',
    'Annual Leave',
    '1 person',
    '5.0',
    'Sick Leave',
    '2 people',
    '2.5',
  ]);
});

test('the report is of this year, of another preset or of own dates, as the address says', async () => {
  const page = await open('leaves');
  await page
    .getByRole('navigation', { name: 'Leave' })
    .getByRole('link', { name: 'Report' })
    .click();
  const spans = page.getByRole('group', { name: 'Span' });
  const year = Number(TODAY.slice(0, 4));
  await page.getByText(`01 Jan – 31 Dec ${year}`).first().waitFor();
  await spans.getByRole('button', { name: 'Last year' }).click();
  await page
    .getByText(`01 Jan – 31 Dec ${year - 1}`)
    .first()
    .waitFor();
  await page.waitForURL('**/absence-report?span=lastYear');

  await spans.getByRole('button', { name: 'Own dates' }).click();
  await page.getByLabel('First Day').fill('2010-03-31');
  await page.getByLabel('Last Day').fill('2010-03-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await soon(() => faultAt(page.getByLabel('Last Day'))).toContain(
    'The end date cannot be before the start date.',
  );
  await page.getByLabel('Last Day').fill('2011-04-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await soon(() => faultAt(page.getByLabel('Last Day'))).toContain(
    'A report can span at most 366 days.',
  );
  await page.getByLabel('Last Day').fill('2010-04-30');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL('**/absence-report?from=2010-03-31&to=2010-04-30');
  await soon(() => figures(page)).toEqual(['3.0', '1', '1.00']);
  await page.reload();
  await soon(() => page.getByLabel('First Day').inputValue()).toBe('2010-03-31');
});

test('the report says that no one was away', async () => {
  const page = await open('absence-report?from=2010-06-01&to=2010-06-30');
  await page.getByRole('heading', { name: 'No absence' }).waitFor();
  await page.getByText('No approved leave takes working time in 01 – 30 Jun 2010.').waitFor();
});

test('the report is saved as a file of the span, after the password', async () => {
  const page = await open();
  await table(page).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await confirmPassword(page, stage.admin.password);
  const file = await saved;
  expect(file.suggestedFilename()).toBe('absence-2010-03-01-2010-03-31.csv');
  const [, ...rows] = (await downloaded(file)).trim().split('\n');
  expect(rows).toEqual([
    '2010-03-01,2010-03-31,Bakery,2,Annual Leave,1,5,,2.5,',
    '2010-03-01,2010-03-31,Bakery,2,Sick Leave,2,2.5,,1.25,',
    '2010-03-01,2010-03-31,Mill,1,Annual Leave,1,3,,3,',
  ]);
});
