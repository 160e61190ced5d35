import type { Page } from 'playwright-core';
import { requestLeave } from '../../support/cast.js';
import { yearlyRules } from '../../support/stored-leave-rules.js';
import { setStage } from '../stage/browser.js';
import { countLeave } from '../stage/counted-leave.js';
import { decide, team } from '../stage/leave-team.js';
import { rows, shows } from '../stage/list.js';
import { clientOf, faultAt, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);

const open = (path = 'leaves') => openOffice(stage, admin, path);

describe('leave entered for somebody', () => {
  const enter = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Add Leave' });

  async function fillIn(page: Page, start: string, end: string) {
    await page.getByLabel('Leave Type').selectOption('Sick Leave');
    await page.getByLabel('Start Date').fill(start);
    await page.getByLabel('End Date').fill(end);
    await page.getByLabel('Reason').fill('Called in sick');
    await page.getByRole('button', { name: 'Add Leave' }).click();
  }

  test('begins at the list, finds the person by words in any order, and is a pending request of theirs', async () => {
    const [jon] = await team(admin, 'Smithy', 'Jon Anvil');
    const page = await open();
    await enter(page).click();
    await page.getByLabel('Employee').fill('anvil jon');
    await page.getByRole('option', { name: 'Jon Anvil' }).click();
    await fillIn(page, '2027-03-01', '2027-03-03');
    await page.getByText('Leave added.').waitFor();
    await rows(page)
      .first()
      .filter({ hasText: 'Jon Anvil' })
      .getByRole('cell', { name: '01 – 03 Mar 2027', exact: true })
      .waitFor();
    await soon(async () => (await admin.get(`/leave/${jon?._id}`)).body.leaves).toMatchObject([
      {
        leaveType: 'Sick Leave',
        startDate: '2027-03-01',
        endDate: '2027-03-03',
        days: 3,
        status: 'Pending',
      },
    ]);
  });

  test('begins at the leave of the person without reading their pay, returns there, and says what is in the way', async () => {
    const [kay] = await team(admin, 'Foundry', 'Kay Mould');
    await requestLeave(admin, String(kay?._id), '2027-04-05', '2027-04-06');
    const page = await open(`employee/leaves/${kay?._id}`);
    await enter(page).click();
    await soon(() => page.getByLabel('Employee').inputValue()).toContain('Kay Mould');
    await fillIn(page, '2027-04-06', '2027-04-02');
    await page.getByText('The end date cannot be before the start date.').waitFor();
    await page.getByLabel('End Date').fill('2027-04-07');
    // Over a day of the calendar, it would ask for that day's note instead.
    await page.mouse.move(0, 0);
    await page.getByText('06 – 07 Apr 2027, 2 days').waitFor();
    await page.getByRole('button', { name: 'Add Leave' }).click();
    await page
      .getByText(/overlap|already/)
      .first()
      .waitFor();
    await page.getByLabel('Start Date').fill('2027-04-07');
    await page.getByRole('button', { name: 'Add Leave' }).click();
    await page.waitForURL(`**/employee/leaves/${kay?._id}?*`);
    await shows(page, '1–2 of 2');
    await soon(
      async () => (await admin.get(`/salary/pay-access/${kay?._id}`)).body.accesses,
    ).toEqual([]);
    const profile = await open(`employee/${kay?._id}`);
    await profile.getByRole('button', { name: 'More' }).click();
    await soon(() => profile.getByRole('link', { name: 'Add Leave' }).getAttribute('href')).toBe(
      `/admin-dashboard/add-leave?employee=${kay?._id}`,
    );
  });

  test('a refusal leaves no confident button, is said in no toast, and ends when the days are taken out', async () => {
    const [lou] = await team(admin, 'Pottery', 'Lou Kiln');
    countLeave(stage, String(lou?._id), 'Annual Leave', yearlyRules(20));
    const holiday = await requestLeave(admin, String(lou?._id), '2027-03-01', '2027-03-12', {
      leaveType: 'Annual Leave',
    });
    await decide(admin, holiday._id, 'Approved');
    const page = await open(`add-leave?employee=${lou?._id}`);
    const button = page.getByRole('main').locator('button[type="submit"]');
    const later = page.getByText('It is approved or rejected like any other request.');
    await soon(() => button.getAttribute('class')).toMatch(/primary/);
    await later.waitFor();
    await fillIn(page, '2027-03-03', '2027-03-05');
    const start = page.getByLabel('Start Date');
    await soon(() => faultAt(start)).toContain('These days overlap');
    await soon(() => button.getAttribute('class')).not.toMatch(/primary/);
    await soon(() =>
      page
        .getByText(/^These days overlap/)
        .filter({ visible: true })
        .count(),
    ).toBe(2);
    await soon(() => page.getByRole('button', { name: 'Dismiss' }).count()).toBe(0);

    await page.getByLabel(/^Take these days out of/).check();
    await soon(() => start.getAttribute('aria-invalid')).toBe('false');
    await soon(() => page.getByText(/^These days overlap/).count()).toBe(0);
    await soon(() => button.getAttribute('class')).toMatch(/primary/);
    await soon(() => later.count()).toBe(0);

    await page.getByLabel('End Date').fill('2027-03-02');
    await soon(() => button.getAttribute('class')).not.toMatch(/primary/);
  });

  test('what an admin may pass leaves a confident button once it is ticked', async () => {
    const [max] = await team(admin, 'Glazing', 'Max Pane');
    countLeave(stage, String(max?._id), 'Annual Leave', yearlyRules(1));
    const page = await open(`add-leave?employee=${max?._id}`);
    const button = page.getByRole('main').locator('button[type="submit"]');
    await page.getByLabel('Leave Type').selectOption('Annual Leave');
    await page.getByLabel('Start Date').fill('2027-03-01');
    await page.getByLabel('End Date').fill('2027-03-05');
    const override = page.getByLabel('Enter it anyway');
    await override.waitFor();
    await soon(() => button.getAttribute('class')).not.toMatch(/primary/);
    await override.check();
    await soon(() => button.getAttribute('class')).toMatch(/primary/);
  });

  test('on a phone, what it costs stands in the bar, and how it is decided above it', async () => {
    const [sue] = await team(admin, 'Weaving', 'Sue Loom');
    countLeave(stage, String(sue?._id), 'Annual Leave', yearlyRules(19));
    const page = await openOffice(stage, admin, `add-leave?employee=${sue?._id}`, {
      viewport: { width: 375, height: 700 },
    });
    await page.getByLabel('Leave Type').selectOption('Annual Leave');
    await page.getByLabel('Start Date').fill('2027-03-01');
    await page.getByLabel('End Date').fill('2027-03-03');
    const bar = page.getByRole('main').locator('button[type="submit"]').locator('xpath=..');
    await soon(() => bar.innerText()).toMatch(/^Costs 3 days, 16 remain\s/);
    await soon(async () => ((await bar.boundingBox())?.y ?? 700) < 700).toBe(true);
    await page.getByText('It is approved or rejected like any other request.').waitFor();
    await soon(() => bar.innerText()).not.toContain('like any other request');
  });
});
