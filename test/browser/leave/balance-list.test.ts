import type { Page } from 'playwright-core';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { setStage } from '../stage/browser.js';
import { countLeave } from '../stage/counted-leave.js';
import { team, TODAY } from '../stage/leave-team.js';
import { filterField, listAt } from '../stage/list.js';
import { clientOf, hold, intercept, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const YEAR = TODAY.slice(0, 4);

const stage = await setStage();
const admin = await clientOf(stage);
const [lan, second] = (await team(admin, 'Harbour', 'Lan Nguyen', 'Ola Berg')) as [
  EmployeeRecord,
  EmployeeRecord,
];
const ola = second;
countLeave(stage, lan._id, 'Annual Leave', {
  tiers: [{ years: 0, amount: 25_000 }],
  carry: 5_000,
  carryMonths: 3,
});
countLeave(stage, ola._id, 'Casual Leave', { yearStart: 'hire' });

describe('the list of balances', () => {
  const people = (page: Page) => page.getByRole('group', { name: 'Which people' });
  const rowsOf = (page: Page) =>
    page.getByRole('table', { name: 'Leave balances' }).locator('tbody tr');
  const openList = (filter: Record<string, string>, sort = 'name') =>
    openOffice(
      stage,
      admin,
      listAt('leaves/balances', filter, { sort, order: 'ASC', perPage: '10' }),
    );
  const listed = async (leaveType: string) =>
    (
      await admin.get(
        `/leave/balances?${new URLSearchParams({ range: '[0,9]', filter: JSON.stringify({ leaveType }) })}`,
      )
    ).body.accounts.length as number;

  beforeAll(async () => {
    await soon(() => listed('Casual Leave')).toBe(1);
    await soon(() => listed('Annual Leave')).toBe(10);
  });

  test('counts who works here, and leads to a hire date that is missing', async () => {
    const page = await openList({ leaveType: 'Casual Leave', status: 'Active' });
    await page.getByText('People with a policy').waitFor();
    await people(page)
      .getByRole('button', { name: /^All [1-9]/ })
      .waitFor();
    await people(page).getByRole('button', { name: 'None left' }).click();
    await soon(() => new URL(page.url()).searchParams.get('filter')).toContain('"above":"-0.001"');
    await people(page).getByRole('button', { name: 'Hire date missing 1' }).click();
    await soon(() => rowsOf(page).count()).toBe(1);
    await rowsOf(page).getByText('Not counted: hire date missing').waitFor();
    await page.getByRole('link', { name: 'Add hire date Ola Berg' }).click();
    await page.waitForURL(`**/employee/edit/${ola._id}`);
  });

  test('names by which day leave expires in the figure and in the choice of people alike', async () => {
    const page = await openList({ leaveType: 'Annual Leave', status: 'Active' });
    const button = people(page).getByRole('button', { name: /^Expiring by \d{2} \w{3} \d/ });
    await button.waitFor();
    const words = /^Expiring by \d{2} \w{3}/.exec((await button.innerText()).trim())?.[0] ?? '';
    await page.getByRole('term').filter({ hasText: words }).waitFor();
  });

  test('is there before it knows today’s date', async () => {
    let release = () => {};
    const arrange = async (page: Page) => (release = await hold(page, 'GET', '/config'));
    const page = await openOffice(stage, admin, 'leaves/balances', { arrange });
    await rowsOf(page).first().waitFor();
    release();
    await rowsOf(page).getByRole('img').first().waitFor();
  });

  test('shows another day, in the order of names', async () => {
    const page = await openList({ leaveType: 'Annual Leave', q: 'Lan Nguyen' }, 'available');
    const next = `${Number(YEAR) + 1}-02-01`;
    await page.getByLabel('On', { exact: true }).fill(next);
    await page
      .getByText(`What is left on 01 Feb ${Number(YEAR) + 1}, if nothing more is booked.`)
      .waitFor();
    await rowsOf(page).filter({ hasText: 'Lan Nguyen' }).getByText('30.0').waitFor();
    await people(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await people(page).waitFor();
    await soon(() => page.getByLabel('On', { exact: true }).inputValue()).not.toBe(next);
  });

  test('right after a policy was assigned, says that balances are being worked out, and fills by itself', async () => {
    const { summary } = (await admin.get('/leave/balances?range=[0,0]')).body;
    const nobodyYet = {
      success: true,
      accounts: [],
      summary: { ...summary, people: 0, withoutPolicy: 40 },
    };
    let asked = 0;
    const arrange = (page: Page) =>
      intercept(page, 'GET', '/leave/balances', (route) =>
        (asked += 1) > 2
          ? route.continue()
          : route.fulfill({ headers: { 'content-range': 'balances */0' }, json: nobodyYet }),
      );
    const page = await openOffice(stage, admin, 'leaves/balances', { arrange });
    await page.getByRole('heading', { name: 'Balances are being worked out' }).waitFor();
    await rowsOf(page).first().waitFor();
  });

  test('finds people by policy', async () => {
    const page = await openList({ leaveType: 'Annual Leave', status: 'Active' });
    const policies = (await admin.get('/leave/policy')).body.policies as {
      name: string;
      leaveType: { name: string };
    }[];
    const own = policies.find(
      ({ name, leaveType }) => leaveType.name === 'Annual Leave' && name !== 'Standard',
    ) as (typeof policies)[number];
    await page.getByLabel('On', { exact: true }).fill(`${Number(YEAR) + 1}-02-01`);
    await (await filterField(page, 'Policy')).selectOption({ label: own.name });
    await soon(() => rowsOf(page).count()).toBe(1);
    await rowsOf(page).getByText('Lan Nguyen', { exact: true }).waitFor();
  });
});
