import type { Locator, Page } from 'playwright-core';
import { addDays, addMonths, type CalendarDate } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { TeamCalendarResponse } from '../../../api/contract/leave/away-responses.js';
import type { CoverageRuleResponse } from '../../../api/contract/leave/coverage-responses.js';
import { nextMonday } from '../../support/calendar.js';
import { addDepartment, requestLeave } from '../../support/cast.js';
import { setStage } from '../stage/browser.js';
import { countNothing } from '../stage/counted-leave.js';
import { decide, team, TODAY } from '../stage/leave-team.js';
import { PHONE, tooWide } from '../stage/looks.js';
import { clientOf, hold, intercept, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);
await admin.confirm();

/** The first Monday of the month after next, without a holiday in the demo's calendar for the four days after it. */
const MONTH = addMonths(`${TODAY.slice(0, 7)}-01`, 2).slice(0, 7);
const MONDAY = nextMonday(addDays(`${MONTH}-01`, -1));
const day = (days: number): CalendarDate => addDays(MONDAY, days);
const monthName = (month: string) =>
  new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
const longDay = (date: CalendarDate) => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options }).format(
      new Date(`${date}T00:00:00Z`),
    );
  return `${part({ weekday: 'long' })}, ${part({ day: 'numeric' })} ${part({ month: 'long' })}`;
};

/** Approved unless told otherwise. */
async function leave(
  person: EmployeeRecord | undefined,
  start: number,
  end: number,
  { pending = false, ...fields }: Record<string, unknown> = {},
): Promise<string> {
  const { _id } = await requestLeave(admin, String(person?._id), day(start), day(end), fields);
  if (!pending) await decide(admin, _id, 'Approved');
  return _id;
}

const department = (person: EmployeeRecord | undefined) => String(person?.department._id);
const calendarOf = (id: string, more = '') =>
  `leaves/calendar?from=${MONTH}&department=${id}${more}`;
const grid = (page: Page) => page.getByRole('grid');
const rowsOf = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
const focused = (page: Page) => page.locator(':focus').getAttribute('aria-label');
const keys = async (page: Page, ...pressed: string[]) => {
  for (const key of pressed) await page.keyboard.press(key);
};

const [ada, ben, cleo] = await team(admin, 'Atelier', 'Ada Aster', 'Ben Birch', 'Cleo Cedar');
const atelier = department(ada);
await leave(ada, 0, 3);
const pending = await leave(ben, 1, 2, { pending: true });
await leave(cleo, 2, 2, { endsAt: 'noon' });
const { rule } = (
  await admin.post('/coverage/add', {
    name: 'Two at work',
    department: atelier,
    maxAway: 1,
    block: false,
  })
).body as CoverageRuleResponse;

describe('the team calendar', () => {
  test('is the third tab of Leave, of everybody at first, and keeps its choice in the address', async () => {
    const page = await openOffice(stage, admin, 'leaves');
    await page
      .getByRole('navigation', { name: 'Leave' })
      .getByRole('link', { name: 'Calendar' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Team Calendar' }).waitFor();
    await page.getByText(/^Everyone, \d+ people$/).waitFor();
    await page.getByLabel('People').selectOption('Atelier');
    await page.getByText('Atelier, 3 people').waitFor();
    await page.getByRole('button', { name: 'Quarter' }).click();
    await soon(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      department: atelier,
      view: 'quarter',
    });
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    const next = addMonths(TODAY, 1).slice(0, 7);
    await page.getByRole('button', { name: monthName(next) }).click();
    await soon(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      department: atelier,
      from: next,
    });
    await page.reload();
    await page.getByText(monthName(next), { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Today' }).click();
    await page.getByText(monthName(TODAY.slice(0, 7)), { exact: true }).waitFor();
  });

  test('says to those who do not see it who is away when, and how many on each day', async () => {
    const page = await openOffice(stage, admin, calendarOf(atelier));
    await soon(() => rowsOf(page).count()).toBe(4);
    const said = async () =>
      (await rowsOf(page).allTextContents()).map((text) => text.replace(/^[A-Z]{2}/, ''));
    const number = (days: number) => day(days).slice(8);
    const month = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'short' }).format(
      new Date(`${MONTH}-01T00:00:00Z`),
    );
    const year = MONTH.startsWith(TODAY.slice(0, 4)) ? '' : ` ${MONTH.slice(0, 4)}`;
    await soon(said).toEqual([
      `Ada AsterAway ${number(0)} – ${number(3)} ${month}${year}`,
      `Ben BirchAway ${number(1)} – ${number(2)} ${month}${year}, pending`,
      `Cleo CedarAway ${number(2)} ${month}${year}, in the morning`,
      expect.stringContaining(
        `${longDay(day(0))}: 1 away. ${longDay(day(1))}: 2 away, above the limit. ${longDay(day(2))}: 3 away, above the limit. ${longDay(day(3))}: 1 away`,
      ),
    ]);
    await rowsOf(page).last().getByText('at most 1').waitFor();
    await page.getByText('More than 1 away on 2 days:').waitFor();
    await soon(() =>
      page.getByRole('link', { name: 'Coverage rule' }).getAttribute('href'),
    ).toMatch(new RegExp(`/leaves/coverage/${rule._id}$`));
  });

  test('is walked by the arrow keys from a single stop, and Enter opens a request', async () => {
    const page = await openOffice(stage, admin, calendarOf(atelier));
    await rowsOf(page).first().waitFor();
    await page.getByRole('button', { name: 'Quarter' }).focus();
    await page.keyboard.press('Tab');
    // The link to the rules stands between.
    await page.keyboard.press('Tab');
    await soon(() => focused(page)).toContain(`Ada Aster, ${longDay(`${MONTH}-01`)}: `);
    await keys(
      page,
      'Home',
      ...Array.from({ length: Number(MONDAY.slice(8)) - 1 }, () => 'ArrowRight'),
    );
    await soon(() => focused(page)).toMatch(new RegExp(`^Ada Aster, ${longDay(MONDAY)}: Away `));
    await page.getByRole('link', { name: /^View leave of Ada Aster/ }).waitFor();
    await keys(page, 'Tab');
    await soon(() => page.locator(':focus').textContent()).toMatch(/^View leave of Ada Aster/);
    await keys(page, 'Escape');
    await page.getByRole('link', { name: /^View leave of/ }).waitFor({ state: 'detached' });
    await soon(() => focused(page)).toMatch(new RegExp(`^Ada Aster, ${longDay(MONDAY)}: Away `));
    await keys(page, 'ArrowDown');
    await soon(() => focused(page)).toBe(`Ben Birch, ${longDay(MONDAY)}: not away`);
    await keys(page, 'ArrowRight');
    await soon(() => focused(page)).toMatch(/^Ben Birch, .*, pending$/);
    await page.getByRole('link', { name: /^View leave of Ben Birch/ }).waitFor();
    await keys(page, 'End', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    await soon(() => focused(page)).toMatch(/: 0 away$/);
    await keys(page, 'Control+Home');
    await soon(() => focused(page)).toContain(`Ada Aster, ${longDay(`${MONTH}-01`)}`);
    await keys(
      page,
      'ArrowDown',
      ...Array.from({ length: Number(day(1).slice(8)) - 1 }, () => 'ArrowRight'),
      'Enter',
    );
    await page.waitForURL(`**/leaves/${pending}`);
  });

  test('page keys go to another month, and the focus goes with them', async () => {
    const page = await openOffice(stage, admin, calendarOf(atelier));
    await rowsOf(page).first().waitFor();
    await grid(page).getByRole('button').focus();
    await keys(page, 'End', 'PageDown');
    const next = addMonths(`${MONTH}-01`, 1).slice(0, 7);
    await page.getByText(monthName(next), { exact: true }).waitFor();
    await soon(() => focused(page)).toMatch(
      new RegExp(`^Ada Aster, .* ${monthName(next).split(' ')[0]}:`),
    );
    await keys(page, 'PageUp');
    await page.getByText(monthName(MONTH), { exact: true }).waitFor();
    await soon(() => focused(page)).toMatch(
      new RegExp(`^Ada Aster, .* ${monthName(MONTH).split(' ')[0]}:`),
    );
  });

  test('shows an absence that is pointed at, with its length, and stays while the pointer moves onto it', async () => {
    const page = await openOffice(stage, admin, calendarOf(atelier));
    await rowsOf(page).first().waitFor();
    const cell = await rowsOf(page).nth(1).getByRole('gridcell').boundingBox();
    if (!cell) throw new Error('The row is not shown.');
    const days = new Date(
      Date.UTC(Number(MONTH.slice(0, 4)), Number(MONTH.slice(5)), 0),
    ).getUTCDate();
    await page.mouse.move(
      cell.x + (cell.width / days) * (Number(day(1).slice(8)) - 0.5),
      cell.y + cell.height / 2,
    );
    await page.getByText(/, 2 working days$/).waitFor();
    await page.getByText('Ben Birch, Annual Leave').waitFor();
    const view = page.getByRole('link', { name: /^View leave of Ben Birch/ });
    await view.hover();
    await view.click();
    await page.waitForURL(`**/leaves/${pending}`);
  });

  test('shows two halves of a day, and the name of a holiday', async () => {
    const [dora] = await team(admin, 'Halves', 'Dora Dill');
    await leave(dora, 1, 1, { endsAt: 'noon' });
    await leave(dora, 1, 1, { startsAt: 'noon', pending: true });
    const { schedules } = (
      await admin.get(
        `/team/calendar?from=${TODAY.slice(0, 4)}-12-01&to=${TODAY.slice(0, 4)}-12-31&scope=department&department=${department(dora)}`,
      )
    ).body as TeamCalendarResponse;
    const page = await openOffice(stage, admin, calendarOf(department(dora)));
    await rowsOf(page).first().waitFor();
    await grid(page).getByRole('button').focus();
    await keys(
      page,
      'Home',
      ...Array.from({ length: Number(day(1).slice(8)) - 1 }, () => 'ArrowRight'),
    );
    await soon(() => focused(page)).toMatch(/in the morning\. Away .*, in the afternoon, pending$/);
    await soon(() => page.getByRole('link', { name: /^View leave of Dora Dill/ }).count()).toBe(2);
    const holiday = schedules[0]?.holidays[0];
    if (!holiday) throw new Error('The demo company has no holiday in December.');
    await page.goto(
      `${stage.url}/admin-dashboard/leaves/calendar?from=${holiday.day.slice(0, 7)}&department=${department(dora)}`,
    );
    await rowsOf(page).first().waitFor();
    await grid(page).getByRole('button').focus();
    await keys(
      page,
      'Home',
      ...Array.from({ length: Number(holiday.day.slice(8)) - 1 }, () => 'ArrowRight'),
    );
    await page.getByRole('paragraph').filter({ hasText: holiday.name }).waitFor();
    await page.setViewportSize(PHONE);
    await page.goto(
      `${stage.url}/admin-dashboard/leaves/calendar?from=${holiday.day}&department=${department(dora)}`,
    );
    await page
      .getByRole('region', { name: `Away on ${longDay(holiday.day)}` })
      .getByText(holiday.name)
      .waitFor();
  });

  test('on a phone is a month of dots and the list of who is away, without scrolling to the side', async () => {
    const page = await openOffice(
      stage,
      admin,
      `leaves/calendar?from=${day(2)}&department=${atelier}`,
      { viewport: PHONE, hasTouch: true },
    );
    const strip = page.getByRole('slider', { name: `Day of ${monthName(MONTH)}` });
    const said = () => strip.getAttribute('aria-valuetext');
    await soon(said).toMatch(`${longDay(day(2))}, 3 of `);
    const on = page.getByRole('region', { name: `Away on ${longDay(day(2))}` });
    await soon(() => on.getByRole('listitem').count()).toBe(3);
    await on
      .getByRole('listitem')
      .filter({ hasText: 'Cleo Cedar' })
      .getByText('in the morning')
      .waitFor();
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await soon(said).toMatch(`${longDay(day(3))}, 1 of `);
    const others = page.getByRole('region', { name: `Others in ${monthName(MONTH)}` });
    await others
      .getByRole('listitem')
      .filter({ hasText: 'Ben Birch' })
      .getByText('Pending')
      .waitFor();
    await soon(() => tooWide(page)).toBe(0);
    const next = addMonths(`${MONTH}-01`, 1).slice(0, 7);
    await page.getByRole('button', { name: monthName(next) }).tap();
    await page.getByText('No one is away.').waitFor();
    await soon(() => new URL(page.url()).searchParams.get('from')).toBe(next);
  });

  test('is printed on one page, light, without what can be pressed', async () => {
    const page = await openOffice(stage, admin, calendarOf(atelier), { colorScheme: 'dark' });
    await rowsOf(page).first().waitFor();
    await page.evaluate(
      () => (window.print = () => document.body.setAttribute('data-printed', 'yes')),
    );
    await page.getByRole('button', { name: 'Print' }).click();
    await soon(() => page.locator('body').getAttribute('data-printed')).toBe('yes');
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[\s*0 0 841\.\d+ 59\d/);
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Print', 'Quarter', 'Today'])
      await page.getByRole('button', { name }).waitFor({ state: 'hidden' });
    await page.getByText(monthName(MONTH), { exact: true }).waitFor();
  });

  test('is printed on one page also for a dozen people with two notes, which do not overlap', async () => {
    const arrange = (opened: Page) =>
      intercept(opened, 'GET', '/team/calendar', async (route) => {
        const answer = (await (await route.fetch()).json()) as TeamCalendarResponse;
        const several = <T extends { _id: string }>(count: number, one: T | undefined) =>
          Array.from({ length: count }, (_, place) => ({ ...one, _id: `${place}` }));
        await route.fulfill({
          json: {
            ...answer,
            people: several(12, answer.people[0]),
            rules: several(2, answer.rules[0]),
          },
        });
      });
    const page = await openOffice(stage, admin, calendarOf(atelier), { arrange });
    await soon(() => rowsOf(page).count()).toBe(13);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pagesOf(pdf)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const notes = await page
      .getByText('More than 1 away on 2 days:')
      .locator('xpath=../..')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      );
    expect(notes).toHaveLength(2);
    expect(notes[1]?.top).toBeGreaterThan(Number(notes[0]?.bottom));
  });

  test('says that it could not be loaded, and loads again; that nobody is there', async () => {
    const page = await openOffice(stage, admin, calendarOf(atelier), {
      arrange: (opened) =>
        intercept(opened, 'GET', '/team/calendar', (route) =>
          route.fulfill({ status: 500, json: {} }),
        ),
    });
    await page.getByText('The team calendar could not be loaded.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await rowsOf(page).first().waitFor();
    const { _id } = await addDepartment(admin, { dep_name: 'Empty Hall' });
    await page.getByLabel('People').selectOption('Atelier');
    await page.goto(`${stage.url}/admin-dashboard/${calendarOf(_id)}`);
    await page.getByRole('heading', { name: 'No one to show' }).waitFor();
  });

  test('keeps the last month on the screen until the next one arrives', async () => {
    const page = await openOffice(stage, admin, calendarOf(atelier));
    await rowsOf(page).first().waitFor();
    const release = await hold(page, 'GET', '/team/calendar');
    await page
      .getByRole('button', { name: monthName(addMonths(`${MONTH}-01`, 1).slice(0, 7)) })
      .click();
    await soon(() => page.locator('[aria-busy=true]').getByRole('grid').count()).toBe(1);
    release();
    await soon(() => page.locator('[aria-busy=true]').count()).toBe(0);
  });
});

describe('a department of 300', () => {
  let crowd: string;
  beforeAll(async () => {
    const [first] = await team(admin, 'Crowd', 'Aaa First');
    crowd = department(first);
    await leave(first, 0, 3);
    const numbers =
      'WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 299) SELECT';
    const id = (of: string) => `printf('01890000-0000-7000-${of}-%012d', n)`;
    stage.store(
      `INSERT INTO account (id, name, email, email_key, role, language, created_at) ${numbers} ${id('8001')}, printf('Person %03d', n), printf('crowd%d@company.example', n), printf('crowd%d@company.example', n), 'employee', 'en', 0 FROM n`,
    );
    stage.store(
      `INSERT INTO employee (id, account_id, department_id, employee_id, employee_id_key, employee_id_folded, name_folded, search, hire_date, version, created_at) ${numbers} ${id('8002')}, ${id('8001')}, ?, printf('C-%d', n), printf('c-%d', n), printf('c-%d', n), printf('person %03d', n), printf('person %03d', n), '2020-01-01', 1, 0 FROM n`,
      crowd,
    );
  });

  test('scrolls without a jump under the days and beside the names', async () => {
    const page = await openOffice(stage, admin, calendarOf(crowd));
    await soon(() => rowsOf(page).count()).toBe(301);
    const box = async (locator: Locator) =>
      locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const head = grid(page).getByRole('row').first();
    const height = await grid(page).evaluate((element) => element.scrollHeight);
    let top: number | undefined;
    for (const row of [40, 150, 260]) {
      await rowsOf(page)
        .nth(row)
        .evaluate((element) => element.scrollIntoView({ block: 'center' }));
      top ??= await box(head);
      await soon(() => box(head)).toBe(top);
      await soon(() =>
        rowsOf(page)
          .nth(row)
          .evaluate((element) => Math.round(element.getBoundingClientRect().height)),
      ).toBe(41);
    }
    await soon(() => grid(page).evaluate((element) => element.scrollHeight)).toBe(height);
  });

  test('has the days above each page that is printed', async () => {
    const page = await openOffice(stage, admin, calendarOf(crowd));
    await soon(() => rowsOf(page).count()).toBe(301);
    await page.emulateMedia({ media: 'print' });
    await soon(() =>
      grid(page)
        .getByRole('row')
        .first()
        .evaluate((head) => getComputedStyle(head).display),
    ).toBe('table-header-group');
  });

  test('the last person is two keys away, and not under the numbers', async () => {
    const page = await openOffice(stage, admin, calendarOf(crowd));
    await soon(() => rowsOf(page).count()).toBe(301);
    await grid(page).getByRole('button').focus();
    await keys(page, 'Control+End', 'ArrowUp');
    await soon(() => focused(page)).toMatch(/^Person 299, /);
    const { bottom, foot } = await page.evaluate(() => ({
      bottom: document.activeElement?.getBoundingClientRect().bottom ?? 0,
      foot: [...document.querySelectorAll('[role=row]')].at(-1)?.getBoundingClientRect().top ?? 0,
    }));
    expect(bottom).toBeLessThanOrEqual(foot);
  });
});
