import type { Page } from 'playwright-core';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { approvalsOn, employ, managed } from '../stage/approvals.js';
import { approverDecides } from '../stage/approver-decides.js';
import { setStage } from '../stage/browser.js';
import { ask, decide, signedIn, stored, type Somebody, TODAY } from '../stage/leave-team.js';
import { passesAxe, PHONE } from '../stage/looks.js';
import { clientOf, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
await approvalsOn(admin);
await approverDecides(admin);

const openTeam = ({ client }: Somebody, options?: Parameters<typeof openPortal>[3]) =>
  openPortal(stage, client, 'team', options);
const card = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem', { name });
const onPhone = { viewport: PHONE, hasTouch: true };

test('a manager approves on a phone in two taps: the notification, and the button', async () => {
  const [soren, zoe] = (await managed(admin, 'Lighthouse', 'Søren Beam', 'Zoë Lamp')) as [
    Somebody,
    EmployeeRecord,
  ];
  const leave = await ask(await signedIn(stage.url, zoe), zoe, 40, 5);
  const page = await openPortal(stage, soren.client, '', onPhone);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: /Annual Leave of Zoë Lamp waits for you/ }).tap();
  await page.waitForURL(`**/employee-dashboard/team#${leave._id}`);
  await card(page, 'Zoë Lamp').and(page.locator(':focus')).waitFor();
  await card(page, 'Zoë Lamp')
    .getByRole('button', { name: /^Approve/ })
    .tap();
  await page.getByText('Leave of Zoë Lamp approved', { exact: true }).waitFor();
  await card(page, 'Zoë Lamp').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor();
  await soon(() => stored(admin, leave._id)).toMatchObject({
    status: 'Approved',
    decidedBy: 'Søren Beam',
  });
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
  const page = await openTeam(head);
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
  await soon(() => card(page, 'Ida Pier').count()).toBe(0);
  await soon(() => card(page, 'Per Dock').count()).toBe(1);
});

test('the card says that somebody else has decided already', async () => {
  const [head, ola] = (await managed(admin, 'Shipyard', 'Hans Keel', 'Ola Mast')) as [
    Somebody,
    EmployeeRecord,
  ];
  const leave = await ask(await signedIn(stage.url, ola), ola, 70, 5);
  const page = await openTeam(head);
  await card(page, 'Ola Mast').waitFor();
  await decide(admin, leave._id, 'Approved');
  await card(page, 'Ola Mast')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await card(page, 'Ola Mast').getByRole('alert').waitFor();
  await card(page, 'Ola Mast')
    .getByRole('button', { name: /^Remove from the list/ })
    .click();
  await page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor();
});

test('a deputy is told for whom they decide, and may pass it on', async () => {
  const [head, kim] = (await managed(admin, 'Bridge', 'Hedda Arch', 'Kim Span')) as [
    Somebody,
    EmployeeRecord,
  ];
  const [acting] = (await managed(admin, 'Tunnel', 'Tomasz Bore')) as [Somebody];
  await employ(admin, head.person, { deputy: acting.person._id });
  const absence = await ask(admin, head.person, 0, 5);
  await decide(admin, absence._id, 'Approved');
  await ask(await signedIn(stage.url, kim), kim, 30, 5);
  const page = await openTeam(acting);
  await card(page, 'Kim Span')
    .getByText(/^For Hedda Arch, away until /)
    .waitFor();
  await card(page, 'Kim Span')
    .getByText('Also away', { exact: false })
    .or(card(page, 'Kim Span').getByText('No one else in Bridge is away.'))
    .waitFor();
  await card(page, 'Kim Span')
    .getByRole('button', { name: /^Pass on/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pass on' }).click();
  await page
    .getByText('Passed on. The leave of Kim Span now waits for HR.', { exact: true })
    .waitFor();
});

test('My Team lists the people with their absences and balances, and leads to adding leave for one', async () => {
  const [head, ada] = (await managed(admin, 'Quarry', 'Gro Stone', 'Ada Slate')) as [
    Somebody,
    EmployeeRecord,
  ];
  await decide(admin, (await ask(admin, ada, 20, 5))._id, 'Approved');
  const page = await openTeam(head);
  await page.getByText('1 person reports to you. No one is away today.').waitFor();
  const row = page.getByRole('button', { name: /^Ada Slate/ });
  await soon(() => row.innerText()).toContain('Next away');
  await row.click();
  await page.getByRole('img', { name: /^Annual Leave: / }).waitFor();
  await page.getByRole('link', { name: 'Add leave Ada Slate' }).click();
  await page.getByRole('heading', { level: 1, name: 'Add leave' }).waitFor();
  await page.getByLabel('Leave Type').selectOption('Annual Leave');
  await page.getByLabel('Start Date', { exact: true }).fill(addDays(TODAY, 42));
  await page.getByLabel('End Date', { exact: true }).fill(addDays(TODAY, 45));
  await page.getByText('Approved at once, by you.').waitFor();
  await page.getByLabel('Reason/Description').fill('Agreed at lunch');
  await page.getByRole('button', { name: /^Add \d/ }).click();
  await page.getByText('Leave of Ada Slate added', { exact: true }).waitFor();
  await page.waitForURL('**/employee-dashboard/team');
});

test('approved leave that has not begun is cancelled, with a reason', async () => {
  const [head, siv] = (await managed(admin, 'Mill', 'Magne Wheel', 'Siv Flour')) as [
    Somebody,
    EmployeeRecord,
  ];
  const leave = await ask(admin, siv, 22, 5);
  await decide(admin, leave._id, 'Approved');
  const page = await openTeam(head);
  await page.getByRole('button', { name: /^Siv Flour/ }).click();
  await page.getByRole('button', { name: /^Cancel leave .* Siv Flour$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the leave of Siv Flour?' });
  await dialog.getByRole('button', { name: 'Cancel leave' }).click();
  await dialog.getByText('Please enter a reason.').first().waitFor();
  await dialog.getByLabel('Reason').fill('The mill runs all week');
  await dialog.getByRole('button', { name: 'Cancel leave' }).click();
  await page.getByText('Leave of Siv Flour cancelled', { exact: true }).waitFor();
  await page.getByText('No leave planned').waitFor();
  await page
    .getByRole('button', { name: /^Siv Flour/ })
    .and(page.locator(':focus'))
    .waitFor();
  await soon(() => stored(admin, leave._id)).toMatchObject({
    status: 'Cancelled',
    cancelReason: 'The mill runs all week',
  });
});

test('a deputy is chosen, with a warning if they are away', async () => {
  const [head, liv] = (await managed(admin, 'Meadow', 'Mads Field', 'Liv Grass')) as [
    Somebody,
    EmployeeRecord,
  ];
  await decide(admin, (await ask(admin, liv, 0, 5))._id, 'Approved');
  const page = await openTeam(head);
  await page.getByRole('combobox', { name: 'Deputy' }).selectOption({ label: 'Liv Grass' });
  await page.getByRole('button', { name: 'Save deputy' }).click();
  await page.getByText('Liv Grass decides for you while you are away.', { exact: true }).waitFor();
  await page.getByText(/^Liv Grass is away until /).waitFor();
  await soon(async () => (await head.client.get('/leave/deputy')).body.deputy).toMatchObject({
    name: 'Liv Grass',
  });
});

test('My Team passes axe, with a card and an open row', async () => {
  const [head, eva] = (await managed(admin, 'Orchard Lane', 'Olga Plum', 'Eva Pear')) as [
    Somebody,
    EmployeeRecord,
  ];
  await ask(await signedIn(stage.url, eva), eva, 33, 5);
  const page = await openTeam(head);
  await card(page, 'Eva Pear').waitFor();
  await page.getByRole('button', { name: /^Eva Pear/ }).click();
  await page.getByRole('img', { name: /^Annual Leave: / }).waitFor();
  await passesAxe(page, { dark: true });
});

test('My Team is not in the navigation of somebody who decides for nobody', async () => {
  const [, jon] = (await managed(admin, 'Valley', 'Vera Hill', 'Jon Dale')) as [
    Somebody,
    EmployeeRecord,
  ];
  const page = await openPortal(stage, await signedIn(stage.url, jon), '');
  await page.getByRole('navigation').first().getByRole('link', { name: 'My Leaves' }).waitFor();
  await page.waitForLoadState('networkidle');
  await soon(() => page.getByRole('link', { name: 'My Team' }).count()).toBe(0);
});
