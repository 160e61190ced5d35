import type { Page } from 'playwright-core';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { LeaveBalanceRecord } from '../../../api/contract/leave/leave-balances.js';
import { requestLeave } from '../../support/cast.js';
import { setStage } from '../stage/browser.js';
import { countLeave, countNothing } from '../stage/counted-leave.js';
import { ask, decide, NOBODY, stored, team, TODAY } from '../stage/leave-team.js';
import { listAt } from '../stage/list.js';
import { clientOf, faultAt, figures, intercept, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);

const open = (path = 'leaves', arrange?: (page: Page) => Promise<unknown>) =>
  openOffice(stage, admin, path, { arrange });
const openFiltered = (filter: object) => open(listAt('leaves', filter));

describe('one request', () => {
  test('shows whose it is, when and why', async () => {
    const [olga] = await team(admin, 'Archive', 'Olga Page');
    const { _id } = await ask(admin, olga, 40, 3, {
      leaveType: 'Personal Leave',
      reason: 'Moving house\nto the coast',
    });
    const page = await open(`leaves/${_id}`);
    await page.getByRole('heading', { level: 1, name: 'Olga Page' }).waitFor();
    const main = page.getByRole('main');
    await main.getByText('Archive-1, Archive').waitFor();
    await main.getByText('Pending', { exact: true }).first().waitFor();
    await soon(() => main.locator('dl dt').allInnerTexts()).toEqual([
      'Leave Type',
      'Start Date',
      'End Date',
      'Days',
    ]);
    await soon(() => figures(page)).toEqual([
      'Personal Leave',
      expect.stringContaining(addDays(TODAY, 40).slice(0, 4)),
      expect.any(String),
      '3',
    ]);
    await main.getByText('Moving house to the coast').waitFor();
    await main.getByText('Requested by Olga Page').waitFor();
    await main.getByText('Olga will see this note with your decision.').waitFor();
  });

  test.each(['Approve', 'Reject'])('%s takes one click, and the note goes along', async (word) => {
    const [person] = await team(admin, `Office of ${word}`, `Pia ${word}`);
    const { _id } = await ask(admin, person, 10, 4);
    const page = await open(`leaves/${_id}`);
    await page.getByLabel(`Note to Pia ${word}`).fill('As we said on Monday.');
    await page.getByRole('button', { name: word, exact: true }).click();
    await page
      .getByText(`Leave of Pia ${word} ${word === 'Approve' ? 'approved' : 'rejected'}`)
      .waitFor();
    await page.waitForURL('**/admin-dashboard/leaves');
    await page.getByRole('heading', { name: 'Manage Leaves' }).waitFor();
    const { status, note, decidedBy } = await stored(admin, _id);
    expect({ status, note, decidedBy }).toEqual({
      status: word === 'Approve' ? 'Approved' : 'Rejected',
      note: 'As we said on Monday.',
      decidedBy: admin.user.name,
    });
  });

  test('is approved by keyboard alone, from the list', async () => {
    const [quinn] = await team(admin, 'Typing Pool', 'Quinn Key');
    const { _id } = await ask(admin, quinn, 10, 1);
    const page = await openFiltered({ q: 'Quinn Key' });
    await page.getByRole('link', { name: 'View Quinn Key' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Quinn Key' }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await page
      .getByRole('link', { name: 'All 1 requests' })
      .or(page.getByRole('link', { name: '1 request', exact: true }))
      .waitFor();
    for (
      let pressed = 0;
      pressed < 20 && (await page.evaluate(() => document.activeElement?.tagName)) !== 'TEXTAREA';
      pressed++
    )
      await page.keyboard.press('Tab');
    await page.keyboard.type('Enjoy!');
    await page.keyboard.press('Tab');
    await soon(() => focused()).toBe('Reject');
    await page.keyboard.press('Tab');
    await soon(() => focused()).toBe('Approve');
    await page.keyboard.press('Enter');
    await page.getByText('Leave of Quinn Key approved').waitFor();
    const { status, note } = await stored(admin, _id);
    expect([status, note]).toEqual(['Approved', 'Enjoy!']);
  });

  test('that is decided has no buttons, but who decided, when and with which note', async () => {
    const [rosa] = await team(admin, 'Printing', 'Rosa Ink');
    const { _id } = await ask(admin, rosa, 10, 2);
    await decide(admin, _id, 'Rejected', 'The press is running then.');
    const page = await open(`leaves/${_id}`);
    await page.getByText('The press is running then.').waitFor();
    await page.getByText(`Rejected by ${admin.user.name}`).waitFor();
    for (const name of ['Approve', 'Reject', 'Cancel request'])
      await soon(() => page.getByRole('button', { name, exact: true }).count()).toBe(0);
  });

  test('that somebody else decided meanwhile says so, and shows it', async () => {
    const [sven] = await team(admin, 'Bindery', 'Sven Spine');
    const { _id } = await ask(admin, sven, 10, 2);
    const page = await open(`leaves/${_id}`);
    await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
    await decide(admin, _id, 'Rejected');
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText('This leave request is already rejected.').waitFor();
    await page.getByText(`Rejected by ${admin.user.name}`).waitFor();
    await soon(() => page.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0);
  });

  test('stays as it is when the server cannot be reached', async () => {
    const [tess] = await team(admin, 'Bookshop', 'Tess Shelf');
    const { _id } = await ask(admin, tess, 10, 2);
    const page = await open(`leaves/${_id}`);
    await page.getByLabel('Note to Tess Shelf').fill('Not lost');
    await intercept(page, 'PUT', `/leave/${_id}`, (route) => route.abort());
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText('Something went wrong').waitFor();
    await soon(() => page.getByLabel('Note to Tess Shelf').inputValue()).toBe('Not lost');
  });

  test('that was approved is cancelled with a reason', async () => {
    const [uma] = await team(admin, 'Reading Room', 'Uma Lamp');
    const { _id } = await ask(admin, uma, 10, 2);
    await decide(admin, _id, 'Approved');
    const page = await open(`leaves/${_id}`);
    await page.getByRole('button', { name: 'Cancel leave' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this leave?' });
    await dialog.getByRole('button', { name: 'Cancel leave' }).click();
    await soon(() => faultAt(dialog.getByLabel('Reason'))).toBe('Please enter a reason.');
    await dialog.getByLabel('Reason').fill('The trip was called off');
    await dialog.getByRole('button', { name: 'Cancel leave' }).click();
    await page.getByText('Leave of Uma Lamp cancelled').waitFor();
    await page.getByText(`Cancelled by ${admin.user.name}`).waitFor();
    await page.getByRole('main').getByText('Cancelled', { exact: true }).first().waitFor();
    await soon(() => page.getByRole('button', { name: 'Cancel leave' }).count()).toBe(0);
    const { status, cancelReason } = await stored(admin, _id);
    expect([status, cancelReason]).toEqual(['Cancelled', 'The trip was called off']);
  });

  test('whose days have expired asks until when they can be used', async () => {
    const year = Number(TODAY.slice(0, 4));
    const [eli] = (await team(admin, 'Pier', 'Eli Moss')) as [EmployeeRecord];
    countLeave(stage, eli._id, 'Annual Leave', { tiers: [{ years: 0, amount: 25_000 }], carry: 0 });
    // A whole week of last year, of which nothing carries over.
    const leave = await requestLeave(admin, eli._id, `${year - 1}-03-02`, `${year - 1}-03-08`);
    await decide(admin, leave._id, 'Approved');
    const page = await openOffice(stage, admin, `leaves/${leave._id}`);
    await page.getByRole('button', { name: 'Cancel leave' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this leave?' });
    await dialog.getByText('5 days of it have expired meanwhile').waitFor();
    await dialog.getByLabel('Reason').fill('Ill');
    await dialog.getByLabel('Use by').fill(`${year + 1}-01-31`);
    await dialog.getByRole('button', { name: 'Cancel leave' }).click();
    await page.getByText(`Cancelled by ${admin.user.name}`).waitFor();
    const { balances } = (await admin.get(`/leave/balance/${eli._id}`)).body;
    expect(
      balances.find((one: LeaveBalanceRecord) => one.leaveType.name === 'Annual Leave'),
    ).toMatchObject({
      available: 30,
      expiring: [
        { amount: 25, on: `${year}-12-31` },
        { amount: 5, on: `${year + 1}-01-31` },
      ],
    });
  });

  test('says who else of the department is away, and what is not decided', async () => {
    const [vera, walt, xenia, yann] = await team(
      admin,
      'Design Studio',
      'Vera Line',
      'Walt Curve',
      'Xenia Arc',
      'Yann Dot',
    );
    const { _id } = await ask(admin, vera, 20, 4);
    await decide(admin, (await ask(admin, walt, 18, 4))._id, 'Approved');
    await ask(admin, xenia, 23, 2);
    await decide(admin, (await ask(admin, yann, 25, 2))._id, 'Approved');
    const page = await openOffice(stage, admin, `leaves/${_id}`);
    const section = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Coverage in Design Studio' }) });
    await section
      .getByText('2 of 4 in Design Studio are away on the same days, one of them still pending.')
      .waitFor();
    const rows = section
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') });
    await soon(() => rows.getByRole('rowheader').allInnerTexts()).toEqual([
      'Vera Line',
      'Walt Curve',
      'Xenia Arc',
      'Yann Dot',
      'Away',
    ]);
    await soon(async () =>
      (await rows.allTextContents()).map((said) => said.endsWith(', pending')),
    ).toEqual([true, false, true, false, false]);
  });

  test('shows the person’s year, and leads to all of their leave', async () => {
    const [zora] = await team(admin, 'Observatory', 'Zora Star');
    // All in one year, whenever this runs.
    const year = Number(TODAY.slice(0, 4)) + 1;
    const on = (start: string, end: string) =>
      requestLeave(admin, String(zora?._id), `${year}-${start}`, `${year}-${end}`);
    await decide(admin, (await on('02-01', '02-03'))._id, 'Approved');
    await decide(admin, (await on('03-30', '04-02'))._id, 'Approved');
    await decide(admin, (await on('05-05', '05-05'))._id, 'Rejected');
    const { _id } = await on('06-10', '06-11');
    const page = await open(`leaves/${_id}`);
    const section = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: `Zora’s leave in ${year}` }) });
    await section
      .getByText('7 days approved in 2 requests, 2 days pending in 1, 1 rejected')
      .waitFor();
    await soon(() => section.getByRole('link').allTextContents()).toEqual([
      'Annual Leave, Rejected',
      'Annual Leave, Approved',
      'Annual Leave, Approved',
      'All 4 requests',
    ]);
    await section.getByText(`30 Mar – 02 Apr ${year}: Annual Leave, Approved`).waitFor();
    await section.getByRole('link', { name: 'All 4 requests' }).click();
    await page.waitForURL(`**/employee/leaves/${zora?._id}`);
    await page.getByRole('heading', { name: 'My Leave Requests' }).waitFor();
  });

  test.each(['not-an-id', NOBODY])('is not found under %s', async (id) => {
    const page = await open(`leaves/${id}`);
    await page.getByRole('heading', { name: 'Leave Request Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Manage Leaves' }).click();
    await page.getByRole('heading', { name: 'Manage Leaves' }).waitFor();
  });
});
