import type { Locator, Page } from 'playwright-core';
import type { CalendarDate } from '../../api/contract/calendar-date.js';
import { inField } from '../support/calendar.js';
import { accepted } from '../support/client.js';
import { PayrollCalls } from '../support/payroll.js';
import {
  DEPARTMENTS,
  fileOfJobs,
  fileOfPeople,
  onDay,
  THREE_YEARS,
} from '../support/three-years.js';
import { monthOf } from './payroll/payday.js';
import { setStage } from './stage/browser.js';
import { clicks, countClicks } from './stage/clicks.js';
import { checkRows, goToColumns, importRows, uploadFile } from './stage/import-file.js';
import { Installation, testOn } from './stage/installation.js';
import { cells, listAt, rows } from './stage/list.js';
import { downloaded, figures, typeFocused } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();

const ACTIVE = THREE_YEARS.filter(({ left }) => left === null);
const RAISED = ACTIVE.filter(({ hired }) => hired <= '2026-07-01');
/** By 3 percent, up to the next 10.00; in cents. */
const raised = (salary: number) => Math.ceil((salary * 103) / 100_000) * 1_000;
const RAISES = RAISED.reduce((sum, { salary }) => sum + raised(salary) - salary, 0);
const [, ...HEADS] = THREE_YEARS.slice(0, DEPARTMENTS.length + 1);
const moved = onDay('2026-11-16').find(
  ({ department, designation }) => department === 'Sales' && designation !== 'Head',
)!;
const promoted = ACTIVE.at(-1)!;

const inWords = (day: CalendarDate) => `1 March ${day.slice(0, 4)}`;
/** The digits of an amount, which are its cents. */
const cents = (shown: string) => Number(shown.replace(/\D/g, ''));
const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline' });

async function chooseDay(page: Page, day: CalendarDate): Promise<void> {
  await page.getByRole('button', { name: 'As of today' }).click();
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.keyboard.press('Enter');
}

/** From the list of employees. */
async function openJob(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Search by name or department...').fill(name);
  await page.getByRole('link', { name: `View ${name}` }).click();
  await page.getByRole('link', { name: 'Job', exact: true }).click();
  await timeline(page).waitFor();
}

/** Names with titles, and departments, as they stand in the rows. */
async function listed(page: Page): Promise<string[]> {
  const shown = await Promise.all((await rows(page).all()).map(cells));
  return shown.map(([, , who = '', department]) => `${who.replace(/\s+/g, ' ')}, ${department}`);
}

async function begin(page: Page, month: string): Promise<void> {
  await menu(page, 'Payroll').click();
  await page.getByRole('button', { name: `Start ${month}` }).click();
  await page.getByRole('heading', { level: 1, name: month }).waitFor();
}

async function pay(page: Page, month: string): Promise<void> {
  await begin(page, month);
  for (const step of ['Approve', 'Pay']) {
    const all = `${step} ${ACTIVE.length} payslips`;
    await page.getByRole('button', { name: new RegExp(`^${all}, .* net$`) }).click();
    await dialog(page, `${step} ${month}`).getByRole('button', { name: all, exact: true }).click();
  }
  await page.getByText(/^Paid .* by /).waitFor();
}

async function exportedSalaries(page: Page): Promise<Record<string, number>> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [head = '', ...lines] = (await downloaded(await download)).trim().split(/\r?\n/);
  const [id, salary] = ['Employee ID', 'Salary'].map((name) =>
    head.replace('\uFEFF', '').split(',').indexOf(name),
  ) as [number, number];
  return Object.fromEntries(
    lines.map((line) => line.split(',')).map((row) => [row[id], cents(row[salary] ?? '')]),
  );
}

const sumOfMonth = (round: Locator) =>
  round.getByRole('region', { name: 'What the round costs' }).locator('dl > div dd').first();

describe.each(['SQLite', 'MariaDB'] as const)('a company of three years on %s', (engine) => {
  const step = testOn(engine);
  const company = new Installation(engine, stage);
  afterAll(() => company.end());
  const open: Installation['open'] = (path, arrange) => company.open(path, arrange);

  step('comes from a file of people and one of their job history', async () => {
    await company.beginOn('2026-11-30');
    const page = await open('import');
    await uploadFile(page, 'people.csv', fileOfPeople());
    await goToColumns(page);
    await page.getByRole('radio', { name: 'Per month' }).check();
    await checkRows(page).click();
    await importRows(page).waitFor();
    await soon(() => figures(page)).toEqual([String(THREE_YEARS.length), '0', '0', '0']);
    await importRows(page).click();
    await page.getByRole('heading', { name: `${THREE_YEARS.length} people added` }).waitFor();

    await menu(page, 'Import').click();
    await page.getByRole('button', { name: 'Job history', exact: true }).click();
    await page.getByRole('heading', { name: 'Import job history', level: 1 }).waitFor();
    await uploadFile(page, 'jobs.csv', fileOfJobs());
    await goToColumns(page);
    await checkRows(page).click();
    await importRows(page).waitFor();
    const histories = THREE_YEARS.map(({ jobs }) => jobs.length);
    const told = histories.filter((jobs) => jobs > 1).reduce((sum, jobs) => sum + jobs, 0);
    const known = histories.filter((jobs) => jobs === 1).length;
    await soon(() => figures(page)).toEqual([String(told), '0', String(known), '0']);
    await importRows(page).click();
    await page.getByRole('heading', { name: `${told} rows of job history imported` }).waitFor();
  });

  step.each(['2024-03-01', '2025-03-01', '2026-03-01'])(
    'is as its files say on %s',
    async (day) => {
      const there = onDay(day).sort(byName);
      const page = await open(listAt('employee', { asOf: day }, { perPage: '50' }));
      await page
        .getByText(`The company on ${inWords(day)}, ${there.length} people. Read only.`)
        .waitFor();
      await soon(() => listed(page)).toEqual(
        there.map(({ name, designation, department }) => `${name} ${designation}, ${department}`),
      );
    },
  );

  step('says in three clicks who worked in Sales on 1 March', async () => {
    const page = await open('employee', countClicks);
    await chooseDay(page, '2025-03-01');
    await page.getByLabel('Department', { exact: true }).selectOption('Sales');
    const sales = onDay('2025-03-01').filter(({ department }) => department === 'Sales');
    await soon(() => listed(page)).toEqual(
      sales
        .sort(byName)
        .slice(0, 10)
        .map(({ name, designation }) => `${name} ${designation}, Sales`),
    );
    // The page does not see the two that choose the department.
    await soon(() => clicks(page)).toBeLessThanOrEqual(3 - 2);
  });

  step('has the organisation of that day', async () => {
    const there = onDay('2025-03-01');
    const reportsOf = ({ employeeId }: { employeeId: string }) =>
      there.filter(({ manager }) => manager === employeeId);
    const page = await open('organisation');
    await chooseDay(page, '2025-03-01');
    await page.getByText(`The company on 1 March 2025, ${there.length} people.`).waitFor();
    const tree = page.getByRole('treegrid', { name: 'People by manager' });
    for (const head of HEADS) {
      const row = tree.getByRole('row').filter({ hasText: head.name });
      await soon(() => row.getByRole('gridcell').nth(2).innerText()).toBe(
        String(reportsOf(head).length),
      );
    }
    const [head] = HEADS;
    await tree.getByRole('button', { name: `Unfold ${head?.name}` }).click();
    await soon(async () =>
      (await tree.locator('[role=row][aria-level="3"] strong').allInnerTexts()).sort(),
    ).toEqual(
      reportsOf(head!)
        .map(({ name }) => name)
        .sort(),
    );
  });

  step('pays November, and a move that is told afterwards says what it changes', async () => {
    const { admin } = company;
    const payroll = new PayrollCalls(admin, admin);
    await payroll.setting({ firstPeriod: '2026-11-01', fourEyes: false });
    const { departments } = accepted(await admin.get('/department'));
    const allowance = await payroll.component({ name: 'Shift allowance', prorated: true });
    await payroll.assign(allowance, {
      amount: '120.00',
      departmentId: departments.find(
        ({ dep_name }: { dep_name: string }) => dep_name === 'Operations',
      )._id,
      from: '2026-01-01',
    });
    await pay(await open('employee'), monthOf('2026-11-01'));

    await company.beginOn('2026-12-03');
    const page = await open('employee');
    await openJob(page, moved.name);
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const change = dialog(page, 'Change');
    await change.getByLabel('From', { exact: true }).fill('16 nov 2026');
    await change.getByRole('button', { name: 'Department', exact: true }).click();
    await change.getByLabel('Department', { exact: true }).selectOption('Operations');
    const effect = change.getByRole('region', { name: 'Effect' });
    await soon(() => effect.innerText()).toMatch(
      /1 paid month changes by\s+\+\s*\$60\.00[^]*then \+\s*\$120\.00 a month[^]*December 2026/,
    );
    await change.getByLabel(/^Reason/).fill('Covers the night shift');
    await change.getByRole('button', { name: 'Record from 16 Nov 2026' }).click();
    await page.getByText('Change recorded.').waitFor();
    await soon(() => timeline(page).innerText()).toMatch(/Sales[^]*Operations[^]*17 days late/);
  });

  step('settles the move in December, with its why', async () => {
    await company.beginOn('2026-12-31');
    const page = await open('employee');
    await pay(page, monthOf('2026-12-01'));
    await page.getByRole('searchbox').fill(moved.name);
    await page.locator('#payslips').getByRole('link', { name: moved.name }).click();
    const slip = dialog(page, moved.name);
    const line = slip.getByRole('listitem').filter({ hasText: 'Shift allowance, November 2026' });
    await soon(() => line.innerText()).toMatch(
      /\$60\.00[^]*Difference: in Operations from 16 Nov, recorded on 03 Dec[^]*Due \$60\.00, paid before \$0\.00/,
    );
    await slip.getByText('$120.00').first().waitFor();
  });

  step('plans a salary round for 38 in at most twelve clicks, and says its sum', async () => {
    const page = await open('employee', countClicks);
    await page.getByRole('checkbox', { name: 'Select everyone on this page' }).check();
    await page.getByRole('button', { name: `Select all ${ACTIVE.length}` }).click();
    await page.getByRole('button', { name: 'Salary round…' }).click();
    const round = dialog(page, 'Salary round');
    await soon(() => round.getByLabel('From').inputValue()).toBe(inField('2027-01-01'));
    await round.getByLabel('Raise in percent').click();
    await typeFocused(round.getByLabel('Raise in percent'), '3');
    await round.getByLabel('Round up to').selectOption('10');
    await round.getByLabel('Hired after 01 Jul 2026').check();
    await round.getByLabel(/^Reason/).click();
    await typeFocused(round.getByLabel(/^Reason/), 'Annual review');
    await round
      .getByRole('button', { name: `Plan ${RAISED.length} raises for 01 Jan 2027` })
      .waitFor();
    await soon(async () => cents(await sumOfMonth(round).innerText())).toBe(RAISES);
    await round.getByRole('button', { name: /^Plan \d/ }).click();
    await page.getByText(`${RAISED.length} raises planned.`).waitFor();
    // The page does not see the two that choose the step.
    await soon(() => clicks(page)).toBeLessThanOrEqual(12 - 2);
    await page.goto(`${company.admin.url}/admin-dashboard/planned-changes`);
    await page.getByRole('row').filter({ hasText: 'Annual review' }).waitFor();
    await page.goto(`${company.admin.url}/admin-dashboard/employee`);
    const paid = await exportedSalaries(page);
    expect(paid).toEqual(
      Object.fromEntries(ACTIVE.map(({ employeeId, salary }) => [employeeId, salary])),
    );
  });

  step('has the raises in January: the draft by the sum that was said, and the list', async () => {
    await company.beginOn('2027-01-01');
    const page = await open('planned-changes');
    await page.getByText('Nothing is planned').waitFor();
    await begin(page, monthOf('2027-01-01'));
    const cause = page.getByRole('row', { name: /^Salary changes/ });
    await soon(async () => {
      const [people, , amount = ''] = await cells(cause);
      return { people, amount: cents(amount) };
    }).toEqual({ people: String(RAISED.length), amount: RAISES });

    await menu(page, 'Employee').click();
    await openJob(page, moved.name);
    await soon(() => timeline(page).innerText()).toMatch(/Round for 38 people[^]*Annual review/);
    await soon(() => timeline(page).innerText()).not.toContain('Planned');
    const [first] = RAISED;
    const known = `/employee?filter={"q":"${first?.employeeId}"}&range=[0,0]&fields=["salary"]`;
    await soon(async () => (await company.admin.get(known)).body.employees[0].salary).toBe(
      raised(first!.salary) / 100,
    );
    await menu(page, 'Employee').click();
    await soon(() => rows(page).count()).toBe(10);
    const paid = await exportedSalaries(page);
    expect(paid).toEqual(
      Object.fromEntries(
        ACTIVE.map(({ employeeId, salary, hired }) => [
          employeeId,
          hired <= '2026-07-01' ? raised(salary) : salary,
        ]),
      ),
    );
  });

  step('promotes somebody with title, manager and raise in at most eight clicks', async () => {
    const page = await open(
      listAt('employee', { q: promoted.name, status: 'Active' }),
      countClicks,
    );
    await page.getByRole('link', { name: `View ${promoted.name}` }).click();
    await page.getByRole('link', { name: 'Job', exact: true }).click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const change = dialog(page, 'Change');
    const chip = (name: string) => change.getByRole('button', { name, exact: true });
    await change.getByLabel('From', { exact: true }).fill('1 feb 2027');
    await chip('Title').click();
    await typeFocused(change.getByLabel('Title'), 'Principal');
    await chip('Manager').click();
    await typeFocused(change.getByRole('combobox', { name: 'Manager' }), 'Ada Holm');
    await soon(() => change.getByRole('option').count()).toBe(1);
    await page.keyboard.press('Enter');
    await chip('Salary').click();
    await typeFocused(change.getByLabel('Monthly salary'), '5000');
    await change.getByText('+ $893.95 a month').waitFor();
    await change.getByRole('button', { name: 'Plan for 01 Feb 2027' }).click();
    await page.getByText('Change planned.').waitFor();
    await soon(() => clicks(page)).toBeLessThanOrEqual(8);
    const february = await open(listAt('employee', { asOf: '2027-02-01', q: promoted.name }));
    await soon(() => listed(february)).toEqual([
      expect.stringContaining(`${promoted.name} Principal`),
    ]);
  });
});
