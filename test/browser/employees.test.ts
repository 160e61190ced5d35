import type { Page } from 'playwright-core';
import { THIS_YEAR } from '../support/calendar.js';
import { form, hire, person } from '../support/cast.js';
import { addWorkPattern, FOUR_DAYS } from '../support/leave-rules-by-calls.js';
import { picture } from '../support/picture.js';
import { setStage } from './stage/browser.js';
import { cells, counted, filterField, rows, selectRows, shows } from './stage/list.js';
import { tooWide } from './stage/looks.js';
import {
  figures,
  clientOf,
  confirmPassword,
  downloaded,
  intercept,
  openOffice,
  unconfirmedClientOf,
} from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
const { body } = await admin.get('/department');
const departments = Object.fromEntries(
  body.departments.map(({ _id, dep_name }: { _id: string; dep_name: string }) => [dep_name, _id]),
);

const open = (path = 'employee', arrange?: (page: Page) => Promise<unknown>) =>
  openOffice(stage, admin, path, { arrange });
const at = (query: Record<string, string>) =>
  `employee?${new URLSearchParams({ page: '1', ...query })}`;

const search = (page: Page) => page.getByPlaceholder('Search by name or department...');

/** The list as the server tells it, changed before it is shown. */
const altered = (page: Page, change: (employee: Record<string, unknown>) => object) =>
  intercept(page, 'GET', '/employee', async (route) => {
    const response = await route.fetch();
    const { employees, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, employees: employees.map(change) } });
  });

test('the list opens with the people who work here, and has those who left behind their number', async () => {
  const page = await open();
  await shows(page, '1–10 of 40');
  await soon(() => counted(page, 'Former or upcoming')).toEqual(['Former 3']);
  await page.getByRole('button', { name: 'Former 3', pressed: false }).click();
  await shows(page, '1–3 of 3');
  await soon(() => figures(page)).toEqual(['40', '6', '3']);
  await page.getByRole('button', { name: 'Former 3', pressed: true }).click();
  await shows(page, '1–10 of 40');
  await search(page).fill('nobody at all');
  await soon(() => counted(page, 'Former or upcoming')).toEqual([]);
});

test('it is narrowed by department, role and status, and the address keeps all of it', async () => {
  const page = await open(at({ filter: '{}' }));
  await (await filterField(page, 'Status')).selectOption('Left');
  await shows(page, '1–3 of 3');
  for (const row of await rows(page).all())
    await soon(() => row.getByText('Left', { exact: true }).isVisible()).toBe(true);
  for (const row of await rows(page).all())
    await soon(() => row.locator('time').innerText()).toMatch(/^\d{2} \w{3} \d{4}$/);
  await page.getByRole('button', { name: 'Former 3', pressed: true }).click();
  await shows(page, '1–10 of 40');
  await soon(() => rows(page).getByText('Left', { exact: true }).count()).toBe(0);

  await page.getByLabel('Department', { exact: true }).selectOption('Finance');
  await rows(page).first().getByText('Finance').waitFor();
  await (await filterField(page, 'Role')).selectOption('Admin');
  await page.getByRole('heading', { name: 'No Employees Found' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'No Employees Found' }).waitFor();
  await page.getByText('Try adjusting your search criteria').waitFor();
  const inForce = JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '') as object;
  expect(inForce).toEqual({ status: 'Active', department: departments.Finance, role: 'admin' });
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await shows(page, '1–10 of 40');
});

test('where one was is found again after looking at somebody, but by the menu the list opens afresh', async () => {
  const page = await open(at({ filter: '{"q":"engineering"}', sort: 'dob', order: 'DESC' }));
  await page.getByRole('button', { name: 'Next page' }).click();
  // The range changes before the rows do.
  await soon(() => rows(page).count()).toBe(2);
  await shows(page, '11–12 of 12');
  const [, , , person = ''] = await cells(rows(page).first());
  await page.getByRole('link', { name: `Edit ${person.split('\n')[0]}` }).click();
  await page.getByRole('heading', { name: /^Edit / }).waitFor();
  await page.goBack();
  await shows(page, '11–12 of 12');
  await soon(() => search(page).inputValue()).toBe('engineering');
  await page.getByRole('link', { name: 'Departments', exact: true }).click();
  await page.getByRole('link', { name: 'Employee', exact: true }).click();
  await shows(page, '1–10 of 40');
  await soon(() => search(page).inputValue()).toBe('');
});

test('missing values are said in words', async () => {
  const page = await open('employee', (opened) => altered(opened, ({ _id }) => ({ _id })));
  const row = rows(page).first();
  await row.getByText('Unknown User', { exact: true }).waitFor();
  await soon(async () => (await cells(row)).slice(3, 6)).toEqual(['Unknown User', 'N/A', 'N/A']);
  await row.getByRole('img', { name: 'Photo of Unknown User' }).waitFor();
});

test('a photo is shown; one that cannot be loaded gives way to the default picture', async () => {
  await admin.post(
    '/employee/add',
    form(
      person({ name: 'Pia Photo', employeeId: 'P-1', department: departments.Sales }),
      await picture('png'),
    ),
  );
  const page = await open(at({ filter: '{"q":"pia photo"}' }));
  const photo = page.getByRole('img', { name: 'Photo of Pia Photo' });
  await page.locator('img').and(photo).waitFor();
  await soon(() =>
    photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)),
  ).toBe(true);

  const without = await open(at({ filter: '{"q":"pia photo"}' }), (opened) =>
    intercept(opened, 'GET', /^\/api\/employee\/image\//, (route) => route.abort()),
  );
  await without.getByRole('img', { name: 'Photo of Pia Photo' }).getByText('PP').waitFor();
});

test('it says when there is nobody yet', async () => {
  const nobody = {
    headers: { 'content-range': 'employees */0' },
    json: {
      success: true,
      employees: [],
      summary: { total: 0, departments: 0, upcoming: 0, left: 0 },
    },
  };
  const page = await open('employee', (opened) =>
    intercept(opened, 'GET', '/employee', (route) => route.fulfill(nobody)),
  );
  await page.getByRole('heading', { name: 'No Employees Found' }).waitFor();
  await page.getByText('Add your first employee to get started').waitFor();
});

test('the file says that people who left are not in it (they were missing without a word)', async () => {
  const client = await clientOf(stage);
  await client.confirm(stage.admin.password);
  const { left, total } = (await admin.get('/employee?range=[0,0]')).body.summary;
  const page = await openOffice(stage, client, 'employee');
  const download = page.waitForEvent('download');
  // Awaited from the start, since it goes by itself.
  const said = page
    .getByText(
      `The file has ${total} people. ${left} people who left are not in it. To include them, choose “Any” as the status under Filters.`,
    )
    .waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([download, said]);
  const lines = (await downloaded(file)).trim().split(/\r?\n/);
  expect(lines.length - 1).toBe(total);
});

test('somebody who left and returns is listed with the date of the return', async () => {
  const { _id } = await hire(admin, {
    name: 'Rhea Returning',
    employeeId: 'P-7',
    department: departments['People & Culture'],
  });
  await admin.put(`/employee/employment/${_id}`, { leftOn: '2020-01-31' });
  await admin.post(`/employee/return/${_id}`, {
    returnDate: `${THIS_YEAR + 1}-03-01`,
  });
  const page = await openOffice(stage, admin, at({ filter: '{"q":"rhea"}' }));
  await page
    .getByRole('row')
    .filter({ hasText: 'Rhea Returning' })
    .getByText(`returns on 01 Mar ${THIS_YEAR + 1}`)
    .waitFor();
});

test('on a phone the rows are cards whose upper part opens the record', async () => {
  await hire(admin, {
    name: 'Maximiliane-Alexandra von und zu Hohenlohe-Langenburg-Schillingsfürst',
    employeeId: 'P-2',
    department: departments['People & Culture'],
  });
  const page = await openOffice(stage, admin, at({ filter: '{"q":"hohenlohe"}' }), {
    viewport: { width: 320, height: 640 },
    hasTouch: true,
  });
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Hohenlohe' });
  await card.getByText('17 May 1990').waitFor();
  await soon(() => tooWide(page)).toBe(0);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const narrowed = page.waitForResponse((response) =>
    response.url().includes(encodeURIComponent('"role":"employee"')),
  );
  await page.getByLabel('Role').selectOption('Employee');
  await page.getByRole('button', { name: 'Filters, 1 applied' }).waitFor();
  await (await narrowed).finished();
  await soon(() => tooWide(page)).toBe(0);
  await page
    .getByRole('main')
    .locator('ul[aria-busy="false"]')
    .filter({ hasText: 'Hohenlohe' })
    .waitFor();
  await card.getByText('17 May 1990').click({ force: true });
  await page.waitForURL(/\/admin-dashboard\/employee\/[0-9a-f-]{36}$/);
});

test('the menu of a row lies over a table that is wider than its sheet', async () => {
  const page = await openOffice(stage, admin, 'employee', {
    viewport: { width: 1000, height: 800 },
  });
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const column of ['Designation', 'Email'])
    await page.getByRole('checkbox', { name: column, exact: true }).check();
  await page.keyboard.press('Escape');
  await soon(() => page.locator('[data-wide]').getAttribute('data-wide')).toBe('true');
  for (const row of [rows(page).first(), rows(page).last()]) {
    const menu = row.getByRole('button', { name: /^More actions for/ });
    await menu.click();
    await row.getByRole('link', { name: /^Leave of/ }).click({ trial: true });
    await page.keyboard.press('Escape');
    await soon(() => menu.evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

test('columns are added on demand, sorted where they can be, and remembered', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const column of ['ID', 'Designation', 'Manager', 'Hire Date', 'Status', 'Email'])
    await page.getByRole('checkbox', { name: column, exact: true }).check();
  await page.keyboard.press('Escape');
  const heads = [
    'S No',
    'Image',
    'Name',
    'Department',
    'DOB',
    'ID',
    'Designation',
    'Manager',
    'Hire Date',
    'Status',
    'Email',
    'Action',
  ];
  await soon(async () => (await page.getByRole('columnheader').allInnerTexts()).slice(1)).toEqual(
    heads,
  );
  for (const [label, field] of Object.entries({
    Department: 'department',
    DOB: 'dob',
    Name: 'name',
    Designation: 'designation',
  })) {
    await page.getByRole('columnheader', { name: label }).getByRole('button').click();
    await page.waitForURL((url) => url.searchParams.get('sort') === field);
  }
  const { employees } = (
    await admin.get('/employee?range=[0,0]&sort=["designation","ASC"]&filter={"status":"Active"}')
  ).body;
  await rows(page)
    .first()
    .getByRole('cell', { name: employees[0].designation, exact: true })
    .waitFor();
  await page.reload();
  await page.getByRole('columnheader', { name: 'Email' }).waitFor();
  // The table is wider than the page now, and its actions stay in view.
  const table = page.getByRole('region', { name: 'Employee' });
  await soon(() => table.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true);
  const leave = await rows(page)
    .first()
    .getByRole('link', { name: /^Leave of/ })
    .boundingBox();
  expect((leave?.x ?? Infinity) + (leave?.width ?? 0)).toBeLessThan(
    page.viewportSize()?.width ?? 0,
  );
});

test('a saved view brings its columns back', async () => {
  const page = await open();
  const heads = () => page.getByRole('columnheader').allInnerTexts();
  const choose = async (column: string) => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: column, exact: true }).click();
    await page.keyboard.press('Escape');
  };
  await choose('Email');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('View name').fill('With addresses');
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.keyboard.press('Escape');
  await choose('Email');
  await soon(heads).not.toContain('Email');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'With addresses', exact: true }).click();
  await soon(heads).toContain('Email');
});

test('on a phone the selection can be cleared', async () => {
  const page = await openOffice(stage, admin, 'employee', {
    viewport: { width: 375, height: 812 },
  });
  await selectRows(page);
  await page.getByRole('main').getByRole('listitem').first().getByRole('checkbox').check();
  const bar = page.getByRole('group', { name: 'Selected people' });
  await bar.getByRole('button', { name: 'Export selected' }).waitFor();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await soon(() => bar.getByRole('button').count()).toBe(0);
});

test('chosen people are changed together, and exported', async () => {
  const names = ['Moses Mover', 'Mona Mover'];
  for (const [index, name] of names.entries())
    await hire(admin, {
      name,
      employeeId: `M-${index}`,
      department: index ? departments.Sales : departments.Finance,
    });
  const page = await openOffice(
    stage,
    await unconfirmedClientOf(stage),
    at({ filter: '{"q":"mover"}', sort: 'name', order: 'ASC' }),
  );
  await page.getByRole('checkbox', { name: 'Select everyone on this page' }).check();
  const bar = page.getByRole('group', { name: 'Selected people' });
  await bar.getByRole('button', { name: 'Invite' }).waitFor();
  await bar.getByRole('button', { name: 'Export selected' }).click();
  const download = page.waitForEvent('download');
  await confirmPassword(page, stage.admin.password);
  const lines = (await downloaded(await download)).trim().split(/\r?\n/);
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(['Mona Mover', 'Moses Mover']);

  await bar.getByRole('button', { name: 'Change…' }).click();
  const change = page.getByRole('dialog', { name: 'Change', exact: true });
  await change.getByRole('button', { name: 'Department', exact: true }).click();
  await change.getByLabel('Department', { exact: true }).selectOption('Engineering');
  await change.getByRole('button', { name: 'Change today' }).click();
  await page.getByText('Change recorded.').waitFor();
  for (const row of await rows(page).all())
    await row.getByRole('cell', { name: 'Engineering', exact: true }).waitFor();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await soon(() => bar.getByRole('button').count()).toBe(0);
});

test('a salary round for everybody takes at most twelve clicks', async () => {
  const page = await openOffice(stage, admin, at({ filter: '{"status":"Active"}' }));
  await page.getByRole('checkbox', { name: 'Select everyone on this page' }).check();
  await page.getByRole('button', { name: /^Select all \d+$/ }).click();
  await page.getByRole('button', { name: 'Salary round…' }).click();
  const round = page.getByRole('dialog', { name: 'Salary round' });
  await round.getByLabel('From').fill(`1 jan ${THIS_YEAR + 1}`);
  await round.getByLabel('Raise in percent').fill('3');
  await round.getByLabel('Round up to').selectOption('10');
  await round.getByLabel(/^At most/).fill('300');
  await round.getByLabel(/^Hired after/).check();
  await round.getByLabel(/^Reason/).fill('Annual review');
  const plan = round.getByRole('button', { name: /^Plan \d+ raises for 01 Jan/ });
  await soon(() => plan.isEnabled()).toBe(true);
  const raises = Number(/\d+/.exec(await plan.innerText())?.[0]);
  await plan.click();
  await page.getByText(`${raises} raises planned.`).waitFor();
  const { body: planned } = await admin.get('/job/planned?range=[0,9]&sort=["recordedAt","DESC"]');
  expect(planned.changes[0]).toMatchObject({ people: raises, reason: 'Annual review' });
});

describe('somebody who starts later', () => {
  const nextYear = THIS_YEAR + 1;

  test('is not among the people who work here, and is found as upcoming with the first day', async () => {
    await admin.post(
      '/employee/add',
      form(
        person({
          employeeId: 'UP-1',
          name: 'Uma Upcoming',
          department: departments.Finance as string,
          hireDate: `${nextYear}-01-03`,
        }),
      ),
    );
    const page = await open('employee');
    await rows(page).first().waitFor();
    await soon(() => rows(page).filter({ hasText: 'Uma Upcoming' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Upcoming 1' }).click();
    const row = rows(page).filter({ hasText: 'Uma Upcoming' });
    await row.getByText('Upcoming', { exact: true }).waitFor();
    await row.getByText(/^starts on 03 Jan \d{4}$/).waitFor();
    await page.getByRole('button', { name: 'Upcoming 1', pressed: true }).waitFor();
    await soon(async () => (await filterField(page, 'Status')).inputValue()).toBe('Upcoming');
    await soon(async () => (await row.boundingBox())?.height).toBeLessThanOrEqual(64);
  });

  test('is offered where a search by name finds nobody', async () => {
    const page = await open();
    await search(page).fill('Uma Upcoming');
    await page
      .getByRole('button', { name: 'Also search people who start later or have left' })
      .click();
    await rows(page).filter({ hasText: 'Uma Upcoming' }).waitFor();
    await soon(() => search(page).inputValue()).toBe('Uma Upcoming');
  });

  test('can have a salary added, and is a choice among balances', async () => {
    const page = await open('salary/add');
    await page.getByRole('combobox', { name: 'Employee', exact: true }).fill('Uma Upcoming');
    await page.getByRole('option').filter({ hasText: 'Uma Upcoming' }).waitFor();
    const balances = await open('leaves/balances');
    await (await filterField(balances, 'Status')).selectOption('Upcoming');
    await soon(() => new URL(balances.url()).searchParams.get('filter')).toContain('Upcoming');
  });
});

test('the working time that most of the department have is proposed to somebody new, unless another is chosen', async () => {
  const { department } = (
    await admin.post('/department/add', { dep_name: 'Harbour', description: 'Ships' })
  ).body;
  const colleague = await hire(admin, { employeeId: 'HB-1', department: department._id });
  const target = await addWorkPattern(admin, 'Tides', FOUR_DAYS);
  await admin.post('/work/assignment/add', {
    holders: [colleague._id],
    subject: 'pattern',
    target,
    from: '2020-01-01',
  });
  const page = await open('add-employee');
  const [ofDepartment, workingTime] = [
    page.getByLabel('Department', { exact: true }),
    page.getByLabel('Working time', { exact: true }),
  ];
  await ofDepartment.selectOption('Harbour');
  await soon(() => workingTime.inputValue()).toBe(target);
  await page.getByText('Proposed: 1 person in Harbour has this.').waitFor();
  await ofDepartment.selectOption('Finance');
  await soon(() => workingTime.inputValue()).toBe('');
  await workingTime.selectOption('Tides');
  await ofDepartment.selectOption('Sales');
  await page.waitForLoadState('networkidle');
  await soon(() => workingTime.inputValue()).toBe(target);
});
