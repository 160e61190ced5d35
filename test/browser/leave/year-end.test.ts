import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { YearEndRecord } from '../../../api/contract/leave/leave-year-end.js';
import { inField, THIS_YEAR, TODAY } from '../../support/calendar.js';
import { setStage } from '../stage/browser.js';
import {
  clientOf,
  confirmPassword,
  downloaded,
  faultAt,
  openOffice,
  unconfirmedClientOf,
} from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);

const yearEnd = async (year?: number): Promise<YearEndRecord> =>
  (
    await admin.get(
      `/leave/year-end?${new URLSearchParams({ leaveType: 'Annual Leave', ...(year && { year: String(year) }) })}`,
    )
  ).body.yearEnd;
const running = Number(String(THIS_YEAR));

test('a running year shows what would carry over and expire, in all and by person, and cannot be closed yet', async () => {
  const client = await clientOf(stage);
  await client.confirm(stage.admin.password);
  const page = await openOffice(stage, client, 'year-end');
  await page.getByLabel('Leave year', { exact: true }).selectOption(String(running));
  const totals = page.getByRole('region', { name: 'Totals' });
  await totals.getByText(`days left on 31 Dec ${running}`).waitFor();
  const { perPolicy } = await yearEnd(running);
  const [policy] = perPolicy;
  await totals.getByText(`for ${policy?.people} people`).waitFor();
  // One policy has the figures of the totals.
  await soon(() => page.getByRole('table', { name: 'By policy' }).count()).toBe(0);
  await page.getByText(`Possible from 01 Jan ${running + 1}`).waitFor();
  await soon(() =>
    page.getByRole('button', { name: `Close ${running}` }).getAttribute('aria-disabled'),
  ).toBe('true');

  const people = page.getByRole('table', { name: 'People at the year end' });
  await people.getByRole('row').nth(1).waitFor();
  // Nobody has anything to settle, so there is nothing to do in a row.
  await soon(() => people.getByRole('columnheader', { name: 'Action' }).count()).toBe(0);
  await page.getByRole('button', { name: /^All \d+$/ }).click();
  await page.getByRole('button', { name: /^Carried over \d+$/ }).click();
  await people.getByRole('row').nth(1).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all' }).click(),
  ]);
  const lines = (await downloaded(download)).trim().split('\n');
  expect(lines[0]).toContain('Carried Over');
  expect(lines.length - 1).toBe(perPolicy.reduce((sum, one) => sum + one.people, 0));
});

test('the next year is a forecast, and the choice stands in the address', async () => {
  const page = await openOffice(stage, admin, 'year-end');
  await page.getByLabel('Leave year', { exact: true }).selectOption(String(running + 1));
  await page
    .getByRole('region', { name: 'Totals' })
    .getByText(/^Forecast as of/)
    .waitFor();
  await soon(() => page.url()).toContain(`year=${running + 1}`);
  await page.reload();
  await soon(() => page.getByLabel('Leave year', { exact: true }).inputValue()).toBe(
    String(running + 1),
  );
});

test('what was booked since a simulation is in the next one, which says when it was made', async () => {
  const page = await openOffice(stage, admin, `year-end?year=${running}`);
  const totals = page.getByRole('region', { name: 'Totals' });
  const figure = () => totals.locator('b').innerText();
  await totals.getByText(/^Forecast as of .*\d\d:\d\d/).waitFor();
  const before = Number((await figure()).replace(',', ''));
  const [person] = (await admin.get('/leave/balances')).body.accounts;
  await admin.post('/leave/entry/add', {
    employeeId: person.employee._id,
    leaveType: 'Annual Leave',
    kind: 'adjustment',
    day: TODAY,
    amount: 2,
    reason: 'Worked on Saturday',
  });
  await totals.getByRole('button', { name: 'Recalculate' }).click();
  await soon(async () => Number((await figure()).replace(',', ''))).toBe(before + 2);
});

test('requests that are still pending in the year lead to their list', async () => {
  const { pending, year } = await yearEnd(running);
  expect(pending).toBeGreaterThan(0);
  const page = await openOffice(stage, admin, `year-end?year=${year}`);
  await page.getByText(new RegExp(`^${pending} requests? (is|are) still pending`)).waitFor();
  await page.getByRole('link', { name: 'Decide' }).click();
  await page.getByRole('table').getByText('Pending').first().waitFor();
});

test('figures that something has outdated are worked out again before the year is closed', async () => {
  const { year } = await yearEnd();
  const client = await clientOf(stage);
  await client.confirm(stage.admin.password);
  const page = await openOffice(stage, client, `year-end?year=${year}`);
  await page.getByRole('button', { name: `Close ${year}` }).click();
  const dialog = page.getByRole('dialog', { name: `Close Annual Leave ${year}?` });
  await page.route(
    '**/api/leave/close',
    (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, code: 'request.stale', error: 'Please preview this change again.' },
      }),
    { times: 1 },
  );
  await dialog.getByLabel(`Type ${year} to confirm`).fill(String(year));
  await dialog.getByRole('button', { name: `Close ${year}` }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('button', { name: 'Recalculate' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Close ${year}` }).waitFor();
  await soon(async () => (await yearEnd()).year).toBe(year);
});

test('a year that is over is closed after its number and the password, and then only read', async () => {
  const { year } = await yearEnd();
  expect(year).toBeLessThan(running);
  const page = await openOffice(stage, await unconfirmedClientOf(stage), `year-end?year=${year}`);
  await page.getByRole('button', { name: `Close ${year}` }).click();
  const dialog = page.getByRole('dialog', { name: `Close Annual Leave ${year}?` });
  await dialog.getByText('It cannot be undone.').waitFor();
  await dialog.getByRole('button', { name: `Close ${year}` }).click();
  await soon(() => faultAt(dialog.getByLabel(`Type ${year} to confirm`))).toContain(
    `Please type ${year}.`,
  );
  await dialog.getByLabel(`Type ${year} to confirm`).fill(String(year));
  await dialog.getByRole('button', { name: `Close ${year}` }).click();
  await confirmPassword(page, stage.admin.password);
  await page.getByText(`Annual Leave ${year} closed.`).waitFor();
  await page.getByRole('heading', { name: `${year} is closed` }).waitFor();
  await page
    .getByRole('list', { name: 'Leave years' })
    .getByRole('listitem')
    .filter({ hasText: `${year}closed` })
    .waitFor();
  await soon(() => page.getByRole('button', { name: `Close ${year}` }).count()).toBe(0);
  await soon(async () => (await yearEnd()).closedUntil).toBe(`${year}-12-31`);
});

test('a holiday in the closed year is refused in words before anything is previewed', async () => {
  const closed = String((await yearEnd()).closedUntil).slice(0, 4);
  const page = await openOffice(stage, admin, `holidays?year=${closed}`);
  await page.getByRole('button', { name: 'Add day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a holiday' });
  await dialog.getByLabel('Date', { exact: true }).fill(`${closed}-06-18`);
  await dialog.getByLabel('Name').fill('Founders’ Day');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('heading', { name: 'Change not possible' }).waitFor();
  await dialog
    .getByText(
      `Leave up to 31 Dec ${closed} is closed and can no longer be changed. To correct it, adjust the balance on 01 Jan ${Number(closed) + 1}, the first open day.`,
    )
    .waitFor();
  await soon(() => dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('leave entered in the closed year leads to the adjustment that stands for it, filled in', async () => {
  const closed = Number(String((await yearEnd()).closedUntil).slice(0, 4));
  const { employees } = (await admin.get('/employee?range=[0,99]')).body as {
    employees: EmployeeRecord[];
  };
  const longHere = employees.find(({ hireDate }) => hireDate && hireDate < `${closed}-01-01`);
  const asked = {
    userId: String(longHere?._id),
    leaveType: 'Annual Leave',
    startDate: `${closed}-06-11`,
    endDate: `${closed}-06-17`,
  };
  const { cost } = (await admin.get(`/leave/quote?${new URLSearchParams(asked)}`)).body as {
    cost: number;
  };
  const page = await openOffice(stage, admin, `add-leave?employee=${longHere?._id}`);
  await page.getByLabel('Leave Type', { exact: true }).selectOption('Annual Leave');
  await page.getByLabel('Start Date').fill(asked.startDate);
  await page.getByLabel('End Date').fill(asked.endDate);
  const instead = page.getByRole('link', {
    name: `Adjust the balance on 01 Jan ${closed + 1} instead`,
  });
  // The cost of both days has come.
  await soon(() => instead.getAttribute('href')).toContain(String(-cost));
  await instead.click();
  // Nothing is lost, so nothing is asked.
  const dialog = page.getByRole('dialog', { name: 'Adjust Annual Leave' });
  await soon(() => dialog.getByLabel('On', { exact: true }).inputValue()).toBe(
    inField(`${closed + 1}-01-01`),
  );
  await dialog.getByRole('button', { name: 'Deduct', pressed: true }).waitFor();
  await soon(() => dialog.getByLabel('Days', { exact: true }).inputValue()).toBe(String(cost));

  // A closed day in the dialog itself names the first open one.
  await dialog.getByLabel('On', { exact: true }).fill(`${closed}-06-15`);
  await dialog.getByLabel('Reason').fill('Forgotten leave');
  await dialog.getByRole('button', { name: `Deduct ${cost} days` }).click();
  await dialog.getByRole('button', { name: `Use 01 Jan ${closed + 1} instead` }).click();
  await dialog.getByRole('button', { name: `Deduct ${cost} days` }).click();
  await dialog.waitFor({ state: 'detached' });
});
