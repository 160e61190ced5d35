import type { Page } from 'playwright-core';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { yearlyRules } from '../../support/stored-leave-rules.js';
import { setStage } from '../stage/browser.js';
import { countLeave, countNothing } from '../stage/counted-leave.js';
import { ask, team } from '../stage/leave-team.js';
import { listAt, selectRows, shows } from '../stage/list.js';
import { tooWide } from '../stage/looks.js';
import { clientOf, intercept, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);

const openFiltered = (filter: object) => openOffice(stage, admin, listAt('leaves', filter));
const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) });
const bar = (page: Page) => page.getByRole('group', { name: 'Selected requests' });
const approve = async (page: Page) => {
  await bar(page).getByRole('button', { name: 'Approve' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve \d+ request/ })
    .click();
};

describe('deciding several at once', () => {
  test('goes across pages', async () => {
    const [mona] = await team(admin, 'Statistics', 'Mona Mean');
    for (let day = 1; day <= 12; day++) await ask(admin, mona, day * 2, 1);
    const page = await openFiltered({ q: 'Statistics', status: 'Pending' });
    await shows(page, '1–10 of 12');
    await page.getByRole('checkbox', { name: 'Select all pending on this page' }).check();
    await bar(page).getByRole('button', { name: 'Select all 12' }).click();
    await bar(page).getByText('12 selected').last().waitFor();
    await approve(page);
    await page
      .getByRole('status')
      .filter({ hasText: '12 requests approved' })
      .getByRole('link', { name: 'View', exact: true })
      .waitFor();
    const { leaves } = (await admin.get(`/leave/${mona?._id}`)).body as { leaves: LeaveRecord[] };
    expect(new Set(leaves.map(({ status }) => status))).toEqual(new Set(['Approved']));
  });

  test('takes the first hundred of more, and counts in the bar how many are decided', async () => {
    const [olga] = await team(admin, 'Topology', 'Olga Knot');
    for (let day = 1; day <= 101; day++) await ask(admin, olga, day * 2, 1);
    const page = await openFiltered({ q: 'Topology', status: 'Pending' });
    await page.getByRole('checkbox', { name: 'Select all pending on this page' }).check();
    await bar(page).getByRole('button', { name: 'Select the first 100' }).click();
    await bar(page).getByText('100 selected').last().waitFor();
    let answered = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await intercept(page, 'PUT', /^\/api\/leave\//, async (route) => {
      if (answered++ >= 20) await held;
      await route.continue();
    });
    await approve(page);
    await bar(page).getByText('20 of 100', { exact: true }).waitFor();
    release();
    await page.getByText('100 requests approved', { exact: true }).waitFor();
  });

  test('works on a phone, where rows are cards', async () => {
    const [nils] = await team(admin, 'Surveying', 'Nils Rod');
    await ask(admin, nils, 5, 1);
    const page = await openOffice(stage, admin, listAt('leaves', { q: 'Surveying' }), {
      viewport: { width: 375, height: 812 },
      hasTouch: true,
    });
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nils Rod' });
    await card.getByText('1 day', { exact: true }).waitFor();
    await card.getByRole('link', { name: 'Nils Rod', exact: true }).waitFor();
    await soon(() => tick(page, 'Nils Rod').count()).toBe(0);
    await selectRows(page);
    await tick(page, 'Nils Rod').check();
    await bar(page).getByRole('button', { name: 'Approve' }).waitFor();
    await soon(() => tooWide(page)).toBe(0);
  });
});

test('leave entered on a phone: what it costs stands in the bar, and how it is decided above it', async () => {
  const [sue] = await team(admin, 'Weaving', 'Sue Loom');
  countLeave(stage, String(sue?._id), 'Annual Leave', yearlyRules(19));
  const page = await openOffice(stage, admin, `add-leave?employee=${sue?._id}`, {
    viewport: { width: 375, height: 700 },
  });
  await page.getByLabel('Leave Type').selectOption('Annual Leave');
  await page.getByLabel('Start Date').fill('2027-03-01');
  await page.getByLabel('End Date').fill('2027-03-03');
  const bar = page.getByRole('main').locator('button[type="submit"]').locator('xpath=..');
  await soon(() => bar.innerText()).toMatch(/^Uses 3 days, 16 remain\s/);
  await soon(async () => ((await bar.boundingBox())?.y ?? 700) < 700).toBe(true);
  await page.getByText('It is approved or rejected like any other request.').waitFor();
  await soon(() => bar.innerText()).not.toContain('like any other request');
});
