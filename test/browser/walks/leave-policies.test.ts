import { addYears } from '../../../api/contract/calendar-date.js';
import type { LeaveTypeRecord, PolicyRecord } from '../../../api/contract/leave/leave-policies.js';
import { THIS_YEAR, TODAY } from '../../support/calendar.js';
import { storeVersion } from '../../support/leave-preview.js';
import { setStage } from '../stage/browser.js';
import { clientOf, faultAt, intercept, openOffice } from '../stage/office.js';
import { assignPreviewed } from '../stage/previewed.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);

const policies = async (): Promise<PolicyRecord[]> =>
  (await admin.get('/leave/policy')).body.policies;
const named = async (name: string) => (await policies()).find((policy) => policy.name === name);

test('a policy is added beside an example that follows it, and each rule is said in words', async () => {
  const page = await openOffice(stage, admin, 'add-leave-policy');
  const example = page.getByRole('complementary', { name: 'Example' });
  await example.getByText('+17.5').waitFor();
  await page.getByLabel('Policy Name').fill('Norway');
  await page.getByLabel('Entitlement a year, step 1').fill('30');
  await example.getByText('30 days a year, for 8.5 of 12 months').waitFor();
  await page.getByText('30 days a year.', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Add step' }).click();
  await example.getByText('The example continues once the settings are complete.').waitFor();
  await page.getByLabel('Years of service, step 2').fill('5');
  await page.getByLabel('Entitlement a year, step 2').fill('33');
  await example.getByText('5 years of service', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Each month' }).click();
  await page.getByText(/^Granted each month at its start/).waitFor();
  await page.getByRole('button', { name: 'Add policy' }).click();
  await page.getByText(/^Policy added/).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Norway' }).waitFor();
  await soon(() => named('Norway')).toMatchObject({
    versions: [
      {
        rules: {
          tiers: [
            { years: 0, amount: 30 },
            { years: 5, amount: 33 },
          ],
          frequency: 'monthly',
          carry: 5,
          carryMonths: 3,
        },
      },
    ],
  });
});

test('rules that contradict each other are refused at their field, also in the example', async () => {
  const page = await openOffice(stage, admin, 'add-leave-policy');
  await page.getByLabel('Policy Name').fill('Contradicting');
  await page.getByLabel('Maximum balance').fill('3');
  await page
    .getByRole('complementary', { name: 'Example' })
    .getByText(/cannot hold the 5/)
    .waitFor();
  await page.getByRole('button', { name: 'Add policy' }).click();
  await soon(() => faultAt(page.getByLabel('Maximum balance'))).toContain(
    'cannot hold the 5 that carry over',
  );
  await soon(() => named('Contradicting')).toBeUndefined();
});

test('a version from a later day stands beside the one in force, and the list says when it changes', async () => {
  const { _id } = (await admin.get('/leave/type')).body.types.find(
    ({ name }: LeaveTypeRecord) => name === 'Casual Leave',
  );
  const [first] = await policies();
  const added = await admin.post('/leave/policy/add', {
    leaveType: _id,
    name: 'Casual',
    from: '2025-01-01',
    rules: { ...first?.versions[0]?.rules, tracked: true, tiers: [{ years: 0, amount: 4 }] },
  });
  const page = await openOffice(stage, admin, `leave-policies/${added.body.policy._id}`);
  await soon(() => page.getByLabel('Entitlement a year, step 1').count()).toBe(0);
  await page.getByRole('link', { name: 'New version' }).click();
  await page.getByRole('heading', { name: 'New version of Casual' }).waitFor();
  const from = addYears(TODAY, 1);
  await page.getByLabel('In force from').fill(from);
  await page.getByText('Until then the version of 01 Jan 2025 applies (4 days a year).').waitFor();
  await page.getByLabel('Entitlement a year, step 1').fill('6,5');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('heading', { name: 'No balance changes' }).waitFor();
  await page.getByRole('button', { name: 'Save version' }).click();
  await page.getByText('Version saved.').waitFor();
  const versions = page
    .getByRole('region', { name: 'Versions' })
    .getByRole('listitem')
    .locator('summary');
  await soon(() => versions.allInnerTexts()).toEqual([
    expect.stringContaining('Planned'),
    expect.stringContaining('01 Jan 2025'),
  ]);
  await page.getByRole('link', { name: 'Policies' }).first().click();
  await page
    .getByRole('row')
    .filter({ hasText: 'Casual' })
    .filter({ hasText: 'changes on' })
    .first()
    .waitFor();
  await soon(async () => (await named('Casual'))?.versions).toMatchObject([
    { from: '2025-01-01', rules: { tiers: [{ amount: 4 }] } },
    { from, rules: { tiers: [{ amount: 6.5 }] } },
  ]);
});

test('a new version begins with the rules that hold on its day, and says which version it replaces', async () => {
  const { _id } = (await admin.get('/leave/type')).body.types.find(
    ({ name }: LeaveTypeRecord) => name === 'Emergency Leave',
  );
  const [first] = await policies();
  const rules = (amount: number) => ({
    ...first?.versions[0]?.rules,
    tracked: true,
    tiers: [{ years: 0, amount }],
  });
  const nextYear = `${Number(String(THIS_YEAR)) + 1}-01-01`;
  const { body } = await admin.post('/leave/policy/add', {
    leaveType: _id,
    name: 'Planned',
    from: '2025-01-01',
    rules: rules(4),
  });
  await storeVersion(admin, body.policy._id, { from: nextYear, rules: rules(6) });

  const page = await openOffice(stage, admin, `leave-policies/${body.policy._id}/new-version`);
  const amount = page.getByLabel('Entitlement a year, step 1');
  await soon(() => amount.inputValue()).toBe('6');
  await page
    .getByText(`Replaces the version planned from 01 Jan ${nextYear.slice(0, 4)} (6 days a year).`)
    .waitFor();
  await page.getByLabel('In force from').fill('2026-02-01');
  await soon(() => amount.inputValue()).toBe('4');
  await page.getByText('Until then the version of 01 Jan 2025 applies (4 days a year).').waitFor();
  await amount.fill('5');
  await page.getByLabel('In force from').fill(nextYear);
  await page.getByText(/^Replaces the version planned/).waitFor();
  await soon(() => amount.inputValue()).toBe('5');
});

test('a new policy is assigned to chosen people, and to all who have none of its type', async () => {
  const { body: typed } = await admin.post('/leave/type/add', { name: 'Study Leave' });
  const rules = (await policies())[0]?.versions[0]?.rules;
  const { body } = await admin.post('/leave/policy/add', {
    leaveType: typed.type._id,
    name: 'Two study days',
    from: '2026-01-01',
    rules: { ...rules, tracked: true, tiers: [{ years: 0, amount: 2 }] },
  });
  const page = await openOffice(stage, admin, `leave-policies/${body.policy._id}`);
  await page.getByText('No one has this policy').waitFor();
  await page.getByRole('button', { name: 'Assign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign “Two study days”' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await soon(() => faultAt(dialog.getByLabel('People', { exact: true }))).toContain(
    'Please choose at least one person.',
  );
  await dialog.getByLabel('People', { exact: true }).fill('Zoë');
  await page.getByRole('option').filter({ hasText: 'Zoë' }).first().click();
  await dialog
    .getByRole('list', { name: 'Chosen people' })
    .getByRole('button', { name: /^Remove Zoë/ })
    .waitFor();
  // The first day of the policy is proposed.
  await soon(() => dialog.getByLabel('From').inputValue()).toBe('Thu 01 Jan 2026');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const zoe = dialog
    .getByRole('table', { name: 'People affected' })
    .getByRole('row')
    .filter({ hasText: 'Zoë' });
  await zoe.filter({ hasText: '+2.0' }).waitFor();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await page.getByText('Assigned to 1 person.').waitFor();
  await soon(() => named('Two study days')).toMatchObject({ people: 1, everybody: false });

  await page.goto(`${stage.url}/admin-dashboard/leave-policies`);
  await page.getByText(/people have no Study Leave policy$/).waitFor();
  await page.getByRole('link', { name: 'Show and assign Study Leave' }).click();
  const people = page.getByRole('table', { name: 'Who works when' });
  await people.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('group', { name: 'Selected people' });
  await bar.getByRole('button', { name: /^Select all \d+ that match$/ }).click();
  await bar.getByRole('button', { name: 'Assign' }).click();
  const assigning = page.getByRole('dialog', { name: /^Assign to \d+ people$/ });
  await assigning.getByLabel('Study Leave policy').selectOption({ label: 'Two study days' });
  await assignPreviewed(assigning);
  await page.getByText(/^Assigned to \d+ people\.$/).waitFor();
  await page.getByRole('heading', { name: 'No Employees Found' }).waitFor();
  await page.goto(`${stage.url}/admin-dashboard/leave-policies`);
  await page.getByRole('row').filter({ hasText: 'Two study days' }).first().waitFor();
  await soon(() => page.getByText(/have no Study Leave policy$/).count()).toBe(0);
});

test('a policy is assigned to everyone, and that is taken back', async () => {
  const { body: typed } = await admin.post('/leave/type/add', { name: 'Moving Day' });
  const rules = (await policies())[0]?.versions[0]?.rules;
  const { body } = await admin.post('/leave/policy/add', {
    leaveType: typed.type._id,
    name: 'One day',
    from: '2026-01-01',
    rules: { ...rules, tracked: true, tiers: [{ years: 0, amount: 1 }] },
  });
  const page = await openOffice(stage, admin, `leave-policies/${body.policy._id}`);
  const dialog = page.getByRole('dialog', { name: 'Assign “One day”' });
  await page.getByRole('button', { name: 'Assign' }).click();
  await dialog.getByRole('button', { name: 'Everyone' }).click();
  await dialog.getByText('Nothing is assigned to everyone.').waitFor();
  await dialog.getByLabel('From').fill('2026-01-01');
  await assignPreviewed(dialog);
  await page.getByText('Assigned to everyone.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await soon(() => named('One day')).toMatchObject({ everybody: true });
  await page.getByRole('button', { name: 'Assign' }).click();
  await dialog.getByRole('button', { name: 'Everyone' }).click();
  await dialog.getByRole('button', { name: 'Take back One day from 01 Jan 2026' }).click();
  await page
    .getByRole('dialog', { name: 'Take the assignment back?' })
    .getByRole('button', { name: 'Take back' })
    .click();
  await soon(() => named('One day')).toMatchObject({ everybody: false });
});

test('a policy is renamed and archived', async () => {
  const { body } = await admin.get('/leave/policy');
  const { _id } = body.policies.find(({ name }: PolicyRecord) => name === 'Norway');
  const page = await openOffice(stage, admin, `leave-policies/${_id}`);
  await page.getByRole('button', { name: 'Rename or archive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename or archive the policy' });
  await dialog.getByLabel('Policy Name').fill('Norway until 2026');
  await dialog.getByLabel('Archived').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Policy saved.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Norway until 2026' }).waitFor();
  await soon(() => named('Norway until 2026')).toMatchObject({ archived: true });
});

test('an installation without policies begins with a small set that is shown before it is saved', async () => {
  const page = await openOffice(stage, admin, 'leave-policies', {
    arrange: (opened) =>
      intercept(opened, 'GET', '/leave/policy', async (route) => {
        const answer = await (await route.fetch()).json();
        const begun = answer.policies.some(({ name }: PolicyRecord) => name === 'Sick leave');
        await route.fulfill({ json: begun ? answer : { ...answer, policies: [] } });
      }),
  });
  await page.getByRole('heading', { name: 'No policies yet' }).waitFor();
  await page.getByLabel('For everyone, from').fill(`${THIS_YEAR}-01-01`);
  const before = (await policies()).length;
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByText(`Someone hired on 16 Apr ${THIS_YEAR}`).waitFor();
  await page.getByText('25 days a year, for 8.5 of 12 months').waitFor();
  await page.getByText('balance 17.5').first().waitFor();
  await soon(policies).toHaveLength(before);
  await page.getByRole('button', { name: 'Start with this set' }).click();
  await page.getByText('Everyone now has annual leave and sick leave.').waitFor();
  await soon(() => named('Annual leave')).toMatchObject({
    everybody: true,
    versions: [
      { from: `${THIS_YEAR}-01-01`, rules: { carry: 5, carryMonths: 3, proration: 'days' } },
    ],
  });
  await soon(() => named('Sick leave')).toMatchObject({
    everybody: true,
    versions: [{ rules: { tracked: false } }],
  });
});

test('a leave type is added, can be chosen for leave at once, and is archived', async () => {
  const page = await openOffice(stage, admin, 'leave-types');
  await page.getByRole('link', { name: 'New leave type' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Parental Leave');
  await page.getByLabel('What counts').selectOption('calendar');
  await page.getByLabel('Employees can request it').uncheck();
  await page.getByRole('button', { name: 'Add leave type' }).click();
  await page.getByText('Leave type added.').waitFor();
  await page
    .getByRole('row')
    .filter({ hasText: 'Parental Leave' })
    .filter({ hasText: 'Admins only' })
    .waitFor();

  const entering = await openOffice(stage, admin, 'add-leave');
  await soon(() => entering.getByLabel('Leave Type').locator('option').allInnerTexts()).toContain(
    'Parental Leave',
  );

  await page.getByRole('link', { name: 'Edit Parental Leave' }).click();
  await page.getByLabel('Archived').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Leave type saved.').waitFor();
  await page
    .getByRole('row')
    .filter({ hasText: 'Parental Leave' })
    .filter({ hasText: 'Archived' })
    .waitFor();
});

test('a type of every installation keeps its name', async () => {
  const { _id } = (await admin.get('/leave/type')).body.types.find(
    ({ name }: LeaveTypeRecord) => name === 'Personal Leave',
  );
  const page = await openOffice(stage, admin, `leave-types/${_id}`);
  await page.getByLabel('Half days').waitFor();
  await soon(() => page.getByLabel('Name', { exact: true }).count()).toBe(0);
  await page.getByLabel('Visible to the team').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Leave type saved.').waitFor();
  await soon(async () => (await admin.get(`/leave/type/${_id}`)).body.type).toMatchObject({
    name: 'Personal Leave',
    visibleToTeam: true,
  });
});
