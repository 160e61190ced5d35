import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { approvalsOn, managed } from '../stage/approvals.js';
import { setStage } from '../stage/browser.js';
import { ask, decide, type Somebody } from '../stage/leave-team.js';
import { clientOf, openOffice, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
await approvalsOn(admin);

const [head, zoe, ola] = (await managed(
  admin,
  'Observatory',
  'Signe Dome',
  'Zoë Lens',
  'Ola Mirror',
)) as [Somebody, EmployeeRecord, EmployeeRecord];
const { _id } = await ask(admin, zoe, -1, 366, { standIn: ola._id, leaveType: 'Sick Leave' });
await decide(admin, _id, 'Approved');

const AWAY = /^Away until \d\d \w{3} \d{4}, Ola Mirror stands in$/;

test('the page of somebody who is away says until when, and who stands in', async () => {
  const page = await openOffice(stage, admin, `employee/${zoe._id}`);
  await page.getByRole('main').getByText(AWAY).waitFor();
});

test('the search says so too, beside those whom it finds', async () => {
  const page = await openOffice(stage, admin, '');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to...' }).fill('observatory');
  await page
    .getByRole('option', { name: /^Zoë Lens.*Away until .*, Ola Mirror stands in/ })
    .waitFor();
  await soon(() => page.getByRole('option', { name: /Away/ }).count()).toBe(1);
});

test('a department lists who is away, and leads to them', async () => {
  const page = await openOffice(stage, admin, `department/${zoe.department._id}`);
  const section = page.getByRole('region', { name: 'Away today' });
  await section.getByText('1 person', { exact: true }).waitFor();
  await section.getByText(AWAY).waitFor();
  await section.getByRole('link', { name: 'Zoë Lens' }).click();
  await page.waitForURL(`**/employee/${zoe._id}`);
});

test('a department of people at work says so', async () => {
  const { body } = await admin.post('/department/add', {
    dep_name: 'Planetarium',
    description: 'Shows the sky.',
  });
  const page = await openOffice(stage, admin, `department/${body.department._id}`);
  await page
    .getByRole('region', { name: 'Away today' })
    .getByText('No one is away today.')
    .waitFor();
});

test('an approver sees the stand-in in My Team', async () => {
  const page = await openPortal(stage, head.client, 'team');
  await page
    .getByRole('button', { name: /^Zoë Lens/ })
    .getByText(AWAY)
    .waitFor();
});
