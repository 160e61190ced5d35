import type { Page } from 'playwright-core';
import { addDays, type CalendarDate } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { weekday } from '../../support/calendar.js';
import { approvalsOn, managed } from '../stage/approvals.js';
import { approverDecides } from '../stage/approver-decides.js';
import { setStage } from '../stage/browser.js';
import { ask, decide, signedIn, type Somebody, TODAY } from '../stage/leave-team.js';
import { passesAxe, PHONE } from '../stage/looks.js';
import { clientOf, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
await approvalsOn(admin);
await approverDecides(admin);

/** A Monday in some weeks. */
const START = 42 - weekday(TODAY);
const day = (days: number): CalendarDate => addDays(TODAY, START + days);

const [gro, ida, per] = (await managed(admin, 'Granary', 'Gro Barley', 'Ida Oats', 'Per Rye')) as [
  Somebody,
  EmployeeRecord,
  EmployeeRecord,
];
const idaClient = await signedIn(stage.url, ida);
const perClient = await signedIn(stage.url, per);
await decide(admin, (await ask(admin, ida, START, 3))._id, 'Approved');
const pending = await ask(perClient, per, START + 1, 2);

const region = (page: Page, name: RegExp) => page.getByRole('region', { name });
const rows = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const said = async (page: Page) =>
  (await rows(page).allTextContents()).map((text) => text.replace(/^[A-Z]{2}/, ''));

test('an employee sees approved leave of the department, and nothing that is pending of others', async () => {
  const page = await openPortal(stage, idaClient, `away?from=${day(0).slice(0, 7)}`);
  await page.getByRole('heading', { level: 1, name: 'Who is away' }).waitFor();
  await page.getByText('My department, 3 people').waitFor();
  await soon(() => said(page)).toEqual([
    expect.stringMatching(/^Gro BarleyNot away$/),
    expect.stringMatching(/^Ida OatsAway /),
    expect.stringMatching(/^Per RyeNot away$/),
    expect.stringMatching(/^Away/),
  ]);
  await soon(() => page.getByText('Pending').count()).toBe(0);
});

test('one’s own pending leave is there, and leads to My Leaves', async () => {
  const page = await openPortal(stage, perClient, `away?from=${day(1)}`, {
    viewport: PHONE,
    hasTouch: true,
  });
  await region(page, /^Away on/)
    .getByRole('listitem')
    .filter({ hasText: 'Per Rye' })
    .getByText('Pending')
    .waitFor();
  await soon(() =>
    region(page, /^Away on/)
      .getByRole('listitem')
      .filter({ hasText: 'Ida Oats' })
      .getByRole('link')
      .count(),
  ).toBe(0);
  await region(page, /^Away on/)
    .getByRole('link', { name: 'Per Rye' })
    .tap();
  await page.getByRole('heading', { level: 1, name: 'My Leave Requests' }).waitFor();
});

test('the calendar is reached from home and from My Leaves', async () => {
  const page = await openPortal(stage, idaClient, '', { viewport: PHONE, hasTouch: true });
  await page.getByRole('link', { name: 'Who is away' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Who is away' }).waitFor();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'My Leaves' })
    .filter({ visible: true })
    .tap();
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().tap();
  await page.getByRole('main').getByRole('link', { name: 'Who is away' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Who is away' }).waitFor();
});

test('an approver has a calendar in My Team, with pending leave that leads to the decision', async () => {
  const page = await openPortal(stage, gro.client, 'team');
  await page
    .getByRole('navigation', { name: 'My Team' })
    .getByRole('link', { name: 'Calendar' })
    .click();
  await page.getByText('2 people', { exact: true }).waitFor();
  await page.goto(`${stage.url}/employee-dashboard/team/calendar?from=${day(1)}`);
  await soon(() => said(page)).toEqual([
    expect.stringMatching(/^Ida OatsAway /),
    expect.stringMatching(/^Per RyeAway .*, pending$/),
    expect.stringMatching(/^Away/),
  ]);
  await page.getByLabel('People').selectOption('My department');
  await page.getByText('My department, 3 people').waitFor();
  await page.setViewportSize(PHONE);
  await region(page, /^Away on/)
    .getByRole('link', { name: 'Per Rye' })
    .click();
  await page.waitForURL(`**/employee-dashboard/team#${pending._id}`);
});

test('somebody who decides for nobody has no calendar of a team', async () => {
  const page = await openPortal(stage, idaClient, 'team/calendar');
  await page.getByRole('heading', { name: 'No one to show' }).waitFor();
});

test('the calendar passes axe and fits', async () => {
  for (const path of [`away?from=${day(1)}`, `team/calendar?from=${day(1)}`]) {
    const page = await openPortal(stage, gro.client, path);
    await rows(page).first().waitFor();
    await passesAxe(page, { dark: true });
  }
});
