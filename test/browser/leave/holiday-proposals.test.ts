import type { Page } from 'playwright-core';
import { THIS_YEAR } from '../../support/calendar.js';
import { storeHolidayDays } from '../../support/leave-preview.js';
import { setStage } from '../stage/browser.js';
import { clientOf, faultAt, intercept, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
const next = THIS_YEAR + 1;

async function newCalendar(
  name: string,
  add: { day: string; half?: string; name: string }[] = [],
): Promise<string> {
  const { _id } = (await admin.post('/holiday/add', { name })).body.calendar;
  if (add.length > 0) await storeHolidayDays(admin, _id, { add });
  return _id;
}

const open = (calendar: string, arrange?: (page: Page) => Promise<unknown>) =>
  openOffice(stage, admin, `holidays?calendar=${calendar}&year=${next}`, { arrange });
const panel = (page: Page) => page.getByRole('region', { name: 'Add from a country' });
const stored = async (calendar: string) =>
  (await admin.get(`/holiday/${calendar}?year=${next}`)).body.holidays.map(
    ({ day, half, name }: Record<string, unknown>) => [day, half, name],
  );

async function choose(page: Page, country: string) {
  await panel(page).getByRole('button', { name: 'Choose a country' }).click();
  await panel(page).getByLabel('Country', { exact: true }).selectOption(country);
}

test('public holidays of a country are ticked, seen in the year, and added', async () => {
  const norway = await newCalendar('Norway', [{ day: `${next}-05-17`, name: '17 May' }]);
  const page = await open(norway);
  await choose(page, 'Norway');
  await panel(page)
    .getByText(/^1 of \d+ days are in the calendar already\.$/)
    .waitFor();
  const christmas = panel(page).getByRole('checkbox', { name: /25 Dec .*Christmas Day/ });
  await soon(() => christmas.isChecked()).toBe(true);
  await soon(() =>
    panel(page)
      .getByRole('checkbox', { name: /Christmas Eve.*bank holiday/ })
      .isChecked(),
  ).toBe(false);
  const grid = page.getByRole('grid', { name: `Norway in ${next}` });
  await grid.getByRole('gridcell', { name: /25 Dec .*, Proposed, Christmas Day/ }).waitFor();
  await christmas.click();
  await grid.getByRole('gridcell', { name: /25 Dec .*, Proposed/ }).waitFor({ state: 'detached' });
  await panel(page).getByText('observances and school holidays').first().click();
  await panel(page)
    .getByRole('checkbox', { name: /Midsumm.* observance, not a day off/ })
    .waitFor();

  await panel(page)
    .getByRole('button', { name: /^Preview \d+ days$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Add \d+ days to Norway\?$/ });
  await dialog
    .getByRole('heading', { name: 'The preview is ready.' })
    .waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: /^Add \d+ days$/ }).click();
  await page.getByText(/^\d+ holidays added\.$/).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Labour Day' })
    .getByRole('button', { name: 'Edit Labour Day' })
    .waitFor();
  const days = await stored(norway);
  expect(days).toContainEqual([`${next}-05-01`, null, 'Labour Day']);
  expect(days).toContainEqual([`${next}-05-17`, null, '17 May']);
  expect(days).not.toContainEqual([`${next}-12-25`, null, 'Christmas Day']);
});

test('the calendar keeps its country and region with the days that are added, and the next year follows by itself', async () => {
  const germany = await newCalendar('Germany');
  const page = await open(germany);
  await choose(page, 'Germany');
  await panel(page).getByLabel('Region', { exact: true }).selectOption('Bayern');
  await panel(page)
    .getByRole('checkbox', { name: /06 Jan .*Epiphany/ })
    .uncheck();
  await panel(page)
    .getByRole('button', { name: /^Preview \d+ days$/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add \d+ days$/ })
    .click();
  await page
    .getByText('Holidays of Germany (BY) are added by themselves, for this year and the next two.')
    .waitFor();
  await page.reload();
  await soon(() => panel(page).getByLabel('Region', { exact: true }).inputValue()).toBe('BY');
  await page.getByRole('button', { name: 'Next year' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Corpus Christi' }).waitFor();
  await soon(() =>
    page
      .getByRole('listitem')
      .filter({ hasText: 'Epiphany' })
      .getByRole('button', { name: 'Delete Epiphany' })
      .count(),
  ).toBe(0);
});

test('a calendar made from a country is full at once', async () => {
  const page = await open(await newCalendar('Nothing yet'));
  await page.getByRole('button', { name: 'New calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'New calendar' });
  await dialog.getByLabel('Name', { exact: true }).fill('Made from Norway');
  await dialog.getByLabel('Country', { exact: true }).selectOption('Norway');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: `Made from Norway in ${next}` }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Constitution Day' }).waitFor();
});

test('a calendar in use that lacks a year says so, and leads to it', async () => {
  const calendar = await newCalendar('Gappy', [
    { day: `${next - 1}-12-25`, name: 'Christmas Day' },
  ]);
  const { body } = await admin.get('/work/assignment?range=[0,0]');
  await admin.post('/work/assignment/add', {
    holders: [body.people[0]._id],
    subject: 'calendar',
    target: calendar,
    from: `${next - 1}-01-01`,
  });
  const page = await open(await newCalendar('Elsewhere'));
  const gap = page
    .getByRole('listitem')
    .filter({ hasText: `Gappy has no holidays in ${next} and ${next + 1}` });
  await gap.getByRole('button', { name: `Show ${next}` }).click();
  await page.getByRole('heading', { name: `Gappy in ${next}` }).waitFor();
});

test('nothing is asked of the server before somebody wants proposals, and a failure can be tried again', async () => {
  let asked = 0;
  const calendar = await newCalendar('Quiet');
  const page = await open(calendar, (opened) =>
    intercept(opened, 'GET', '/holiday/proposal', (route) =>
      (asked += 1) === 1 ? route.abort() : route.fallback(),
    ),
  );
  await page.getByText('No holidays in this year yet.').waitFor();
  expect(asked).toBe(0);
  await panel(page).getByRole('button', { name: 'Choose a country' }).click();
  await panel(page).getByText('The proposals could not be loaded.').waitFor();
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await panel(page).getByLabel('Country', { exact: true }).waitFor();
});

test('the year before is copied with its fixed dates, without those of the country', async () => {
  const easter = (
    await admin.get(`/holiday/proposal?country=NO&year=${next - 1}`)
  ).body.holidays.find(({ name }: { name: string }) => name === 'Easter Monday');
  const calendar = await newCalendar('Copied', [
    { day: easter.day, name: 'Easter Monday' },
    { day: `${next - 1}-12-24`, half: 'afternoon', name: 'Eve' },
    { day: `${next - 1}-06-01`, name: 'Company day' },
  ]);
  const page = await open(calendar);
  const copy = page.getByRole('region', { name: `Copy from ${next - 1}` });
  await copy.getByText('so nothing is ticked').waitFor();
  await soon(() => copy.getByRole('checkbox').count()).toBe(3);
  await soon(() => copy.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await choose(page, 'Norway');
  await soon(() => copy.getByRole('checkbox', { checked: true }).count()).toBe(1);
  await soon(() => copy.getByRole('checkbox').count()).toBe(1);
  // It had the eve as half a day, so that is ticked among the country's.
  await soon(() =>
    panel(page)
      .getByRole('checkbox', { name: /24 Dec .*Afternoon/ })
      .isChecked(),
  ).toBe(true);
  await copy.getByRole('button', { name: 'Preview 1 day' }).click();
  await page
    .getByRole('dialog', { name: 'Add 1 day to Copied?' })
    .getByRole('button', { name: 'Add 1 day' })
    .click();
  await copy.waitFor({ state: 'detached' });
  await soon(() => stored(calendar)).toEqual([[`${next}-06-01`, null, 'Company day']]);
});

const ics = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event.split('|'), 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

test('a calendar file is summed up, and its new days are added', async () => {
  const calendar = await newCalendar('Imported', [
    { day: `${next}-05-17`, name: 'Constitution Day' },
  ]);
  const page = await open(calendar);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Import into Imported ${next}` });
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({
    name: 'page.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'),
  });
  await soon(() => faultAt(file)).toContain('This calendar file has no events.');
  await file.setInputFiles({
    name: 'holidays.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(
      ics(
        `DTSTART;VALUE=DATE:${next}0517|SUMMARY:Constitution Day`,
        `DTSTART;VALUE=DATE:${next - 1}0517|SUMMARY:Constitution Day`,
        `DTSTART;VALUE=DATE:20000501|RRULE:FREQ=YEARLY|SUMMARY:<b>Labour</b> Day`,
        `DTSTART;VALUE=DATE:${next}1224|SUMMARY:Christmas Eve (half day)`,
        `DTSTART:${next}0601T180000|DTEND:${next}0601T230000|SUMMARY:Summer party`,
      ),
    ),
  });
  await dialog.getByText('holidays.ics').waitFor();
  await soon(() => dialog.getByRole('status').innerText()).toMatch(
    /New\s+2\s+In the calendar already\s+1\s+Not in \d+, left out\s+1\s+Not read, left out\s+1/,
  );
  await dialog.getByText('Why not read').click();
  await dialog.getByText('It covers neither a morning nor an afternoon.').waitFor();
  await dialog.getByRole('button', { name: 'Preview 2 days' }).click();
  await page
    .getByRole('dialog', { name: 'Add 2 days to Imported?' })
    .getByRole('button', { name: 'Add 2 days' })
    .click();
  await page.getByRole('listitem').filter({ hasText: '<b>Labour</b> Day' }).first().waitFor();
  await soon(() => stored(calendar)).toEqual([
    [`${next}-05-01`, null, '<b>Labour</b> Day'],
    [`${next}-05-17`, null, 'Constitution Day'],
    [`${next}-12-24`, 'afternoon', 'Christmas Eve'],
  ]);
});

test('a table with first and last day adds each day, and the columns that are not read are told', async () => {
  const calendar = await newCalendar('Table', []);
  const page = await open(calendar);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Import into Table ${next}` });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'holidays.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `From,To,Name,Region,Observed\n${next}-12-24,${next}-12-28,Break,all,${next}-12-29\n${next}-06-02,${next}-06-01,Turned,all,\n`,
    ),
  });
  await dialog.getByText('Columns not read: Region, Observed (dates).').waitFor();
  await dialog.getByText('Why not read').click();
  await dialog.getByText('It ends before it begins.').waitFor();
  await dialog.getByRole('button', { name: 'Preview 5 days' }).waitFor();
});

test('where leave is not counted, a question takes the place of the preview', async () => {
  const calendar = await newCalendar('Plain', [{ day: `${next - 1}-06-01`, name: 'Company day' }]);
  const page = await open(calendar, (opened) =>
    intercept(opened, 'GET', '/config', async (route) => {
      const config = await (await route.fetch()).json();
      await route.fulfill({ json: { ...config, leave: { ...config.leave, policies: false } } });
    }),
  );
  const copy = page.getByRole('region', { name: `Copy from ${next - 1}` });
  await copy.getByRole('checkbox', { name: /Company day/ }).click();
  await copy.getByRole('button', { name: 'Add 1 day' }).click();
  await page
    .getByRole('dialog', { name: 'Add 1 day to Plain?' })
    .getByRole('button', { name: 'Add 1 day' })
    .click();
  await page.getByText('1 holiday added.').waitFor();
  await soon(() => stored(calendar)).toEqual([[`${next}-06-01`, null, 'Company day']]);
});
