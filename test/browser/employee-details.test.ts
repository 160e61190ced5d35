import type { Page } from 'playwright-core';
import { addDays } from '../../api/contract/calendar-date.js';
import type { EmployeeListRecord, EmployeeRecord } from '../../api/contract/employee/employees.js';
import { hire, PASSWORD } from '../support/cast.js';
import { Client } from '../support/client.js';
import { picture } from '../support/picture.js';
import { setStage } from './stage/browser.js';
import { clientOf, faultAt, hold, intercept, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';
import { TODAY } from '../support/calendar.js';

const NOBODY = '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10';

const stage = await setStage();
const admin = await clientOf(stage);
const people: EmployeeListRecord[] = (await admin.get('/employee?range=[0,499]&fields=["salary"]'))
  .body.employees;

const open = (path: string, arrange?: (page: Page) => Promise<unknown>) =>
  openOffice(stage, admin, `employee/${path}`, { arrange });
const named = (name: string) => people.find((person) => person.name === name) as EmployeeListRecord;
const stored = async (id: string): Promise<EmployeeRecord> =>
  (await admin.get(`/employee/single/${id}`)).body.employee;

/** Somebody of this test alone. */
async function hired(employeeId: string): Promise<EmployeeRecord> {
  return hire(admin, {
    employeeId,
    name: `Person ${employeeId}`,
    department: named('Zoë Marchetti').department._id,
  });
}

function facts(page: Page): Promise<Record<string, string>> {
  const read = (lists: HTMLElement[]) =>
    lists
      .flatMap((list) => [...list.children])
      .map(
        (fact) =>
          [
            fact.querySelector('dt')?.innerText,
            fact.querySelector<HTMLElement>('dd > :first-child')?.innerText,
          ] as [string, string],
      );
  return page
    .getByRole('main')
    .locator('dl')
    .evaluateAll(read)
    .then(Object.fromEntries<string>);
}

describe('the profile', () => {
  test('says what is known about somebody, and N/A for the rest', async () => {
    const { _id } = named('Zoë Marchetti');
    const page = await open(_id);
    await soon(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Zoë Marchetti');
    const head = page.getByRole('main').locator('header');
    await head.getByText('Software Engineer, Engineering').waitFor();
    await head.getByText('Active', { exact: true }).waitFor();
    await head.getByText('Employee', { exact: true }).last().waitFor();
    await head.getByText(/^since \d{2} \w{3} \d{4}$/).waitFor();
    await page.getByText('$5,240.00').waitFor();
    await soon(() => facts(page)).toMatchObject({
      'Employee ID': 'EMP-0001',
      Email: 'zoe.marchetti@company.example',
      'Date of Birth': '14 Aug 1993',
      Gender: 'Female',
      'Marital Status': 'Single',
      Department: 'Engineering',
      Designation: 'Software Engineer',
      Salary: '$5,240.00',
      Phone: 'N/A',
      Address: 'N/A',
      'Emergency Contact': 'N/A',
      Manager: 'Amara Okafor',
      Status: 'Active',
    });
    const ways = {
      'View Leaves': `employee/leaves/${_id}`,
      'View Salary': `salary/view/${_id}`,
      'Edit Employee': `employee/edit/${_id}`,
    };
    for (const [name, way] of Object.entries(ways))
      await soon(() => page.getByRole('link', { name }).getAttribute('href')).toBe(
        `/admin-dashboard/${way}`,
      );
  });

  test('says that somebody left', async () => {
    const page = await open(named('Patrick Doyle')._id);
    const head = page.getByRole('main').locator('header');
    await head.getByText('Left', { exact: true }).waitFor();
    await head.getByText(/^\d{2} \w{3} \d{4}, after \d+ years?( and \d+ months?)?$/).waitFor();
    await page.getByText(/^Left on .*\. Sign-in is closed; all records are kept\.$/).waitFor();
    await soon(() => head.getByText('Active', { exact: true }).count()).toBe(0);
  });

  test('is printed without what paper has no use for', async () => {
    const page = await open(named('Zoë Marchetti')._id);
    await page.evaluate(
      () => (window.print = () => document.body.setAttribute('data-printed', 'yes')),
    );
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Print' }).click();
    await soon(() => page.locator('body').getAttribute('data-printed')).toBe('yes');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const gone of [
      page.getByRole('navigation'),
      page.getByRole('link', { name: 'Edit Employee' }),
      page.getByRole('button'),
    ]) {
      await soon(() => gone.filter({ visible: true }).count()).toBe(0);
    }
    await soon(() => page.getByText('EMP-0001').isVisible()).toBe(true);
    await soon(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    );
  });
});

describe('a leaving', () => {
  const yesterday = addDays(TODAY, -1);
  const head = (page: Page) => page.getByRole('main').locator('header');
  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
  const confirm = (page: Page, action: string) =>
    page.getByRole('dialog').getByRole('button', { name: action }).click();
  const shownDay = (date: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'UTC',
      day: '2-digit',
      month: 'short',
      year: 'numeric',
    })
      .format(new Date(date))
      .replace('Sept', 'Sep');

  test('is recorded with its day, today unless another is given, and ends the sessions', async () => {
    const person = await hired('LV-1');
    const own = new Client(stage.url);
    await own.signIn(person.email, PASSWORD);
    const page = await open(person._id);
    await page.getByRole('button', { name: 'Record departure' }).click();
    await dialog(page, `Record departure of ${person.name}`)
      .getByText(/After the last day, sign-in is closed and all sessions end/)
      .waitFor();
    await soon(() => page.getByLabel('Last Day').inputValue()).toBe(TODAY);
    await page.getByLabel('Last Day').fill(yesterday);
    await confirm(page, 'Record departure');
    await page.getByText('Departure recorded.').waitFor();
    await head(page).getByText('Left', { exact: true }).waitFor();
    await page
      .getByText(`Left on ${shownDay(yesterday)}. Sign-in is closed; all records are kept.`)
      .waitFor();
    await soon(async () => (await facts(page)).Status).toBe(`Left on ${shownDay(yesterday)}`);
    await soon(async () => (await own.get('/auth/verify')).status).toBe(401);
    await soon(() => stored(person._id)).toMatchObject({ status: 'Left', leftOn: yesterday });
  });

  test('is followed by a return on a date, and the break stays on record', async () => {
    const person = await hired('LV-2');
    await admin.put(`/employee/employment/${person._id}`, {
      hireDate: '2015-03-01',
      leftOn: '2018-02-28',
    });
    const page = await open(person._id);
    await page.getByRole('button', { name: 'Record return' }).click();
    await dialog(page, `Record return of ${person.name}`).waitFor();
    const date = page.getByLabel('Return Date');
    await soon(() => date.inputValue()).toBe(TODAY);
    await date.fill('2018-02-28');
    await confirm(page, 'Record return');
    await page
      .getByRole('dialog')
      .getByText('The return date must be after the last day, 28 Feb 2018.')
      .waitFor();
    await date.fill('2020-01-01');
    await confirm(page, 'Record return');
    await page.getByText('Return recorded.').waitFor();
    await head(page).getByText('Active', { exact: true }).waitFor();
    await soon(async () => (await facts(page)).Employments).toBe(
      '01 Mar 2015 – 28 Feb 2018\nBreak of 1 year and 10 months\nSince 01 Jan 2020',
    );
    await page.getByText(/^\d+ years of service, not counting breaks$/).waitFor();
    await soon(
      async () => (await new Client(stage.url).signIn(person.email, PASSWORD)).status,
    ).toBe(200);

    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Last Day').fill('2018-03-31');
    await confirm(page, 'Save corrections');
    await page.getByText('Earlier employments corrected.').waitFor();
    await soon(async () => (await stored(person._id)).periods).toEqual([
      { hiredOn: '2015-03-01', leftOn: '2018-03-31' },
      { hiredOn: '2020-01-01', leftOn: null },
    ]);
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await confirm(page, 'Cancel return');
    await dialog(page, `Cancel the return of ${person.name}?`).waitFor();
    await confirm(page, 'Cancel return');
    await head(page).getByText('Left', { exact: true }).waitFor();
    await soon(async () => (await stored(person._id)).periods).toEqual([
      { hiredOn: '2015-03-01', leftOn: '2018-03-31' },
    ]);
  });

  test('that never was is taken back without a break', async () => {
    const person = await hired('LV-9');
    await admin.put(`/employee/employment/${person._id}`, {
      hireDate: '2015-03-01',
      leftOn: yesterday,
    });
    const page = await open(person._id);
    await page.getByRole('button', { name: 'Record return' }).click();
    await confirm(page, 'Cancel departure');
    await dialog(page, `Cancel the departure of ${person.name}?`).waitFor();
    await confirm(page, 'Cancel departure');
    await head(page).getByText('Active', { exact: true }).waitFor();
    await soon(() => stored(person._id)).toMatchObject({
      status: 'Active',
      periods: [{ hiredOn: '2015-03-01', leftOn: null }],
    });
  });

  test('waits until its effect on leave is shown', async () => {
    const person = await hired('LV-8');
    const page = await open(person._id);
    const release = await hold(page, 'POST', '/leave/preview');
    await page.getByRole('button', { name: 'Record departure' }).click();
    const record = page.getByRole('dialog').getByRole('button', { name: 'Record departure' });
    await page.getByRole('dialog').getByRole('heading', { name: 'Effect on leave' }).waitFor();
    await soon(() => record.isDisabled()).toBe(true);
    release();
    await soon(() => record.isEnabled()).toBe(true);
  });

  test('that lies ahead leaves somebody active until then, and can be taken back', async () => {
    const person = await hired('LV-3');
    const page = await open(person._id);
    await page.getByRole('button', { name: 'Record departure' }).click();
    await page.getByLabel('Last Day').fill(addDays(TODAY, 30));
    await confirm(page, 'Record departure');
    const last = `last day ${shownDay(addDays(TODAY, 30))}`;
    await head(page).getByText(last, { exact: true }).waitFor();
    await head(page).getByText('Active', { exact: true }).waitFor();
    await soon(async () => (await facts(page)).Status).toBe(`Active, ${last}`);
    await page.getByRole('button', { name: 'Cancel departure' }).click();
    await confirm(page, 'Cancel departure');
    await page.getByText('Departure cancelled.').waitFor();
    await soon(async () => (await stored(person._id)).leftOn).toBeNull();
  });

  test('with a wrong day says so at the field, and Cancel changes nothing', async () => {
    const person = await hired('LV-4');
    await admin.put(`/employee/employment/${person._id}`, { hireDate: '2020-05-01' });
    const page = await open(person._id);
    await page.getByRole('button', { name: 'Record departure' }).click();
    const day = page.getByLabel('Last Day');
    for (const [wrong, told] of [
      ['', 'Please enter a date.'],
      ['2020-04-30', 'The last day cannot be before the hire date, 01 May 2020.'],
      [addDays(TODAY, 3000), 'The date must be between'],
    ] as const) {
      await day.fill(wrong);
      await confirm(page, 'Record departure');
      await page.getByRole('dialog').getByText(told).waitFor();
      await soon(() => faultAt(day)).toContain(told);
    }
    await confirm(page, 'Cancel');
    await soon(() =>
      page
        .getByRole('button', { name: 'Record departure' })
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await soon(async () => (await stored(person._id)).leftOn).toBeNull();
  });

  test('that the server refuses for want of another admin says so at the field', async () => {
    const person = await hired('LV-5');
    const page = await open(person._id);
    const error = 'This is the last admin who can sign in. Make someone else an admin first.';
    await intercept(page, 'PUT', `/employee/employment/${person._id}`, (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, code: 'account.last_admin', error, message: error },
      }),
    );
    await page.getByRole('button', { name: 'Record departure' }).click();
    await confirm(page, 'Record departure');
    await page.getByRole('dialog').getByText(error).waitFor();
    await soon(() => faultAt(page.getByLabel('Last Day'))).toContain(error);
  });

  test('of somebody who was changed meanwhile is not recorded; what is stored is shown', async () => {
    const person = await hired('LV-6');
    const page = await open(person._id);
    await page.getByRole('button', { name: 'Record departure' }).click();
    await admin.put(`/employee/employment/${person._id}`, { leftOn: addDays(TODAY, 60) });
    await confirm(page, 'Record departure');
    await page
      .getByText('Someone else has changed this employee. You now see the current data.')
      .waitFor();
    await soon(async () => (await facts(page)).Status).toBe(
      `Active, last day ${shownDay(addDays(TODAY, 60))}`,
    );
  });
});

describe('the manager', () => {
  test('is a link when somebody of the company, else a text that says so', async () => {
    const person = await hired('MG-1');
    const amara = named('Amara Okafor');
    await admin.put(`/employee/employment/${person._id}`, { manager: { _id: amara._id } });
    const page = await open(person._id);
    await soon(() => page.getByRole('link', { name: 'Amara Okafor' }).getAttribute('href')).toBe(
      `/admin-dashboard/employee/${amara._id}`,
    );
    await admin.put(`/employee/employment/${person._id}`, {
      manager: { name: 'Brandon R. LeBlanc' },
    });
    await page.reload();
    await page.getByText('Brandon R. LeBlanc kept as text: no employee has this name').waitFor();
    await admin.put(`/employee/employment/${person._id}`, { manager: { name: 'AMARA Okafor' } });
    await page.reload();
    await page.getByText('AMARA Okafor kept as text').waitFor();
    await page.waitForLoadState('networkidle');
    await soon(async () => (await facts(page)).Manager).toBe('AMARA Okafor kept as text');
  });
});

describe('without somebody to show', () => {
  test('an id of nobody is not found', async () => {
    const page = await open(NOBODY);
    await page.getByRole('heading', { name: 'Employee Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Manage Employees' }).click();
    await page.waitForURL('**/admin-dashboard/employee*');
  });

  test('a spinner stands upon the skeleton until there is', async () => {
    const { _id } = named('Zoë Marchetti');
    const page = await openOffice(stage, admin, '');
    const release = await hold(page, 'GET', `/employee/single/${_id}`);
    await page.goto(`${stage.url}/admin-dashboard/employee/${_id}`);
    await page.getByRole('progressbar', { name: 'Loading...' }).waitFor();
    release();
    await page.getByRole('heading', { name: 'Zoë Marchetti' }).waitFor();
    await soon(() => page.getByRole('progressbar').count()).toBe(0);
  });
});

test('the tabs are walked with the keyboard, each at its own address', async () => {
  const { _id } = named('Amara Okafor');
  const page = await open(_id);
  const tab = (name: string) => page.getByRole('link', { name, exact: true });
  await tab('Profile').focus();
  for (const [name, heading] of [
    ['Pay', 'Recurring items'],
    ['Account', 'Sign-in'],
  ] as const) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: heading }).waitFor();
    await soon(() => new URL(page.url()).pathname).toBe(
      `/admin-dashboard/employee/${_id}/${name.toLowerCase()}`,
    );
    await soon(() => tab(name).getAttribute('aria-current')).toBe('page');
    await soon(() => tab(name).evaluate((link) => link === document.activeElement)).toBe(true);
    await soon(() => page.title()).toContain(`${name} of Amara Okafor`);
  }
});

describe('the photo', () => {
  const choose = async (
    page: Page,
    name: string,
    file: { name: string; mimeType: string; buffer: Buffer },
  ) => page.getByLabel(`Change photo of ${name}`).setInputFiles(file);
  const png = async () => ({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture('png')),
  });

  test('is changed at once', async () => {
    const { _id, name } = await hired('PH-1');
    const page = await open(_id);
    const shown = page.getByRole('main').getByRole('img', { name: `Photo of ${name}` });
    await soon(() => shown.evaluate((image) => image.tagName)).toBe('SPAN');
    await choose(page, name, await png());
    await page.getByText('Photo changed.').waitFor();
    await page.locator('main img').waitFor();
    await soon(async () => (await stored(_id)).userId.profileImage).toMatch(
      /^\/api\/employee\/image\//,
    );
  });

  test('is refused with what to do', async () => {
    const { _id, name } = await hired('PH-2');
    const page = await open(_id);
    await choose(page, name, {
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no picture'),
    });
    await page.getByText('Please choose a JPEG, PNG, WebP or GIF image.').waitFor();
    await intercept(page, 'PUT', /^\/api\/employee\/image\//, (route) => route.abort());
    await choose(page, name, await png());
    await page.getByText('The photo could not be changed.').waitFor();
    await soon(async () => (await stored(_id)).userId.profileImage).toBeNull();
  });
});
