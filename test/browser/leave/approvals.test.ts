import type { Page } from 'playwright-core';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { leaveType } from '../../support/leave-rules-by-calls.js';
import { approvalsOn, managed } from '../stage/approvals.js';
import { approverDecides } from '../stage/approver-decides.js';
import { setStage } from '../stage/browser.js';
import { countLeave } from '../stage/counted-leave.js';
import { ask, signedIn, type Somebody, stored } from '../stage/leave-team.js';
import { listAt, rowOf, rows } from '../stage/list.js';
import { brokenWords, passesAxe, PHONE } from '../stage/looks.js';
import { clientOf, openOffice, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
await approvalsOn(admin);
await approverDecides(admin);
const [, ida] = await managed(admin, 'Glassworks', 'Vera Blow', 'Ida Pane');
if (ida) countLeave(stage, ida._id, 'Annual Leave', { tiers: [{ years: 0, amount: 25_000 }] });
const waiting = await ask(admin, ida, 20, 2);
const casual = await leaveType(admin, 'Casual Leave');

const card = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem', { name });

test('on a phone a card says whom a request waits for', async () => {
  const page = await openOffice(stage, admin, listAt('leaves', {}));
  await rowOf(page, 'Ida Pane').waitFor();
  await page.setViewportSize(PHONE);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Ida Pane' })
    .getByText(/^Vera Blow since/)
    .waitFor();
});

test.each<[string, string, (page: Page) => Promise<unknown>]>([
  [
    'the steps of a request',
    `leaves/${waiting._id}`,
    (page) =>
      page.getByRole('region', { name: 'Approval' }).locator('[aria-current="step"]').waitFor(),
  ],
  [
    'a fault in the steps of a leave type',
    `leave-types/${casual._id}`,
    async (page) => {
      await page.getByRole('button', { name: 'Add step' }).click();
      const step = page.getByRole('group', { name: 'Step 2', exact: true });
      await step.getByRole('combobox', { name: 'Step 2' }).selectOption('Chosen people');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await step.getByText('Please choose one to 5 people.').waitFor();
    },
  ],
  [
    'what switching approvals off does to requests',
    'setting/company',
    async (page) => {
      const section = page.getByRole('region', { name: 'Approvals' });
      await section.getByLabel('Approvers decide leave').uncheck();
      await section
        .getByRole('status')
        .getByText(/will then wait for HR\./)
        .waitFor();
    },
  ],
])('%s passes axe and fits', async (_, path, show) => {
  const page = await openOffice(stage, admin, path);
  await show(page);
  await passesAxe(page);
});

test.each(['en', 'fr', 'de'])(
  'the list with cost and whom requests wait for fits 1280 pixels, in %s',
  async (language) => {
    await admin.put('/profile/language', { language });
    const page = await openOffice(stage, admin, listAt('leaves', { q: 'Glassworks' }), {
      viewport: { width: 1280, height: 800 },
    });
    await rows(page).getByText('Vera Blow').waitFor();
    await soon(() => page.locator('[data-wide]').getAttribute('data-wide')).toBe('false');
    await soon(() => brokenWords(page.getByRole('table'))).toEqual([]);
  },
);

test('a manager approves on a phone in two taps: the notification, and the button', async () => {
  const [soren, zoe] = (await managed(admin, 'Lighthouse', 'Søren Beam', 'Zoë Lamp')) as [
    Somebody,
    EmployeeRecord,
  ];
  const leave = await ask(await signedIn(stage.url, zoe), zoe, 40, 5);
  const page = await openPortal(stage, soren.client, '', {
    viewport: PHONE,
    hasTouch: true,
  });
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: /Annual Leave of Zoë Lamp waits for you/ }).tap();
  await page.waitForURL(`**/employee-dashboard/team#${leave._id}`);
  await card(page, 'Zoë Lamp').and(page.locator(':focus')).waitFor();
  await card(page, 'Zoë Lamp')
    .getByRole('button', { name: /^Approve \d/ })
    .tap();
  await page.getByText('Leave of Zoë Lamp approved', { exact: true }).waitFor();
  await card(page, 'Zoë Lamp').getByRole('button', { name: 'Undo Zoë Lamp' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor();
  await soon(() => stored(admin, leave._id)).toMatchObject({
    status: 'Approved',
    decidedBy: 'Søren Beam',
  });
});

test('My Team passes axe, with a card and an open row', async () => {
  const [head, eva] = (await managed(admin, 'Orchard Lane', 'Olga Plum', 'Eva Pear')) as [
    Somebody,
    EmployeeRecord,
  ];
  await ask(await signedIn(stage.url, eva), eva, 33, 5);
  const page = await openPortal(stage, head.client, 'team');
  await card(page, 'Eva Pear').waitFor();
  await page.getByRole('button', { name: /^Eva Pear/ }).click();
  await page.getByRole('img', { name: /^Annual Leave: / }).waitFor();
  await passesAxe(page, { dark: true });
});

test('an approver rejects with a note, and the number at My Team follows', async () => {
  const [head, ida, per] = (await managed(
    admin,
    'Harbour',
    'Hilde Quay',
    'Ida Pier',
    'Per Dock',
  )) as [Somebody, EmployeeRecord, EmployeeRecord];
  const leave = await ask(await signedIn(stage.url, ida), ida, 50, 5);
  await ask(await signedIn(stage.url, per), per, 60, 5);
  const page = await openPortal(stage, head.client, 'team');
  const link = page.getByRole('navigation').getByRole('link', { name: 'My Team' }).first();
  await soon(() => link.innerText()).toContain('2');
  await card(page, 'Ida Pier')
    .getByRole('button', { name: /^Reject/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Reject the leave of Ida Pier?' });
  await dialog.getByLabel('Note to Ida Pier').fill('The harbour is full then.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await page.getByText('Leave of Ida Pier rejected', { exact: true }).waitFor();
  await soon(() => link.innerText()).toContain('1');
  await soon(() => stored(admin, leave._id)).toMatchObject({
    status: 'Rejected',
    note: 'The harbour is full then.',
  });
  await card(page, 'Ida Pier').getByRole('button', { name: 'Undo Ida Pier' }).waitFor();
  await soon(() => card(page, 'Per Dock').count()).toBe(1);
});
