import type { Locator, Page } from 'playwright-core';
import { THIS_YEAR } from '../../support/calendar.js';
import { storeHolidayDays } from '../../support/leave-preview.js';
import { setStage } from '../stage/browser.js';
import { clientOf, faultAt, intercept, openOffice } from '../stage/office.js';
import { assignPreviewed } from '../stage/previewed.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
const norway: string = (await admin.post('/holiday/add', { name: 'Norway' })).body.calendar._id;
await storeHolidayDays(admin, norway, {
  add: [
    { day: '2026-05-17', name: 'Constitution Day' },
    { day: '2026-12-24', half: 'afternoon', name: 'Christmas Eve' },
  ],
});

const open = (
  query = `?calendar=${norway}&year=2026`,
  arrange?: (page: Page) => Promise<unknown>,
) => openOffice(stage, admin, `holidays${query}`, { arrange });
const list = (page: Page) => page.getByRole('region', { name: /Norway in/ }).getByRole('listitem');
async function saveDay(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
}
const stored = async (year: number) =>
  (await admin.get(`/holiday/${norway}?year=${year}`)).body.holidays.map(
    ({ day, half, name }: Record<string, unknown>) => [day, half, name],
  );

test('the screen opens with the calendar of everybody and this year; the year stands in the address', async () => {
  const page = await open('');
  await page.getByRole('heading', { name: `Public holidays in ${THIS_YEAR}` }).waitFor();
  await page.getByText('Applies to everyone who has no other calendar.').waitFor();
  await page.getByRole('button', { name: 'Next year' }).click();
  const next = THIS_YEAR + 1;
  await page.getByRole('heading', { name: `Public holidays in ${next}` }).waitFor();
  await soon(() => new URL(page.url()).searchParams.get('year')).toBe(String(next));
  await page.reload();
  await page.getByRole('heading', { name: `Public holidays in ${next}` }).waitFor();
});

test('a day is chosen in the grid and becomes a holiday, half or whole', async () => {
  const page = await open();
  await list(page).filter({ hasText: 'Constitution Day' }).getByText('weekend').waitFor();
  await list(page).filter({ hasText: 'Christmas Eve' }).getByText('Afternoon').waitFor();
  const grid = page.getByRole('grid', { name: 'Norway in 2026' });
  await grid.getByRole('gridcell', { name: /^Fri 15 May 2026/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Holiday on Fri 15 May 2026' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await soon(() => faultAt(dialog.getByLabel('Name'))).toContain('Please enter Name.');
  await dialog.getByLabel('Name').fill('Bridge');
  await dialog.getByLabel('Part of the day').selectOption('Morning');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await soon(() => dialog.getByLabel('Part of the day').inputValue()).toBe('morning');
  await dialog.getByLabel('Name').fill('Bridge day');
  await saveDay(dialog);
  await list(page).filter({ hasText: 'Bridge day' }).waitFor();
  await grid.getByRole('gridcell', { name: 'Fri 15 May 2026, Bridge day, Morning' }).waitFor();
  await list(page)
    .filter({ hasText: 'Bridge day' })
    .getByRole('button', { name: 'Edit Bridge day' })
    .click();
  await dialog.getByLabel('Name').fill('Company day');
  await dialog.getByLabel('Part of the day').selectOption('Whole day');
  await saveDay(dialog);
  await list(page).filter({ hasText: 'Company day' }).waitFor();
  await soon(() => stored(2026)).toContainEqual(['2026-05-15', null, 'Company day']);
});

test('the grid is walked through by keyboard', async () => {
  const page = await open(`?calendar=${norway}&year=2027`);
  const grid = page.getByRole('grid', { name: 'Norway in 2027' });
  await grid.getByRole('gridcell', { name: /^Fri 01 Jan 2027/ }).focus();
  for (const key of [
    'ArrowDown',
    'ArrowRight',
    'ArrowLeft',
    'ArrowUp',
    'ArrowLeft',
    'ArrowUp',
    'ArrowRight',
  ])
    await page.keyboard.press(key);
  await soon(() => page.evaluate(() => document.activeElement?.textContent)).toContain(
    'Sat 02 Jan 2027',
  );
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Holiday on Sat 02 Jan 2027' }).waitFor();
});

test('a day is added by its date and removed after a question', async () => {
  const page = await open(`?calendar=${norway}&year=2025`);
  await page.getByText('No holidays in this year yet.').waitFor();
  await page.getByRole('button', { name: 'Add day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a holiday' });
  await dialog.getByLabel('Date', { exact: true }).fill('1999-12-31');
  await dialog.getByLabel('Name').fill('New Year’s Day');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await soon(() => faultAt(dialog.getByLabel('Date', { exact: true }))).toContain('01 Jan 2000');
  await dialog.getByLabel('Date', { exact: true }).fill('2025-01-01');
  await saveDay(dialog);
  await list(page)
    .filter({ hasText: 'New Year’s Day' })
    .getByRole('button', { name: 'Delete New Year’s Day' })
    .click();
  await page
    .getByRole('dialog', { name: 'Delete New Year’s Day?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByText('No holidays in this year yet.').waitFor();
  await soon(() => stored(2025)).toEqual([]);
});

test('a calendar is added, and assigned to everybody', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'New calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'New calendar' });
  await dialog.getByLabel('Name').fill('NORWAY');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await soon(() => faultAt(dialog.getByLabel('Name'))).toContain(
    'There is already a holiday calendar with this name.',
  );
  await dialog.getByLabel('Name').fill('Poland');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: /^Poland in/ }).waitFor();
  await page.getByRole('button', { name: 'Assign to everyone' }).click();
  await assignPreviewed(page.getByRole('dialog', { name: 'Holidays of everyone' }));
  await page.getByText('Applies to everyone who has no other calendar.').waitFor();
  const { calendars } = (await admin.get('/holiday')).body;
  expect(calendars.find(({ everybody }: { everybody: boolean }) => everybody).name).toBe('Poland');
});

test('an installation without a calendar is asked to add one', async () => {
  const page = await open('', (opened) =>
    intercept(opened, 'GET', '/holiday', (route) =>
      route.fulfill({ json: { success: true, calendars: [] } }),
    ),
  );
  await page.getByRole('heading', { name: 'No holiday calendars yet' }).waitFor();
  await soon(() =>
    page.getByRole('main').getByRole('button', { name: 'New calendar' }).count(),
  ).toBe(1);
});
