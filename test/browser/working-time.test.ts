import type { Locator, Page } from 'playwright-core';
import type { Client } from '../support/client.js';
import { setStage, type Stage } from './stage/browser.js';
import { clientOf, faultAt, hold, intercept, openOffice } from './stage/office.js';
import { soon } from './stage/soon.js';

let stage: Stage;
let admin: Client;

beforeAll(async () => {
  stage = await setStage();
  admin = await clientOf(stage);
});

const open = (path = 'working-time', arrange?: (page: Page) => Promise<unknown>) => openOffice(stage, admin, path, { arrange });
const patterns = (page: Page) => page.getByRole('table', { name: 'Working patterns' });
const people = (page: Page) => page.getByRole('table', { name: 'Who Works When' });
const rowOf = (table: Locator, name: string) => table.getByRole('row').filter({ has: table.page().getByText(name, { exact: true }) });
const pattern = async (name: string) => (await admin.get('/work/pattern')).body.patterns.find((one: { name: string }) => one.name === name);

test('the lists of the Leave section are reached by tabs', async () => {
  const page = await open('leaves');
  const tabs = page.getByRole('navigation', { name: 'Leave' });
  await tabs.getByRole('link', { name: 'Working Time' }).click();
  await page.getByRole('heading', { level: 1, name: 'Working Time' }).waitFor();
  await tabs.getByRole('link', { name: 'Holidays' }).click();
  await page.getByRole('heading', { level: 1, name: 'Holidays' }).waitFor();
  await soon(() => tabs.locator('[aria-current=page]').innerText()).toBe('Holidays');
  await tabs.getByRole('link', { name: 'Requests' }).click();
  await page.getByRole('heading', { level: 1, name: 'Manage Leaves' }).waitFor();
});

test('patterns are drawn, and read as words', async () => {
  const page = await open();
  const row = rowOf(patterns(page), 'Four days, Fridays off');
  await row.waitFor();
  await soon(() => row.getByRole('cell').nth(1).innerText()).toContain('Monday, Tuesday, Wednesday, and Thursday');
  await soon(() => row.getByRole('cell').nth(2).innerText()).toBe('30');
  await soon(() => rowOf(patterns(page), 'Full time').getByRole('cell').nth(3).innerText()).toBe('everyone else');
});

test('a pattern of two weeks is added as a copy, with hours as people write them', async () => {
  const page = await open();
  await rowOf(patterns(page), 'Four days, Fridays off').getByRole('link', { name: 'Copy' }).click();
  // The list has a search by name.
  await page.getByLabel('Name', { exact: true }).fill('Every second Friday');
  await page.getByRole('group', { name: 'Repeats every' }).getByRole('button', { name: '2 weeks' }).click();
  await page.getByLabel('Week 2, Friday, Morning').fill('3,75');
  await page.getByLabel('Week 2, Friday, Afternoon').fill('lots');
  await page.getByRole('button', { name: 'Add Pattern' }).click();
  await soon(() => faultAt(page.getByLabel('Week 2, Friday, Afternoon'))).toContain('Enter hours such as 4, 3.75 or 3:45');
  await page.getByLabel('Week 2, Friday, Afternoon').fill('');
  await soon(() => page.getByLabel('Week 2, Friday, Morning').inputValue()).toBe('3:45');
  await page.getByRole('button', { name: 'Add Pattern' }).click();
  await page.getByText('Working pattern added.').waitFor();
  await rowOf(patterns(page), 'Every second Friday').getByText('Repeats every 2 weeks').waitFor();
  const { slots } = await pattern('Every second Friday');
  expect(slots).toHaveLength(14);
  expect([slots[4], slots[11]]).toEqual([[0, 0], [225, 0]]);
});

test('a name that is taken is told at the field', async () => {
  const page = await open('add-work-pattern');
  await page.getByLabel('Name').fill('full TIME');
  await page.getByRole('button', { name: 'Add Pattern' }).click();
  await soon(() => faultAt(page.getByLabel('Name'))).toContain('There is already a working pattern with this name.');
});

test('a pattern is renamed and archived, and can then not be assigned', async () => {
  await admin.post('/work/pattern/add', { name: 'Old hours', slots: Array(7).fill([60, 0]) });
  const page = await open();
  await rowOf(patterns(page), 'Old hours').getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit working pattern' });
  await dialog.getByLabel('Name').fill('Former hours');
  await dialog.getByRole('checkbox', { name: 'Archived' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  const row = rowOf(patterns(page), 'Former hours');
  await row.getByText('Archived', { exact: true }).waitFor();
  await soon(() => row.getByRole('button', { name: 'Assign to Everyone' }).count()).toBe(0);
  await people(page).getByRole('button', { name: 'Change' }).first().click();
  await soon(() => page.getByRole('dialog').getByLabel('Working time').locator('option').allInnerTexts()).not.toContain('Former hours');
});

test('ticked people are assigned together, from a date', async () => {
  const page = await open();
  for (const index of [1, 2]) await people(page).getByRole('row').nth(index).getByRole('checkbox').check();
  const names = await Promise.all([1, 2].map((index) => people(page).getByRole('row').nth(index).getByRole('link').innerText()));
  await page.getByRole('group', { name: 'Selected people' }).getByRole('button', { name: 'Assign Working Time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Working time of 2 people' });
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await soon(() => faultAt(dialog.getByLabel('Working time'))).toContain('Please choose');
  await dialog.getByLabel('Working time').selectOption({ label: 'Four days, Fridays off' });
  await dialog.getByLabel('From').fill('1949-12-31');
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await soon(() => faultAt(dialog.getByLabel('From'))).toContain('01 Jan 1950');
  await dialog.getByLabel('From').fill('2026-02-02');
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await page.getByText('Assigned to 2 people.').waitFor();
  for (const name of names) await rowOf(people(page), name).getByText('since 02 Feb 2026').waitFor();
  await soon(() => page.getByRole('group', { name: 'Selected people' }).getByRole('button').count()).toBe(0);
  const { body } = await admin.get(`/work/assignment?filter=${encodeURIComponent('{"own":"pattern"}')}`);
  expect(body.people.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(names));

  await page.getByLabel('Own assignment').selectOption('pattern');
  await soon(() => people(page).getByRole('row').count()).toBe(body.people.length + 1);
});

test('what is loading, and what could not be loaded, is told', async () => {
  let release: (() => void) | undefined;
  const page = await open('working-time', async (opened) => (release = await hold(opened, 'GET', '/work/pattern')));
  await page.getByRole('progressbar', { name: 'Loading...' }).first().waitFor();
  release?.();
  await rowOf(patterns(page), 'Full time').waitFor();
  await page.unrouteAll();
  await intercept(page, 'GET', '/work/pattern', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await rowOf(patterns(page), 'Full time').waitFor();
});

test('without patterns, it says how people work until there is one', async () => {
  const page = await open('working-time', (opened) => intercept(opened, 'GET', '/work/pattern', (route) => route.fulfill({ json: { success: true, patterns: [] } })));
  await page.getByRole('heading', { name: 'No Working Patterns Yet' }).waitFor();
  await page.getByText('everyone works Monday to Friday, eight hours a day').waitFor();
});
