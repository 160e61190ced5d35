import type { Page } from 'playwright-core';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { requestLeave } from '../../support/cast.js';
import { setStage } from '../stage/browser.js';
import { countNothing } from '../stage/counted-leave.js';
import { ask, decide, NOBODY, team, TODAY } from '../stage/leave-team.js';
import {
  chips,
  counted,
  filterField,
  filterIn,
  listAt,
  rowOf,
  rows,
  shows,
} from '../stage/list.js';
import { clientOf, intercept, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);

const open = (path = 'leaves', arrange?: (page: Page) => Promise<unknown>) =>
  openOffice(stage, admin, path, { arrange });
const openFiltered = (filter: object) => open(listAt('leaves', filter));
const search = (page: Page) => page.getByPlaceholder('Search by name, ID or department...');

describe('the list of all leave', () => {
  test('has the words of the specification, and counts as the server does', async () => {
    const page = await open();
    await page.getByRole('heading', { name: 'Manage Leaves' }).waitFor();
    await page.getByRole('columnheader', { name: 'S.No' }).waitFor();
    await soon(async () => (await page.getByRole('columnheader').allInnerTexts()).slice(1)).toEqual(
      ['S.No', 'Emp ID', 'Name', 'Leave Type', 'Department', 'Days', 'Status', 'Action'],
    );
    const { total, pending, approved, rejected, cancelled } = (
      await admin.get('/leave?range=[0,0]')
    ).body.summary;
    await soon(() => counted(page, 'Status')).toEqual([
      `All ${total}`,
      `Pending ${pending}`,
      `Approved ${approved}`,
      `Rejected ${rejected}`,
      `Cancelled ${cancelled}`,
    ]);
    expect(pending + approved + rejected + cancelled).toBe(total);
    await shows(page, `1–10 of ${total}`);
  });

  test('counts the days from the first to the last, both included', async () => {
    const [ada] = await team(admin, 'Cartography', 'Ada Quill');
    await ask(admin, ada, 10, 5);
    const page = await openFiltered({ q: 'Ada Quill' });
    await rowOf(page, 'Ada Quill').waitFor();
    const texts = await rowOf(page, 'Ada Quill').getByRole('cell').allInnerTexts();
    expect(texts.slice(1, 6)).toEqual([
      '1',
      'Cartography-1',
      'Ada Quill',
      expect.stringMatching(/^Annual Leave\s/),
      'Cartography',
    ]);
    expect(texts.slice(6, 8)).toEqual(['5', 'Pending']);
    await soon(() => page.getByRole('link', { name: 'View Ada Quill' }).innerText()).toMatch(
      /^View/,
    );
  });

  test('is narrowed by status, which stands in the address', async () => {
    const page = await open();
    for (const status of ['Pending', 'Approved', 'Rejected']) {
      await page.getByRole('button', { name: new RegExp(`^${status} \\d`) }).click();
      await page.waitForURL((url) => url.search.includes(status));
      await soon(() => filterIn(page)).toEqual({ status });
      const { total } = (await admin.get(`/leave?range=[0,9]&filter=${JSON.stringify({ status })}`))
        .body.summary;
      expect(total).toBeGreaterThan(0);
      await page.locator('tbody').waitFor();
      await page.waitForFunction(
        (wanted) =>
          [...document.querySelectorAll('tbody tr td:nth-last-child(2)')].every(
            (cell) => cell.textContent === wanted,
          ),
        status,
      );
      await page
        .getByRole('button', { name: new RegExp(`^${status} \\d`), pressed: true })
        .waitFor();
    }
    await page.getByRole('button', { name: /^All \d/ }).click();
    await page.waitForURL((url) => !url.search.includes('status'));
    await page.getByRole('button', { name: /^All \d/, pressed: true }).waitFor();
  });

  test('is narrowed to what was cancelled', async () => {
    const [ada] = await team(admin, 'Ceramics', 'Ada Glaze');
    const { _id } = await ask(admin, ada, 5, 1);
    await admin.post(`/leave/withdraw/${_id}`, { reason: 'Asked by mistake' });
    const page = await open();
    await page.getByRole('button', { name: 'Cancelled', pressed: false }).click();
    await page.waitForURL((url) => url.search.includes('Cancelled'));
    await rowOf(page, 'Ada Glaze').getByText('Cancelled').waitFor();
    await page.getByRole('button', { name: 'Cancelled', pressed: true }).waitFor();
  });

  test('counts at its statuses what the search and the other filters leave', async () => {
    const [elsa, finn] = await team(admin, 'Glaciology', 'Elsa Floe', 'Finn Berg');
    await ask(admin, elsa, 30, 2);
    await decide(admin, (await ask(admin, finn, 30, 2))._id, 'Approved');
    const page = await openFiltered({ q: 'Glaciology', status: 'Approved' });
    await shows(page, '1–1 of 1');
    await soon(() => counted(page, 'Status')).toEqual([
      'All 2',
      'Pending 1',
      'Approved 1',
      'Rejected 0',
      'Cancelled 0',
    ]);
  });

  test('is searched, and narrowed by type, department and days', async () => {
    const [carla] = await team(admin, 'Meteorology', 'Carla Haze');
    await ask(admin, carla, 30, 2, { leaveType: 'Casual Leave' });
    await ask(admin, carla, 60, 2, { leaveType: 'Sick Leave' });
    const page = await open();
    await search(page).fill('METEOROL');
    await shows(page, '1–2 of 2');
    await (await filterField(page, 'Leave Type')).selectOption('Sick Leave');
    await shows(page, '1–1 of 1');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText(/^1–10 of \d{2,}$/).waitFor();
    await (await filterField(page, 'Department')).selectOption({ label: 'Meteorology' });
    await shows(page, '1–2 of 2');
    await (await filterField(page, 'From')).fill(addDays(TODAY, 40));
    await shows(page, '1–1 of 1');
    await rows(page)
      .first()
      .getByRole('cell', { name: /^Sick Leave/ })
      .waitFor();
    await (await filterField(page, 'To')).fill(addDays(TODAY, 50));
    await page.getByRole('heading', { name: 'No Leave Requests Found' }).waitFor();
    await soon(() => filterIn(page)).toEqual({
      department: carla?.department._id,
      from: addDays(TODAY, 40),
      to: addDays(TODAY, 50),
    });
  });

  test('shows what narrows it as chips beneath one button, which take it back alone or all together', async () => {
    const page = await open();
    await (await filterField(page, 'Leave Type')).selectOption('Sick Leave');
    await (await filterField(page, 'From')).fill('2026-02-01');
    await soon(() => chips(page).allInnerTexts()).toEqual([
      expect.stringContaining('Leave Type: Sick Leave'),
      expect.stringContaining('From: 01 Feb 2026'),
    ]);
    await page.reload();
    await soon(() => chips(page).count()).toBe(2);
    await page.getByRole('button', { name: 'Filters, 2 applied', expanded: false }).waitFor();
    await chips(page).first().click();
    await soon(() => filterIn(page)).toEqual({ from: '2026-02-01' });
    await page.getByRole('button', { name: /^Approved \d/ }).click();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await soon(() => filterIn(page)).toEqual({});
    await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Filters');
  });

  test('has everything cleared by Clear among the filters, the search and a status alone, too', async () => {
    const page = await open();
    const clear = page.getByRole('button', { name: 'Clear filters' });
    await page.getByRole('searchbox').fill('zoe');
    await page.getByRole('button', { name: /^Approved \d/ }).click();
    await soon(() => filterIn(page)).toEqual({ q: 'zoe', status: 'Approved' });
    await page.getByRole('button', { name: 'Filters' }).click();
    await clear.click();
    await soon(() => filterIn(page)).toEqual({});
    await soon(() => page.getByRole('searchbox').inputValue()).toBe('');
    await clear.waitFor({ state: 'detached' });
  });

  test('is narrowed to what lies after the last day of somebody who leaves', async () => {
    const [cleo] = await team(admin, 'Departures', 'Cleo Gate');
    await ask(admin, cleo, 10, 1);
    await ask(admin, cleo, 40, 2);
    await admin.put(`/employee/employment/${cleo?._id}`, { leftOn: addDays(TODAY, 20) });
    const page = await open();
    await (await filterField(page, 'Department')).selectOption({ label: 'Departures' });
    await shows(page, '1–2 of 2');
    await (await filterField(page, 'Employment')).selectOption('After the last day');
    await shows(page, '1–1 of 1');
  });

  test('is sorted by its columns', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByLabel('Dates').check();
    await page.getByRole('button', { name: 'Columns' }).click();
    const columns = {
      'Emp ID': 'employeeId',
      Name: 'name',
      'Leave Type': 'leaveType',
      Department: 'department',
      Dates: 'startDate',
      Days: 'days',
      Status: 'status',
    };
    for (const [column, field] of Object.entries(columns)) {
      await page.getByRole('columnheader', { name: column }).getByRole('button').click();
      await page.waitForURL((url) => url.searchParams.get('sort') === field);
    }
  });

  test('takes a request without a status for a pending one', async () => {
    const page = await open('leaves', (opened) =>
      intercept(opened, 'GET', '/leave', async (route) => {
        const response = await route.fetch();
        const { leaves, ...rest } = await response.json();
        await route.fulfill({
          response,
          json: {
            ...rest,
            leaves: leaves.map((leave: LeaveRecord) => ({ ...leave, status: undefined })),
          },
        });
      }),
    );
    await rows(page).first().getByText('Pending', { exact: true }).waitFor();
    await soon(() => rows(page).getByRole('checkbox').count()).toBe(10);
  });
});

test('the dates of a request stand beneath its type, and in the card of a phone', async () => {
  const [ida] = await team(admin, 'Pottery', 'Ida Clay');
  await requestLeave(admin, String(ida?._id), '2027-06-28', '2027-07-02');
  await requestLeave(admin, String(ida?._id), '2027-08-09', '2027-08-09');
  const filtered = listAt('leaves', { q: 'Ida Clay' }, { sort: 'startDate', order: 'ASC' });
  const page = await open(filtered);
  await shows(page, '1–2 of 2');
  for (const [index, dates] of ['28 Jun – 02 Jul 2027', '09 Aug 2027'].entries())
    await rows(page).nth(index).getByText(dates, { exact: true }).waitFor();
  const phone = await openOffice(stage, admin, filtered, { viewport: { width: 375, height: 812 } });
  await phone
    .getByRole('listitem')
    .filter({ hasText: 'Ida Clay' })
    .getByText(/^Annual Leave, 28 Jun – 02 Jul 2027$/)
    .waitFor();
});

describe('the leave of one employee', () => {
  const rowCount = (page: Page, count: number) => shows(page, `1–${count} of ${count}`);
  const searchOwn = (page: Page) => page.getByPlaceholder('Search by type, reason or status...');

  test('is narrowed to what was cancelled', async () => {
    const [otto] = await team(admin, 'Beacon', 'Otto Lamp');
    await ask(admin, otto, 70, 1);
    const { _id } = await ask(admin, otto, 80, 1);
    await admin.post(`/leave/withdraw/${_id}`, { reason: 'Not needed' });
    const page = await open(`employee/leaves/${otto?._id}`);
    await rowCount(page, 2);
    await page
      .getByRole('group', { name: 'Status' })
      .getByRole('button', { name: 'Cancelled' })
      .click();
    await rowCount(page, 1);
  });

  test('has the words of the specification, and leads to each request', async () => {
    const [abel] = await team(admin, 'Harbour', 'Abel Pier');
    const approved = await ask(admin, abel, 50, 2, { leaveType: 'Sick Leave', reason: 'Seasick' });
    await decide(admin, approved._id, 'Approved');
    await ask(admin, abel, 60, 2, { reason: 'Sailing' });
    const page = await open(`employee/leaves/${abel?._id}`);
    await page.getByRole('heading', { name: 'My Leave Requests' }).waitFor();
    await page.getByRole('main').getByText('Abel Pier').waitFor();
    await rowCount(page, 2);
    await soon(() => page.getByRole('columnheader').allInnerTexts()).toEqual([
      '#',
      'Leave Type',
      'From Date',
      'To Date',
      'Description',
      'Status',
    ]);
    await soon(() => counted(page, 'Status')).toEqual([
      'Total 2',
      'Pending 1',
      'Approved 1',
      'Rejected 0',
    ]);
    await soon(() => page.getByText('Request Leave', { exact: true }).count()).toBe(0);
    await rows(page).first().getByText('Sailing').waitFor();

    for (const words of ['sick l', 'SEASICK', 'approv']) {
      await searchOwn(page).fill(words);
      await rowCount(page, 1);
      await rows(page).first().getByText('Seasick').waitFor();
      await searchOwn(page).fill('');
      await rowCount(page, 2);
    }
    await page.getByRole('link', { name: /^Sick Leave/ }).click();
    await page.waitForURL(`**/leaves/${approved._id}`);
    await page.getByRole('heading', { level: 1, name: 'Abel Pier' }).waitFor();
  });

  test('‘My Leave Requests’ for HR: the name stands beside the title and leads to the person, and each row opens its request', async () => {
    const [cora] = await team(admin, 'Pontoon', 'Cora Quay');
    const requests = [
      await ask(admin, cora, 50, 2, { reason: 'Sailing' }),
      await ask(admin, cora, 60, 2, { reason: 'Rowing' }),
    ];
    const page = await open(`employee/leaves/${cora?._id}`);
    const title = page.getByRole('heading', { level: 1, name: 'My Leave Requests' });
    const name = page.getByRole('main').getByRole('link', { name: 'Cora Quay', exact: true });
    await rowCount(page, 2);
    const beside = async () => {
      const [first, second] = [await title.boundingBox(), await name.boundingBox()];
      return first && second && [second.x > first.x + first.width, second.y - first.y];
    };
    await soon(beside).toEqual([true, 0]);
    for (const [index, reason] of ['Sailing', 'Rowing'].entries()) {
      await rows(page).filter({ hasText: reason }).click();
      await page.waitForURL(`**/leaves/${requests[index]?._id}`);
      await page.goBack();
      await rowCount(page, 2);
    }
    await name.click();
    await page.waitForURL(`**/employee/${cora?._id}`);
  });

  test('looking at somebody’s leave is not told as opening their salary', async () => {
    const [dora] = await team(admin, 'Jetty', 'Dora Bollard');
    const page = await open(`employee/leaves/${dora?._id}`);
    await page.getByRole('main').getByText('Dora Bollard').waitFor();
    const reads = (await admin.get(`/employee/single/${dora?._id}?fields=[]`)).body.employee;
    expect(reads).toMatchObject({ name: 'Dora Bollard' });
    expect(reads).not.toHaveProperty('salary');
    const { accesses } = (await admin.get(`/salary/pay-access/${dora?._id}`)).body;
    expect(accesses.filter(({ where }: { where: string }) => where === 'details')).toEqual([]);
  });

  test('may be empty', async () => {
    const [beda] = await team(admin, 'Lighthouse', 'Beda Beam');
    const page = await open(`employee/leaves/${beda?._id}`);
    await page.getByRole('heading', { name: 'No Leave Requests Found' }).waitFor();
    await page.getByText('There are no records to display').waitFor();
    await soon(() => page.getByRole('search').count()).toBe(0);
  });

  test('has nobody under the id of nobody', async () => {
    const page = await open(`employee/leaves/${NOBODY}`);
    await page.getByRole('heading', { name: 'Employee Not Found' }).waitFor();
  });
});
