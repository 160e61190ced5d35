import type { Page } from 'playwright-core';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { requestLeave } from '../../support/cast.js';
import { yearlyRules } from '../../support/stored-leave-rules.js';
import { setStage } from '../stage/browser.js';
import { countLeave } from '../stage/counted-leave.js';
import { decide, team } from '../stage/leave-team.js';
import { listAt } from '../stage/list.js';
import { tooWide } from '../stage/looks.js';
import { clientOf, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);

const open = (path: string) => openOffice(stage, admin, path);
const ask = (id: string | undefined, from: string, to: string) =>
  requestLeave(admin, String(id), from, to, { leaveType: 'Annual Leave' });
const counted = (id: string | undefined, amount: number) =>
  countLeave(stage, String(id), 'Annual Leave', { ...yearlyRules(amount), negativeLimit: 5000 });
const leavesOf = async (id: string | undefined) =>
  (await admin.get(`/leave/${id}?range=[0,9]&sort=["startDate","ASC"]`)).body
    .leaves as LeaveRecord[];

test('sick during leave is entered in one step, and the leave is shown as changed with what replaced it', async () => {
  const [ana] = await team(admin, 'Foundations', 'Ana Beam');
  counted(ana?._id, 20);
  const holiday = await ask(ana?._id, '2027-03-01', '2027-03-12');
  await decide(admin, holiday._id, 'Approved');
  const page = await open(`add-leave?employee=${ana?._id}`);
  await page.getByLabel('Leave Type').selectOption('Sick Leave');
  await page.getByLabel('Start Date').fill('2027-03-03');
  await page.getByLabel('End Date').fill('2027-03-05');
  await page.getByLabel('Take these days out of Annual Leave, 01 – 12 Mar 2027').check();
  await soon(() => page.getByText(/^These days overlap/).count()).toBe(0);
  await page.getByLabel('Reason').fill('Ill');
  await page.getByRole('button', { name: 'Add Leave' }).click();
  await page.getByText('Leave added.').waitFor();
  await soon(async () =>
    (await leavesOf(ana?._id)).map(({ leaveType, status, startDate, endDate }) => [
      leaveType,
      status,
      startDate,
      endDate,
    ]),
  ).toEqual([
    ['Annual Leave', 'Approved', '2027-03-01', '2027-03-02'],
    ['Sick Leave', 'Approved', '2027-03-03', '2027-03-05'],
    ['Annual Leave', 'Approved', '2027-03-08', '2027-03-12'],
  ]);
  const changed = await open(`leaves/${holiday._id}`);
  await changed.getByRole('main').getByText('Changed', { exact: true }).first().waitFor();
  await changed.getByRole('link', { name: '08 – 12 Mar 2027' }).click();
  await changed.getByRole('link', { name: '01 – 12 Mar 2027' }).waitFor();
});

test('the page of a request has its cost as the number, and what remains beside the decision', async () => {
  const [bo] = await team(admin, 'Masonry', 'Bo Brick');
  counted(bo?._id, 20);
  const { _id } = await ask(bo?._id, '2027-03-05', '2027-03-08');
  const page = await open(`leaves/${_id}`);
  const main = page.getByRole('main');
  await main
    .locator('dl > div')
    .filter({ hasText: 'Cost' })
    .getByText('2 days', { exact: true })
    .waitFor();
  await main.getByText('18 days remain afterwards').last().waitFor();
  await soon(() => main.getByText('Days', { exact: true }).count()).toBe(0);
  await page.setViewportSize({ width: 375, height: 812 });
  await main.getByText('18 days remain afterwards').first().waitFor();
  await soon(() => tooWide(page)).toBe(0);
});

test('the list has the cost beside the days, and approving many says who would be negative', async () => {
  const [cy, di] = await team(admin, 'Joinery', 'Cy Plank', 'Di Dowel');
  counted(cy?._id, 20);
  counted(di?._id, 1);
  await ask(cy?._id, '2027-03-05', '2027-03-08');
  await ask(di?._id, '2027-03-05', '2027-03-08');
  const page = await open(listAt('leaves', { q: 'Joinery' }));
  await page
    .getByRole('row')
    .filter({ hasText: 'Cy Plank' })
    .getByRole('cell', { name: '4', exact: true })
    .waitFor();
  await page
    .getByRole('row')
    .filter({ hasText: 'Cy Plank' })
    .getByRole('cell', { name: '2.0', exact: true })
    .waitFor();
  await page.getByRole('checkbox', { name: 'Select all pending on this page' }).check();
  await page
    .getByRole('group', { name: 'Selected requests' })
    .getByRole('button', { name: 'Approve' })
    .click();
  const question = page.getByRole('dialog', { name: 'Approve 2 requests?' });
  await question.getByText('This costs 4 days.').waitFor();
  await question.getByText('Of 2 people, 1 would be negative: Di Dowel.').waitFor();
});

test('the question before many are approved says which are not counted, and that balances could not be had', async () => {
  const [flo, gus] = await team(admin, 'Tiling', 'Flo Grout', 'Gus Trowel');
  counted(flo?._id, 20);
  await ask(flo?._id, '2027-03-05', '2027-03-08');
  await requestLeave(admin, String(gus?._id), '2027-03-05', '2027-03-08', {
    leaveType: 'Emergency Leave',
  });
  const askFor = async (page: Page) => {
    await page.getByRole('checkbox', { name: 'Select all pending on this page' }).check();
    await page
      .getByRole('group', { name: 'Selected requests' })
      .getByRole('button', { name: 'Approve' })
      .click();
  };
  const page = await open(listAt('leaves', { q: 'Tiling' }));
  await askFor(page);
  await page.getByText('This costs 2 days; 1 request is not counted.').waitFor();
  const failing = await openOffice(stage, admin, listAt('leaves', { q: 'Tiling' }), {
    arrange: (opened) => opened.route(/\/api\/leave\/effects/, (route) => route.abort()),
  });
  await askFor(failing);
  await failing.getByRole('status').filter({ hasText: 'Balances could not be loaded' }).waitFor();
});

async function leaveOnePending(name: string): Promise<void> {
  const { leaves } = (
    await admin.get(`/leave?filter=${encodeURIComponent('{"status":"Pending"}')}&range=[0,99]`)
  ).body as { leaves: LeaveRecord[] };
  for (const leave of leaves)
    if (leave.employeeId.userId.name !== name) await decide(admin, leave._id, 'Rejected');
}

test('the dashboard asks for the cost, and says after the last decision that all are decided', async () => {
  const [ed] = await team(admin, 'Glazing', 'Ed Pane');
  counted(ed?._id, 20);
  await ask(ed?._id, '2027-03-05', '2027-03-08');
  await leaveOnePending('Ed Pane');
  const page: Page = await open('');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByText('18 days remain afterwards').waitFor();
  await waiting.getByRole('button', { name: 'Approve Ed Pane' }).click();
  await waiting.getByRole('button', { name: 'Approve 2 days' }).click();
  await waiting.getByText('All requests are decided.').waitFor();
  const list = await open(listAt('leaves', { status: 'Pending' }));
  await list.getByText('All requests are decided.').waitFor();
});
