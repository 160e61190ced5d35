import type { Page } from 'playwright-core';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { approvalsOn, employ, managed } from '../stage/approvals.js';
import { approverDecides } from '../stage/approver-decides.js';
import { setStage } from '../stage/browser.js';
import { ask, decide, ownLeave, signedIn, type Somebody, TODAY } from '../stage/leave-team.js';
import { clientOf, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
await approverDecides(admin);

async function fillIn(page: Page, first: number, last: number): Promise<void> {
  await page.getByLabel('Leave Type').selectOption('Annual Leave');
  await page.getByLabel('Start Date', { exact: true }).fill(addDays(TODAY, first));
  await page.getByLabel('End Date', { exact: true }).fill(addDays(TODAY, last));
}

test('without approvals nobody sees My Team, a stand-in or who decides', async () => {
  await admin.put('/setting/approvals', { approvals: false });
  const [head, ann] = (await managed(admin, 'Cellar', 'Carl Vault', 'Ann Cask')) as [
    Somebody,
    EmployeeRecord,
  ];
  const page = await openPortal(stage, head.client, '');
  await page.waitForLoadState('networkidle');
  await soon(() => page.getByRole('link', { name: 'My Team' }).count()).toBe(0);
  const request = await openPortal(stage, await signedIn(stage.url, ann), 'add-leave');
  await fillIn(request, 40, 44);
  await request.getByRole('button', { name: /^Request \d/ }).waitFor();
  await soon(() => request.getByText(/decides/).count()).toBe(0);
  await soon(() => request.getByLabel('Stand-in').count()).toBe(0);
  const missing = await openPortal(stage, head.client, 'team');
  await missing.getByRole('heading', { name: 'Page not found' }).waitFor();
});

describe('with approvals', () => {
  beforeAll(() => approvalsOn(admin));

  test('the form says who decides, also while the approver is away, and whether the stand-in is away', async () => {
    const [head, bo, cam] = (await managed(
      admin,
      'Attic',
      'Signe Beam',
      'Bo Rafter',
      'Cam Joist',
    )) as [Somebody, EmployeeRecord, EmployeeRecord];
    await decide(admin, (await ask(admin, cam, 40, 5))._id, 'Approved');
    const page = await openPortal(stage, await signedIn(stage.url, bo), 'add-leave');
    await fillIn(page, 40, 44);
    await page.getByText('Signe Beam decides.', { exact: true }).waitFor();
    await page.getByLabel('Stand-in').selectOption({ label: 'Cam Joist' });
    await page.getByText(/^Cam Joist is away then: /).waitFor();

    await employ(admin, head.person, { deputy: cam._id });
    await decide(admin, (await ask(admin, head.person, 0, 5))._id, 'Approved');
    await page.getByLabel('End Date', { exact: true }).fill(addDays(TODAY, 45));
    await page
      .getByText(/^Cam Joist decides for Signe Beam, who is away until \d\d \w{3}\.$/)
      .waitFor();
    await page.getByLabel('Reason/Description').fill('By the sea');
    await page.getByRole('button', { name: /^Request \d/ }).click();
    await page.getByText('Leave request submitted').waitFor();
    await page.getByText(/^Waiting for Signe Beam or Cam Joist since /).waitFor();
  });

  test('owners cancel approved leave that has not begun, and read that the approver is told', async () => {
    const [, dea] = (await managed(admin, 'Loft', 'Lone Post', 'Dea Sill')) as [
      Somebody,
      EmployeeRecord,
    ];
    const owner = { person: dea, client: await signedIn(stage.url, dea) };
    await decide(admin, (await ask(owner.client, dea, 25, 5))._id, 'Approved');
    const page = await openPortal(stage, owner.client, `leaves/${owner.client.user._id}`);
    await page.getByRole('button', { name: /^Cancel leave/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this leave?' });
    await dialog.getByText(/your approver is told/).waitFor();
    await dialog.getByRole('button', { name: 'Cancel leave' }).click();
    await page
      .getByText(/ cancelled$/)
      .first()
      .waitFor();
    await soon(() => ownLeave(owner)).toMatchObject([{ status: 'Cancelled' }]);
  });
});
