import type { Page } from 'playwright-core';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { picture } from '../../support/picture.js';
import { setStage } from '../stage/browser.js';
import { NOBODY, somebody } from '../stage/leave-team.js';
import { clientOf, faultAt, intercept, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);

const facts = async (page: Page) =>
  Object.fromEntries(
    (await page.getByRole('main').locator('dl > div').allInnerTexts()).map((fact) =>
      fact.split(/\s*\n\s*/),
    ),
  );
const stored = async ({ _id }: EmployeeRecord): Promise<EmployeeRecord> =>
  (await admin.get(`/employee/single/${_id}`)).body.employee;
const notFound = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Employee Not Found' }).waitFor();

test('the profile shows one’s employment first, then who one is', async () => {
  const { person, client } = await somebody(admin, 'Harbour', 'Hanne Quay');
  await admin.put(`/employee/employment/${person._id}`, {
    hireDate: '2022-03-01',
    manager: { name: 'Rune Dock' },
    leftOn: null,
  });
  const page = await openPortal(stage, client, `profile/${client.user._id}`);
  await page.getByRole('heading', { level: 1, name: 'Hanne Quay' }).waitFor();
  await page.getByRole('main').getByText('Harbour-1', { exact: true }).waitFor();
  await page.getByRole('main').getByText('Active Employee', { exact: true }).waitFor();
  await soon(async () => Object.entries(await facts(page))).toEqual([
    ['Designation', person.designation],
    ['Manager', 'Rune Dock'],
    ['Hire Date', '01 Mar 2022'],
    ['Department', 'Harbour'],
    ['Date of Birth', '17 May 1990'],
    ['Gender', 'Other'],
    ['Marital Status', 'Single'],
    ['Email', person.email],
  ]);
  await page.goto(`${stage.url}/employee-dashboard/profile/${person._id}`);
  await page.getByLabel('Phone').waitFor();
});

test('a fault of a field stands at the field', async () => {
  const { client } = await somebody(admin, 'Locks', 'Lone Sluice');
  const page = await openPortal(stage, client, `profile/${client.user._id}`, {
    arrange: (page) =>
      intercept(page, 'PUT', '/profile/contact', (route) =>
        route.fulfill({
          status: 400,
          json: { success: false, error: 'No', errors: { phone: 'This is no number.' } },
        }),
      ),
  });
  await page.getByLabel('Phone').fill('+47 22 12 34 56');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await soon(() => faultAt(page.getByLabel('Phone'))).toContain('This is no number.');
});

test('a phone that was stored before its format was checked does not keep the address from being saved', async () => {
  const { person, client } = await somebody(admin, 'Weirs', 'Lotte Weir');
  const sent: object[] = [];
  const page = await openPortal(stage, client, `profile/${client.user._id}`, {
    arrange: async (page) => {
      await intercept(page, 'GET', /^\/api\/employee\/[^/]+\/[^/]+$/, async (route) => {
        const { employee, ...rest } = await (await route.fetch()).json();
        await route.fulfill({ json: { ...rest, employee: { ...employee, phone: 'abc' } } });
      });
      await intercept(page, 'PUT', '/profile/contact', async (route) => {
        sent.push(route.request().postDataJSON());
        await route.fulfill({ json: { success: true, employee: person } });
      });
    },
  });
  await soon(() => page.getByLabel('Phone').inputValue()).toBe('abc');
  await page.getByLabel('Address', { exact: true }).fill('Storgata 1');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await soon(() => sent).toEqual([
    { phone: 'abc', address: 'Storgata 1', emergencyContact: null, celebrate: false },
  ]);
});

test('one’s photo is changed by oneself, and seen at once, above as well', async () => {
  const { person, client } = await somebody(admin, 'Lamps', 'Lia Wick');
  const page = await openPortal(stage, client, `profile/${client.user._id}`);
  await page.getByLabel('Change photo').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await page.getByText('Please choose a JPEG, PNG, WebP or GIF image.').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByLabel('Change photo').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture('png')),
  });
  await page.getByText('Photo changed').waitFor();
  await page.locator('main img').waitFor();
  await page.locator('header button img').waitFor();
  await soon(async () => (await stored(person)).userId.profileImage).not.toBeNull();
});

test('an admin sees somebody’s without editing it; the badge tells the truth', async () => {
  const { person, client } = await somebody(admin, 'Ropes', 'Rolf Knot');
  await client.put('/profile/contact', { phone: '+45 555 0103' });
  const page = await openPortal(stage, admin, `profile/${person._id}`);
  await page.getByRole('main').getByText('Active Employee').waitFor();
  await soon(() => facts(page)).toMatchObject({
    Phone: '+45 555 0103',
    Address: 'N/A',
    'Emergency Contact': 'N/A',
    Email: person.email,
  });
  await soon(() => page.getByRole('main').locator('input, textarea, button').count()).toBe(0);

  const [left] = (await admin.get('/employee?fields=[]&filter={"status":"Left"}')).body
    .employees as EmployeeRecord[];
  await page.goto(`${stage.url}/employee-dashboard/profile/${left?._id}`);
  await page.getByRole('main').getByText('Left', { exact: true }).waitFor();
  await soon(() => page.getByText('Active Employee').count()).toBe(0);
});

describe('Employee Not Found', () => {
  test('answers an admin under an id of nobody, and without an employee record', async () => {
    for (const id of ['not-an-id', NOBODY, admin.user._id])
      await notFound(await openPortal(stage, admin, `profile/${id}`));
  });

  test('answers an employee under any id but their own', async () => {
    const { client } = await somebody(admin, 'Sails', 'Siv Jib');
    const { person: other } = await somebody(admin, 'Masts', 'Mads Spar');
    for (const id of ['not-an-id', other._id])
      await notFound(await openPortal(stage, client, `profile/${id}`));
  });
});
