import type { Page } from 'playwright-core';
import type { DashboardAnswer } from '../../api/contract/answers.js';
import { setStage, signInAs, type Stage } from './browser.js';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
}, 60_000);
afterAll(() => stage.close());

async function openDashboard(): Promise<Page> {
  const page = await stage.open();
  await signInAs(page, stage.url, stage.admin);
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  return page;
}

test('the cards show the real numbers', async () => {
  const page = await openDashboard();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await fetch(`${stage.url}/api/dashboard/body`, { headers: { authorization: `Bearer ${token}` } });
  const { totalEmployees, totalDep, totalSalaries, leaveSummary } = (await answer.json()) as DashboardAnswer;
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(totalSalaries);
  const main = page.getByRole('main');
  await main.getByText(money).first().waitFor();
  const shown = await main.innerText();
  const cards: [string, number | string, string][] = [
    ['Total Employees', totalEmployees, 'Active workforce'],
    ['Total Departments', totalDep, 'Organizational units'],
    ['Monthly Salary', money, 'Total payroll'],
    ['Leave Applied', leaveSummary.appliedFor, 'Total requests'],
    ['Leave Approved', leaveSummary.approved, 'Approved requests'],
    ['Leave Pending', leaveSummary.pending, 'Awaiting review'],
    ['Leave Rejected', leaveSummary.rejected, 'Rejected requests'],
  ];
  for (const [label, number, caption] of cards) {
    const card = shown.slice(shown.indexOf(label));
    expect(card.replace(/\s+/g, ' ')).toMatch(new RegExp(`^${label}.*?${String(number).replace(/[$.]/g, '\\$&')} ?${caption}`));
  }
});

test('without data it says so, and why', async () => {
  const page = await stage.open();
  await page.route('**/api/dashboard/body', (route) => route.fulfill({ status: 500, json: { success: false, error: 'The reason' } }));
  await signInAs(page, stage.url, stage.admin);
  await page.getByText('No Data Available').waitFor();
  await page.getByText('Unable to load dashboard data').waitFor();
  await page.getByText('The reason').waitFor();
});

test('the sidebar has the six links and the version, and becomes a drawer on a phone', async () => {
  const page = await openDashboard();
  const links = ['Dashboard', 'Employee', 'Departments', 'Leave', 'Salary', 'Setting'];
  for (const name of links) expect(await page.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
  expect(await page.getByText('Version 1.0.0').isVisible()).toBe(true);

  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('link', { name: 'Departments', exact: true }).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('the theme follows the system until one is chosen, and the choice is kept', async () => {
  const page = await stage.open({ colorScheme: 'dark' });
  await signInAs(page, stage.url, stage.admin);
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('dark');
  await page.getByRole('button', { name: /theme/i }).click();
  expect(await theme()).toBe('light');
  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  expect(await theme()).toBe('light');
});

test('nothing is blocked by the page’s own security policy, and nothing is asked of other hosts', async () => {
  const page = await stage.open();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('request', (request) => !request.url().startsWith(stage.url) && !/^(data|blob):/.test(request.url()) && complaints.push(request.url()));
  await signInAs(page, stage.url, stage.admin);
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  await page.getByText('Total payroll').waitFor();
  expect(complaints).toEqual([]);
});
