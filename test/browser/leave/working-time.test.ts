import type { Locator, Page } from 'playwright-core';
import type { AssignmentRecord } from '../../../api/contract/working-time/working-time.js';
import { setStage } from '../stage/browser.js';
import { filterField } from '../stage/list.js';
import { brokenWords } from '../stage/looks.js';
import { clientOf, faultAt, hold, intercept, openOffice } from '../stage/office.js';
import { assignPreviewed } from '../stage/previewed.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);

const open = (path = 'working-time', arrange?: (page: Page) => Promise<unknown>) =>
  openOffice(stage, admin, path, { arrange });
const patterns = (page: Page) => page.getByRole('table', { name: 'Working patterns' });
const people = (page: Page) => page.getByRole('table', { name: 'Who works when' });
const rowOf = (table: Locator, name: string) =>
  table.getByRole('row').filter({ has: table.page().getByText(name, { exact: true }) });
const pattern = async (name: string) =>
  (await admin.get('/work/pattern')).body.patterns.find(
    (one: { name: string }) => one.name === name,
  );

test('the lists of the Leave section are reached by tabs; patterns are drawn, and read as words', async () => {
  const page = await open('leaves');
  const tabs = page.getByRole('navigation', { name: 'Leave' });
  await tabs.getByRole('link', { name: 'Working time' }).click();
  await page.getByRole('heading', { level: 1, name: 'Working time' }).waitFor();
  const row = rowOf(patterns(page), 'Four days, Fridays off');
  await row.waitFor();
  await soon(() => row.getByRole('cell').nth(1).innerText()).toContain(
    'Monday, Tuesday, Wednesday, and Thursday',
  );
  await soon(() => row.getByRole('cell').nth(2).innerText()).toBe('30');
  await soon(() => rowOf(patterns(page), 'Full time').getByRole('cell').nth(3).innerText()).toBe(
    'everyone else',
  );
  await tabs.getByRole('link', { name: 'Holidays' }).click();
  await page.getByRole('heading', { level: 1, name: 'Holidays' }).waitFor();
  await soon(() => tabs.locator('[aria-current=page]').innerText()).toBe('Holidays');
  await tabs.getByRole('link', { name: 'Requests' }).click();
  await page.getByRole('heading', { level: 1, name: 'Manage Leaves' }).waitFor();
});

test('a pattern of two weeks is added as a copy, with hours as people write them', async () => {
  const page = await open();
  await rowOf(patterns(page), 'Four days, Fridays off').getByRole('link', { name: 'Copy' }).click();
  // The list has a search by name.
  await page.getByLabel('Name', { exact: true }).fill('full TIME');
  await page.getByRole('button', { name: 'Add pattern' }).click();
  await soon(() => faultAt(page.getByLabel('Name', { exact: true }))).toContain(
    'There is already a working pattern with this name.',
  );
  await page.getByLabel('Name', { exact: true }).fill('Every second Friday');
  await page
    .getByRole('group', { name: 'Repeats every' })
    .getByRole('button', { name: '2 weeks' })
    .click();
  await page.getByLabel('Week 2, Friday, Morning').fill('3,75');
  await page.getByLabel('Week 2, Friday, Afternoon').fill('lots');
  await page.getByRole('button', { name: 'Add pattern' }).click();
  await soon(() => faultAt(page.getByLabel('Week 2, Friday, Afternoon'))).toContain(
    'Enter hours such as 4, 3.75 or 3:45',
  );
  await page.getByLabel('Week 2, Friday, Afternoon').fill('');
  await soon(() => page.getByLabel('Week 2, Friday, Morning').inputValue()).toBe('3:45');
  await page.getByRole('button', { name: 'Add pattern' }).click();
  await page.getByText('Working pattern added.').waitFor();
  await rowOf(patterns(page), 'Every second Friday').getByText('Repeats every 2 weeks').waitFor();
  const { slots } = await pattern('Every second Friday');
  expect(slots).toHaveLength(14);
  expect([slots[4], slots[11]]).toEqual([
    [0, 0],
    [225, 0],
  ]);
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
  await soon(() => row.getByRole('button', { name: 'Assign to everyone' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Who works when' }).click();
  await people(page).getByRole('button', { name: 'Change' }).first().click();
  await soon(() =>
    page.getByRole('dialog').getByLabel('Working time').locator('option').allInnerTexts(),
  ).not.toContain('Former hours');
});

test('ticked people are assigned together, from a date', async () => {
  const page = await open('working-time/people');
  for (const index of [1, 2])
    await people(page).getByRole('row').nth(index).getByRole('checkbox').check();
  const names = await Promise.all(
    [1, 2].map((index) => people(page).getByRole('row').nth(index).getByRole('link').innerText()),
  );
  await page
    .getByRole('group', { name: 'Selected people' })
    .getByRole('button', { name: 'Assign' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Assign to 2 people' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await soon(() => faultAt(dialog.getByLabel('Working time'))).toContain('Please choose');
  await dialog.getByLabel('Working time').selectOption({ label: 'Four days, Fridays off' });
  await dialog.getByLabel('From').fill('1949-12-31');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await soon(() => faultAt(dialog.getByLabel('From'))).toContain('01 Jan 1950');
  await dialog.getByLabel('From').fill('2026-02-02');
  await assignPreviewed(dialog);
  await page.getByText('Assigned to 2 people.').waitFor();
  for (const name of names)
    await rowOf(people(page), name).getByText('since 02 Feb 2026').waitFor();
  await soon(() =>
    page.getByRole('group', { name: 'Selected people' }).getByRole('button').count(),
  ).toBe(0);
  const { body } = await admin.get(
    `/work/assignment?filter=${encodeURIComponent('{"own":"pattern"}')}`,
  );
  expect(body.people.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(names),
  );

  await (await filterField(page, 'Own assignment')).selectOption('pattern');
  await soon(() => people(page).getByRole('row').count()).toBe(body.people.length + 1);
});

test('what is assigned to one person is listed, ended from a day and taken back', async () => {
  const { body } = await admin.get(`/work/assignment?filter=${encodeURIComponent('{"q":"Zoë"}')}`);
  const { _id, name } = body.people[0];
  const { _id: four } = await pattern('Four days, Fridays off');
  await admin.post('/work/assignment/add', {
    holders: [_id],
    subject: 'pattern',
    target: four,
    from: '2026-03-02',
  });
  const assignments = async () =>
    (await admin.get(`/work/assignment/${_id}`)).body.assignments.filter(
      ({ holder, subject }: AssignmentRecord) => holder === _id && subject === 'pattern',
    );
  const before = (await assignments()).length;

  const page = await open('working-time/people');
  await page.getByRole('main').getByRole('searchbox').fill(name);
  await soon(() => people(page).getByRole('row').count()).toBe(2);
  const change = () =>
    people(page)
      .getByRole('button', { name: `Change ${name}` })
      .click();
  await change();
  const dialog = page.getByRole('dialog', { name: `Assignments of ${name}` });
  const history = dialog.getByRole('region', { name: 'Assignments' });
  await history.getByText('since 02 Mar 2026').waitFor();
  await history.getByText(/^Everyone: Full time/).waitFor();
  await history.getByRole('button', { name: 'End' }).click();
  await soon(() => dialog.getByLabel('Working time').inputValue()).toBe('everybody');
  await dialog.getByText('The current assignment ends on the day before.').waitFor();
  await dialog.getByLabel('From').fill('2026-05-04');
  await assignPreviewed(dialog);
  await page.getByText('Assigned to 1 person.').waitFor();
  await soon(assignments).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ from: '2026-05-04', inherit: true }),
      expect.objectContaining({ from: '2026-03-02' }),
    ]),
  );

  await change();
  await history.getByText('02 Mar 2026 to 03 May 2026').waitFor();
  await history.getByRole('button', { name: 'Take back As everyone from 04 May 2026' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Take the assignment back?' });
  await confirmation.getByText(/is removed as if it had never been assigned/).waitFor();
  await confirmation.getByText(/^Balances on .*, before and after\.$/).waitFor();
  await confirmation.getByRole('button', { name: 'Take back' }).click();
  await page.getByText('Assignment taken back.').waitFor();
  await history.getByText('since 02 Mar 2026').waitFor();
  await history
    .getByRole('button', { name: 'Take back Four days, Fridays off from 02 Mar 2026' })
    .click();
  await confirmation.getByRole('button', { name: 'Take back' }).click();
  await soon(async () => (await assignments()).length).toBe(before - 1);
});

test('all who match the filters are assigned at once, also those of other pages', async () => {
  const page = await open('working-time/people');
  const { body } = await admin.get(
    `/work/assignment?range=[0,0]&filter=${encodeURIComponent('{"status":"Active"}')}`,
  );
  const { _id } = (await admin.post('/holiday/add', { name: 'For all' })).body.calendar;
  await people(page).getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('group', { name: 'Selected people' });
  await bar.getByText('10 selected').first().waitFor();
  await bar.getByRole('button', { name: `Select all ${body.summary.total} that match` }).click();
  await bar.getByText(`All ${body.summary.total} that match selected`).first().waitFor();
  await bar.getByRole('button', { name: 'Assign' }).click();
  const dialog = page.getByRole('dialog', { name: `Assign to ${body.summary.total} people` });
  await dialog.getByLabel('What').selectOption({ label: 'Holidays' });
  await dialog.getByLabel('Holidays').selectOption({ label: 'For all' });
  await assignPreviewed(dialog);
  await page.getByText(`Assigned to ${body.summary.total} people.`).waitFor();
  await soon(
    async () =>
      (await admin.get('/holiday')).body.calendars.find((one: { _id: string }) => one._id === _id)
        .people,
  ).toBe(body.summary.total);
});

test('what is loading, and what could not be loaded, is told', async () => {
  let release: (() => void) | undefined;
  const page = await open(
    'working-time',
    async (opened) => (release = await hold(opened, 'GET', '/work/pattern')),
  );
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
  const page = await open('working-time', (opened) =>
    intercept(opened, 'GET', '/work/pattern', (route) =>
      route.fulfill({ json: { success: true, patterns: [] } }),
    ),
  );
  await page.getByRole('heading', { name: 'No working patterns yet' }).waitFor();
  await page.getByText('everyone works Monday to Friday, eight hours a day').waitFor();
});

test('two tabs with addresses of their own: patterns, and who works when', async () => {
  const page = await open('working-time/people');
  await people(page).waitFor();
  const views = page.getByRole('navigation', { name: 'Working time' });
  await soon(() => views.locator('[aria-current=page]').innerText()).toBe('Who works when');
  await soon(() =>
    page.getByRole('navigation', { name: 'Leave' }).locator('[aria-current=page]').innerText(),
  ).toBe('Working time');
  await soon(() => patterns(page).count()).toBe(0);
  await views.getByRole('link', { name: 'Working patterns' }).click();
  await rowOf(patterns(page), 'Full time').waitFor();
});

test('no choice of a working time is there twice, whatever patterns are named', async () => {
  await admin.post('/work/pattern/add', {
    name: 'Monday to Friday',
    slots: [...Array(5).fill([240, 240]), [0, 0], [0, 0]],
  });
  const page = await open('working-time/people');
  await people(page).getByRole('button', { name: 'Change' }).first().click();
  const options = () =>
    page.getByRole('dialog').getByLabel('Working time').locator('option').allInnerTexts();
  await soon(options).toContain('No pattern (Monday to Friday)');
  await soon(
    async () => (await options()).filter((option) => option === 'Monday to Friday').length,
  ).toBe(1);
});

test('from a policy, the list of people holds all of them, and assigns its type', async () => {
  const { policies } = (await admin.get('/leave/policy')).body;
  const { _id, leaveType } = policies[0];
  const page = await open(`leave-policies/${_id}`);
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Working time' }).click();
  await people(page).getByRole('row').nth(1).getByRole('checkbox').check();
  await page
    .getByRole('group', { name: 'Selected people' })
    .getByRole('button', { name: 'Assign' })
    .click();
  await soon(() => page.getByRole('dialog').getByLabel('What').inputValue()).toBe(leaveType._id);
});

test('no word of a table is broken, however narrow the screen', async () => {
  const page = await openOffice(stage, admin, 'working-time/people', {
    viewport: { width: 768, height: 900 },
  });
  await people(page).getByRole('row').nth(1).waitFor();
  await soon(() => brokenWords(people(page))).toEqual([]);
});
