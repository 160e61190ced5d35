import { leaveType } from '../../support/leave-rules-by-calls.js';
import { approvalsOn, managed } from '../stage/approvals.js';
import { setStage } from '../stage/browser.js';
import { countLeave } from '../stage/counted-leave.js';
import { ask, team } from '../stage/leave-team.js';
import { chips, filterField, filterIn, listAt, rowOf, rows } from '../stage/list.js';
import { brokenWords, PHONE } from '../stage/looks.js';
import { clientOf, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
await approvalsOn(admin);
const sick = await leaveType(admin, 'Sick Leave');
await admin.put(`/leave/type/${sick._id}`, { ...sick, chain: [{ who: 'hr' }] });
const [vera, ida] = await managed(admin, 'Glassworks', 'Vera Blow', 'Ida Pane');
const [, otto] = await team(admin, 'Pottery', 'Mia Clay', 'Otto Kiln');
if (ida) countLeave(stage, ida._id, 'Annual Leave', { tiers: [{ years: 0, amount: 25_000 }] });
const asked = await ask(admin, ida, 20, 2);
await ask(admin, otto, 20, 2, { leaveType: 'Sick Leave' });

test('the requests that wait for HR, or for one person', async () => {
  const page = await openOffice(stage, admin, 'leaves');
  const field = await filterField(page, 'Waiting for');
  await field.fill('H');
  await page.getByRole('option', { name: 'HR', exact: true }).click();
  await rowOf(page, 'Otto Kiln')
    .getByText(/^Waiting for HR since/)
    .waitFor();
  await soon(() => rowOf(page, 'Ida Pane').count()).toBe(0);
  await soon(() => chips(page).allInnerTexts()).toEqual([
    expect.stringContaining('Waiting for: HR'),
  ]);

  await field.fill('Vera');
  await page.getByRole('option', { name: /Vera Blow/ }).click();
  await soon(() => filterIn(page)).toEqual({ waitingFor: vera.person.userId._id });
  await rowOf(page, 'Ida Pane')
    .getByText(/^Waiting for Vera Blow since/)
    .waitFor();
  await soon(() => rows(page).count()).toBe(1);
  await page.reload();
  await soon(() => chips(page).allInnerTexts()).toEqual([
    expect.stringContaining('Waiting for: Vera Blow'),
  ]);
});

test('on a phone a card says whom a request waits for', async () => {
  const page = await openOffice(stage, admin, listAt('leaves', {}));
  await rowOf(page, 'Ida Pane').waitFor();
  await page.setViewportSize(PHONE);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Ida Pane' })
    .getByText(/^Waiting for Vera Blow since/)
    .waitFor();
});

test('the dialog for several says that an admin takes all remaining steps', async () => {
  const page = await openOffice(stage, admin, listAt('leaves', { q: 'Glassworks' }));
  await rowOf(page, 'Ida Pane').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByText(/you take all remaining steps of each request, also those of others\.$/)
    .waitFor();
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

test('the dashboard has what waits for the admin, not what waits for an approver', async () => {
  // Without approvals, it would come first.
  stage.store('UPDATE leave_request SET created_at = 1 WHERE id = ?', asked._id);
  await admin.put('/profile/language', { language: 'en' });
  const page = await openOffice(stage, admin, '');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByRole('link', { name: 'All pending requests' }).waitFor();
  await soon(() => waiting.getByRole('listitem').count()).toBe(5);
  await soon(() => waiting.getByText('Ida Pane').count()).toBe(0);
});
