import type { Page } from 'playwright-core';
import { addDepartment, hire, paySalary } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { setStage } from '../stage/browser.js';
import { countNothing } from '../stage/counted-leave.js';
import { ask, decide, signedIn, team } from '../stage/leave-team.js';
import { listAt } from '../stage/list.js';
import { clientOf, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const WHY = 'Another admin decides your own leave.';

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);
await admin.confirm(stage.admin.password);
const { _id: department } = await addDepartment(admin, { dep_name: 'Own matters' });
const ines = await hire(admin, {
  name: 'Ines Own',
  employeeId: 'OWN-1',
  department,
  role: 'admin',
});
const inesClient = await signedIn(stage.url, ines);

const open = (client: Client, path: string) => openOffice(stage, client, path);
const openList = (client: Client, q: string) => open(client, listAt('leaves', { q }));
const decisions = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Approve|Reject)/ });

describe('an admin’s own leave', () => {
  test('shows them no Approve and no Reject on its page, but why; they may cancel it', async () => {
    const { _id } = await ask(inesClient, ines, 30, 3);
    const page = await open(inesClient, `leaves/${_id}`);
    await page.getByRole('main').getByText(WHY, { exact: true }).waitFor();
    await soon(() => decisions(page).count()).toBe(0);
    await soon(() => page.getByLabel(/^Note to/).count()).toBe(0);
    await page.getByRole('main').getByRole('button', { name: 'Cancel request' }).waitFor();
  });

  test('shows both to another admin', async () => {
    const { _id } = await ask(inesClient, ines, 40, 3);
    const page = await open(admin, `leaves/${_id}`);
    await soon(() => decisions(page).allInnerTexts()).toEqual(['Reject', 'Approve']);
    await soon(() => page.getByText(WHY).count()).toBe(0);
  });

  test('that was approved and has begun is cancelled and shortened by another admin only', async () => {
    const { _id } = await ask(inesClient, ines, -10, 3);
    await decide(admin, _id, 'Approved');
    const page = await open(inesClient, `leaves/${_id}`);
    await page.getByRole('main').getByText(WHY, { exact: true }).waitFor();
    await soon(() =>
      page
        .getByRole('main')
        .getByRole('button', { name: /Cancel leave|Take days out/ })
        .count(),
    ).toBe(0);
    const theirs = await open(admin, `leaves/${_id}`);
    await theirs.getByRole('main').getByRole('button', { name: 'Cancel leave' }).waitFor();
  });

  test('cannot be selected in the list for a decision together with others, by them', async () => {
    const [nils] = await team(admin, 'Own choice', 'Nils Own');
    await ask(admin, nils, 50, 2);
    await ask(inesClient, ines, 60, 2);
    const page = await openList(inesClient, 'own');
    await page
      .getByRole('checkbox', { name: /^Select .*Nils Own/ })
      .first()
      .waitFor();
    await soon(() => page.getByRole('checkbox', { name: /Ines Own/ }).count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Select all pending on this page' }).check();
    await page.getByRole('status').filter({ hasText: '1 selected' }).waitFor();
    const theirs = await openList(admin, 'own');
    await theirs
      .getByRole('checkbox', { name: /Ines Own/ })
      .first()
      .waitFor();
  });

  test('waits on their dashboard with the reason and the link to it alone', async () => {
    stage.store(
      "UPDATE leave_request SET status = 'Cancelled' WHERE status = 'Pending' AND employee_id <> ?",
      ines._id,
    );
    const page = await open(inesClient, '');
    const request = page
      .getByRole('listitem')
      .filter({ has: page.getByText('Ines Own') })
      .first();
    await request.getByText(WHY, { exact: true }).waitFor();
    await soon(() => request.getByRole('button').count()).toBe(0);
    await request.getByRole('link', { name: 'View Ines Own' }).waitFor();
  });
});

test('what an admin changes about themselves shows at the bell of the others, and leads to the person', async () => {
  await paySalary(inesClient, ines._id);
  const page = await open(admin, '');
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  await page.getByRole('link', { name: 'Unread: Ines Own changed their own pay' }).click();
  await page.waitForURL(`**/admin-dashboard/employee/${ines._id}`);
  await page.getByRole('heading', { level: 1, name: 'Ines Own' }).waitFor();
  const own = await open(inesClient, '');
  await own.getByRole('button', { name: /^Notifications/ }).click();
  await own.getByRole('heading', { name: 'Notifications' }).waitFor();
  await soon(() => own.getByText('changed their own pay').count()).toBe(0);
});
