import type { Locator, Page } from 'playwright-core';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { ConfigResponse } from '../../../api/contract/company/company-responses.js';
import type {
  ChartsResponse,
  DashboardResponse,
} from '../../../api/contract/dashboard-responses.js';
import type { EmployeesResponse } from '../../../api/contract/employee/employee-responses.js';
import type { LeaveReturnsResponse } from '../../../api/contract/leave/leave-cost-responses.js';
import type { LeaveResponse } from '../../../api/contract/leave/leave-responses.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { TODAY } from '../../support/calendar.js';
import { setStage, signInAs } from '../stage/browser.js';
import { countNothing } from '../stage/counted-leave.js';
import { tooWide } from '../stage/looks.js';
import { clientOf, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);

async function openDashboard(): Promise<Page> {
  const page = await openOffice(stage, admin, '');
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  return page;
}

/** Keeps what the cards show, and what they say to screen readers, when their figures first appear. */
async function openDashboardMoving(): Promise<Page> {
  const page = await stage.open({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    new MutationObserver((_, observer) => {
      if (textsOf('main dd > .visually-hidden').length < 3) return;
      observer.disconnect();
      Object.assign(window, {
        firstFigures: [textsOf('main dd > [aria-hidden]'), textsOf('main dd > .visually-hidden')],
      });
    }).observe(document, { childList: true, subtree: true });
  });
  await signInAs(page, stage.url, stage.admin);
  await page.waitForFunction(() => 'firstFigures' in window);
  return page;
}

async function leaves(
  filter: object,
  sort: [string, string],
  last: number,
): Promise<LeaveRecord[]> {
  const query = {
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: `[0,${last}]`,
  };
  return (await admin.get(`/leave?${new URLSearchParams(query)}`)).body.leaves;
}

const longestWaiting = () => leaves({ status: 'Pending' }, ['createdAt', 'ASC'], 4);

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** The row of one request: a person may have several. */
const rowOf = (page: Page, { _id }: LeaveRecord) =>
  part(page, 'Waiting for you')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/admin-dashboard/leaves/${_id}"]`) });

async function card(page: Page, label: string, number: number): Promise<void> {
  await page
    .getByRole('main')
    .locator('dl > div')
    .filter({ hasText: label })
    .getByText(numbers.format(number), { exact: true })
    .waitFor();
}

function cells(table: Locator): Promise<string[][]> {
  return table.evaluate((element) =>
    [...(element as HTMLTableElement).rows].map((row) =>
      [...row.cells].map((cell) => cell.textContent ?? ''),
    ),
  );
}

const numbers = new Intl.NumberFormat('en-US');
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const dayAndMonth = (date: string) =>
  utc({ day: '2-digit', month: 'short' }).format(Date.parse(date)).replace('Sept', 'Sep');
const monthAndYear = (month: string) =>
  utc({ month: 'short', year: 'numeric' })
    .format(Date.parse(`${month}-01`))
    .replace('Sept', 'Sep');

test('the cards show the real numbers', async () => {
  const page = await openDashboard();
  const { totalEmployees, totalDep, totalSalaries, leaveSummary } = (
    await admin.get('/dashboard/body')
  ).body as DashboardResponse;
  const payroll = money.format(totalSalaries);
  const main = page.getByRole('main');
  await main.getByText(payroll).first().waitFor();
  const shown = await main.innerText();
  const cards: [string, number | string, string][] = [
    ['Total Employees', totalEmployees, 'Active workforce'],
    ['Total Departments', totalDep, 'Organizational units'],
    ['Monthly Salary', payroll, 'Total payroll'],
    ['Leave Applied', leaveSummary.appliedFor, 'Total requests'],
    ['Leave Approved', leaveSummary.approved, 'Approved requests'],
    ['Leave Pending', leaveSummary.pending, 'Awaiting review'],
    ['Leave Rejected', leaveSummary.rejected, 'Rejected requests'],
  ];
  for (const [label, number, caption] of cards) {
    const card = shown.slice(shown.indexOf(label));
    expect(card.replace(/\s+/g, ' ')).toMatch(
      new RegExp(`^${label}.*?${String(number).replace(/[$.]/g, '\\$&')} ?${caption}`),
    );
  }
});

test('the figures count up, and their accessible text is the final figure at once', async () => {
  const page = await openDashboardMoving();
  const { totalSalaries, totalEmployees } = (await admin.get('/dashboard/body'))
    .body as DashboardResponse;
  const final = money.format(totalSalaries);
  const [counting, accessible] = await page.evaluate(
    () => (window as unknown as { firstFigures: [string[], string[]] }).firstFigures,
  );
  expect(accessible).toEqual(expect.arrayContaining([final, numbers.format(totalEmployees)]));
  expect(counting).not.toContain(final);
  await page.waitForFunction(() => document.querySelectorAll('main dd [aria-hidden]').length === 0);
  await soon(() => page.getByRole('main').locator('dl dd').allInnerTexts()).toEqual(
    expect.arrayContaining([final, numbers.format(totalEmployees)]),
  );
});

test('the totals of leave add up, cancelled requests included', async () => {
  const page = await openDashboard();
  const [first] = (await longestWaiting()) as [LeaveRecord];
  await admin.post(`/leave/withdraw/${first._id}`, { reason: 'Asked twice' });
  const { leaveSummary } = (await admin.get('/dashboard/body')).body as DashboardResponse;
  const { appliedFor, approved, pending, rejected, cancelled } = leaveSummary;
  expect(approved + pending + rejected + cancelled).toBe(appliedFor);
  await page.reload();
  await page
    .getByText(cancelled === 1 ? '1 request was cancelled' : `${cancelled} requests were cancelled`)
    .waitFor();
});

test('the requests that wait longest come first, with how many others are away meanwhile', async () => {
  const page = await openDashboard();
  const waiting = await longestWaiting();
  const rows = part(page, 'Waiting for you')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/admin-dashboard/leaves/"]') });
  await rows
    .nth(waiting.length - 1)
    .getByRole('link', { name: 'View' })
    .waitFor();
  await soon(() => rows.count()).toBe(waiting.length);
  for (const [index, request] of waiting.entries()) {
    const { name } = request.employeeId.userId;
    const { _id: id, dep_name: department } = request.employeeId.department;
    const meanwhile = await leaves(
      { department: id, status: 'Approved', from: request.startDate, to: request.endDate },
      ['id', 'ASC'],
      99,
    );
    const others = new Set(meanwhile.map(({ employeeId }) => employeeId._id)).size;
    const year = request.endDate.slice(0, 4);
    const otherYear = year === TODAY.slice(0, 4) ? '' : ` ${year}`;
    const shown = async () => (await rows.nth(index).innerText()).replace(/[\s\u2060]+/g, ' ');
    await soon(shown).toMatch(
      new RegExp(
        `^(\\S+ )?${name} .*ago ${request.leaveType}, [^,]* [A-Z][a-z]+${otherYear}, ${request.days} days?\\b`,
      ),
    );
    if (others === 0) await soon(shown).not.toContain('away then');
    else
      await soon(shown).toContain(
        others === 1
          ? `1 other person in ${department} is away then`
          : `${others} other people in ${department} are away then`,
      );
    await soon(() =>
      rows
        .nth(index)
        .getByRole('link', { name: `View ${name}` })
        .getAttribute('href'),
    ).toBe(`/admin-dashboard/leaves/${request._id}`);
  }
});

test('a request is approved in its row, with a note, and every number follows', async () => {
  const page = await openDashboard();
  const [first] = (await longestWaiting()) as [LeaveRecord];
  const { leaveSummary: before } = (await admin.get('/dashboard/body')).body as DashboardResponse;
  const { name } = first.employeeId.userId;
  const waiting = part(page, 'Waiting for you');
  await soon(() =>
    waiting.getByRole('link', { name: `All ${before.pending} pending` }).getAttribute('href'),
  ).toContain(encodeURIComponent('"Pending"'));

  const row = rowOf(page, first);
  await row.getByRole('button', { name: `More actions for ${name}` }).click();
  await row.getByRole('button', { name: `Approve the leave of ${name} with a note` }).click();
  await waiting.getByLabel(`Note to ${name}`).fill('Enjoy it!');
  await waiting
    .getByRole('button', {
      name: first.days === 1 ? 'Approve 1 day' : `Approve ${first.days} days`,
      exact: true,
    })
    .click();

  await page.getByText(`Leave of ${name} approved`).waitFor();
  await rowOf(page, first)
    .getByRole('button', { name: `Undo ${name}` })
    .waitFor();
  await waiting.getByRole('link', { name: `All ${before.pending - 1} pending` }).waitFor();
  await card(page, 'Leave Approved', before.approved + 1);
  await card(page, 'Leave Pending', before.pending - 1);
  const { leave } = (await admin.get(`/leave/detail/${first._id}`)).body as LeaveResponse;
  expect(leave).toMatchObject({ status: 'Approved', note: 'Enjoy it!' });
});

test('a request is rejected without a note; one that is left alone keeps the focus where it was', async () => {
  const page = await openDashboard();
  const [first] = (await longestWaiting()) as [LeaveRecord];
  const { name } = first.employeeId.userId;
  const reject = rowOf(page, first).getByRole('button', { name: `Reject ${name}` });
  const waiting = part(page, 'Waiting for you');

  await reject.click();
  await waiting.getByRole('button', { name: 'Cancel' }).click();
  await soon(() => reject.evaluate((button) => button === document.activeElement)).toBe(true);

  await reject.click();
  await waiting
    .getByRole('button', {
      name: first.days === 1 ? 'Reject 1 day' : `Reject ${first.days} days`,
      exact: true,
    })
    .click();
  await page.getByText(`Leave of ${name} rejected`).waitFor();
  await rowOf(page, first)
    .getByRole('button', { name: `Undo ${name}` })
    .waitFor();
  const { leave } = (await admin.get(`/leave/detail/${first._id}`)).body as LeaveResponse;
  expect(leave).toMatchObject({ status: 'Rejected', note: null });
});

test('a request that somebody else has decided meanwhile goes, and the server says why', async () => {
  const page = await openDashboard();
  const [first] = (await longestWaiting()) as [LeaveRecord];
  const { name } = first.employeeId.userId;
  const approve = rowOf(page, first).getByRole('button', { name: `Approve ${name}` });
  await approve.waitFor();
  await admin.put(`/leave/${first._id}`, { status: 'Rejected' });
  const refusal = page.waitForResponse((response) => response.status() === 409);
  await approve.click();
  const { error } = (await (await refusal).json()) as { error: string };
  await page.getByText(error).waitFor();
  await rowOf(page, first).waitFor({ state: 'detached' });
});

test('people with approved leave are away today, in the order of their return', async () => {
  const page = await openDashboard();
  const until = addDays(TODAY, 1);
  const busy = new Set(
    (await leaves({ from: TODAY, to: until }, ['id', 'ASC'], 99)).map(
      ({ employeeId }) => employeeId._id,
    ),
  );
  const { employees } = (await admin.get('/employee?fields=[]')).body as EmployeesResponse;
  const free = employees.find(({ _id, status }) => status === 'Active' && !busy.has(_id));
  const asked = {
    userId: free?._id,
    leaveType: 'Sick Leave',
    startDate: TODAY,
    endDate: until,
    reason: 'Fever',
  };
  const { leave } = (await admin.post('/leave/add', asked)).body as LeaveResponse;
  await admin.put(`/leave/${leave._id}`, { status: 'Approved' });

  await page.reload();
  const away = part(page, 'Away today');
  const row = away.getByRole('listitem').filter({ hasText: leave.employeeId.userId.name });
  const { returns } = (await admin.get(`/leave/returns?ids=${leave._id}`))
    .body as LeaveReturnsResponse;
  await row.getByText(`back ${dayAndMonth(String(returns[0]?.on))}`).waitFor();
  const absences = await leaves(
    { status: 'Approved', from: TODAY, to: TODAY },
    ['endDate', 'ASC'],
    6,
  );
  await soon(() =>
    away.getByRole('list').first().getByRole('listitem').getByRole('link').allInnerTexts(),
  ).toEqual(absences.map(({ employeeId }) => employeeId.userId.name));
});

test('the charts have tables with the numbers of the server', async () => {
  const page = await openDashboard();
  const { headcount, leave, payroll } = (await admin.get('/dashboard/charts'))
    .body as ChartsResponse;
  const table = (name: string) => page.getByRole('table', { name });
  await table('Payroll by month').waitFor({ state: 'attached' });
  await soon(() => cells(table('Headcount by department'))).toEqual([
    ['Department', 'Employees'],
    ...headcount.map(({ department, employees }) => [department, numbers.format(employees)]),
  ]);
  await soon(() => cells(table('Leave by month'))).toEqual([
    ['Month', 'Approved', 'Pending', 'Rejected'],
    ...leave.map(({ month, approved, pending, rejected }) => [
      monthAndYear(month),
      ...[approved, pending, rejected].map((number) => numbers.format(number)),
    ]),
  ]);
  await soon(() => cells(table('Payroll by month'))).toEqual([
    ['Month', 'Net salary'],
    ...payroll.map(({ month, total }) => [monthAndYear(month), money.format(total)]),
  ]);
});

test('without waiting requests and absences it says so', async () => {
  const page = await stage.open();
  await page.route('**/api/leave?*', (route) =>
    route.fulfill({
      json: { success: true, leaves: [] },
      headers: { 'content-range': 'leaves */0' },
    }),
  );
  await signInAs(page, stage.url, stage.admin);
  await part(page, 'Waiting for you')
    .getByText('No requests are waiting for a decision.')
    .waitFor();
  await part(page, 'Away today').getByText('No one is away today.').waitFor();
});

test('a part that fails leaves the others standing and can be tried again', async () => {
  const page = await stage.open();
  await page.route('**/api/dashboard/charts', (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'The reason' } }),
  );
  await signInAs(page, stage.url, stage.admin);
  const charts = part(page, 'Charts');
  await charts.getByText('Something went wrong').waitFor();
  await charts.getByText('The reason').waitFor();
  await page.getByText('Awaiting review').waitFor();
  await part(page, 'Waiting for you').getByRole('listitem').first().waitFor();

  await page.unroute('**/api/dashboard/charts');
  await charts.getByRole('button', { name: 'Try again' }).click();
  await part(page, 'Headcount by department').waitFor();
});

test('the sidebar has the six links and the version, and becomes a drawer on a phone', async () => {
  const page = await openDashboard();
  const links = ['Dashboard', 'Employee', 'Departments', 'Leave', 'Salary', 'Setting'];
  for (const name of links)
    await soon(() => page.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
  const { version } = (await admin.get('/config')).body as ConfigResponse;
  await soon(() => page.getByText(`Version ${version}`).isVisible()).toBe(true);

  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('link', { name: 'Departments', exact: true }).waitFor({ state: 'hidden' });
  await soon(() => tooWide(page)).toBe(0);
});

test('the theme follows the system until one is chosen, and the choice is kept', async () => {
  const page = await stage.open({ colorScheme: 'dark' });
  await signInAs(page, stage.url, stage.admin);
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await soon(() => theme()).toBe('dark');
  await page.getByRole('button', { name: /theme/i }).click();
  await soon(() => theme()).toBe('light');
  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  await soon(() => theme()).toBe('light');
});

test('nothing is blocked by the page’s own security policy, and nothing is asked of other hosts', async () => {
  const page = await stage.open();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on(
    'request',
    (request) =>
      !request.url().startsWith(stage.url) &&
      !/^(data|blob):/.test(request.url()) &&
      complaints.push(request.url()),
  );
  await signInAs(page, stage.url, stage.admin);
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  await page.getByRole('table', { name: 'Payroll by month' }).waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
});
