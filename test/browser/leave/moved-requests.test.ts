import type { Page } from 'playwright-core';
import { addDays } from '../../../api/contract/calendar-date.js';
import { nextMonday } from '../../support/calendar.js';
import { requestLeave } from '../../support/cast.js';
import { storeHolidayDays } from '../../support/leave-preview.js';
import { setStage } from '../stage/browser.js';
import { countLeave, countNothing } from '../stage/counted-leave.js';
import { decide, somebody, TODAY } from '../stage/leave-team.js';
import { violations, tooWide } from '../stage/looks.js';
import { clientOf, openOffice, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const MONDAY = mondayIn(`${TODAY.slice(0, 4)}-${TODAY.slice(5, 7) === '06' ? '03' : '06'}-02`);
const [TUESDAY, THURSDAY, FRIDAY] = [addDays(MONDAY, 1), addDays(MONDAY, 3), addDays(MONDAY, 4)];
const DARK_PHONE = { viewport: { width: 375, height: 812 }, colorScheme: 'dark' } as const;

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);
const siv = await somebody(admin, 'Lagoon', 'Siv Aas');
const { person } = siv;
countLeave(stage, person._id, 'Annual Leave', { tiers: [{ years: 0, amount: 25_000 }] });
const { _id: calendar } = (await admin.post('/holiday/add', { name: 'Lagoon' })).body.calendar;
await admin.post('/work/assignment/add', {
  holders: [person._id],
  subject: 'calendar',
  target: calendar,
  from: '2020-01-01',
});
await storeHolidayDays(admin, calendar, { add: [{ day: THURSDAY, name: 'Regatta' }] });
for (const start of [MONDAY, addDays(MONDAY, 7)])
  await decide(
    admin,
    (await requestLeave(admin, person._id, start, addDays(start, 4)))._id,
    'Approved',
  );
await storeHolidayDays(admin, calendar, {
  add: [
    { day: MONDAY, name: 'Feast' },
    { day: TUESDAY, name: 'Feast' },
    { day: FRIDAY, half: 'afternoon', name: 'Eve' },
  ],
  remove: [THURSDAY],
});

const requests = (page: Page) =>
  page
    .getByRole('table', { name: /^Ledger of/ })
    .getByRole('row')
    .filter({ hasText: 'Annual Leave' });

test('a request that holidays have moved says so in the ledger of the person, another one does not', async () => {
  const page = await openOffice(stage, admin, `leaves/balances/${siv.person._id}`);
  const [monday, tuesday, thursday, friday, on] = [MONDAY, TUESDAY, THURSDAY, FRIDAY, TODAY].map(
    inEnglish,
  ) as [string, string, string, string, string];
  await requests(page)
    .first()
    .getByText(
      `4 → 2.5 days, ${monday} and ${tuesday} became holidays on ${on}; ${thursday} stopped being a holiday on ${on}; ${friday} became a half holiday on ${on}`,
      { exact: true },
    )
    .waitFor();
  await requests(page).first().getByText('−2.5').waitFor();
  await soon(() => requests(page).count()).toBe(2);
  await soon(() => requests(page).filter({ hasText: '→' }).count()).toBe(1);
});

test('it says so in one’s own balance, too, on a phone in the dark', async () => {
  const page = await openPortal(stage, siv.client, `balance/${siv.client.user._id}`, DARK_PHONE);
  await requests(page)
    .first()
    .getByText(/^4 → 2\.5 days, .* became holidays on /)
    .waitFor();
  await soon(() => violations(page)).toEqual([]);
  await soon(() => tooWide(page)).toBe(0);
});

test('a request in a year for which the calendar has no holiday says so', async () => {
  const page = await openPortal(stage, siv.client, 'add-leave');
  const next = Number(TODAY.slice(0, 4)) + 1;
  await page.getByLabel('Leave Type', { exact: true }).selectOption('Annual Leave');
  await page.locator('input[name=startDate]').fill(`${next}-03-01`);
  await page.locator('input[name=endDate]').fill(`${next}-03-12`);
  await page
    .getByText(`The holidays of ${next} have not been added yet: this leave may use less.`)
    .waitFor();
});

test('a moved request says so in French', async () => {
  await siv.client.put('/profile/language', { language: 'fr' });
  const page = await openPortal(stage, siv.client, `balance/${siv.client.user._id}`);
  await page
    .getByText(
      /^4 → 2,5 jours, les .* et .* sont devenus fériés le .*; le .* n’est plus férié depuis le .*; le .* est devenu à moitié férié le /,
    )
    .waitFor();
});

/** The first on this day or after it. */
function mondayIn(first: string): string {
  return nextMonday(addDays(first, -1));
}

function inEnglish(date: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: '2-digit',
    month: 'short',
  }).format(new Date(date));
}
