import { addDays } from '../../../api/contract/calendar-date.js';
import type { CoverageOutlook, CoverageRuleRecord } from '../../../api/contract/leave/coverage.js';
import type { LeavesResponse } from '../../../api/contract/leave/leave-responses.js';
import { requestLeave } from '../../support/cast.js';
import { setStage } from '../stage/browser.js';
import { decide, stored, team, TODAY } from '../stage/leave-team.js';
import { PHONE } from '../stage/looks.js';
import { clientOf, faultAt, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';
import { addRule, approved, DECEMBER, MONDAY, WEDNESDAY } from './december.js';

const stage = await setStage();
const admin = await clientOf(stage);

const rules = async (): Promise<CoverageRuleRecord[]> => (await admin.get('/coverage')).body.rules;
const ruleOf = async (name: string) => (await rules()).find((rule) => rule.name === name);

/** A week that an outlook shows; some of it may be a holiday. */
const SOON = { from: addDays(TODAY, 21), to: addDays(TODAY, 27) };

const pottery = await team(admin, 'Pottery', 'Ada Clay', 'Bo Kiln', 'Cy Glaze');
for (const person of pottery) await approved(admin, person, SOON.from, SOON.to);
const { days } = (await admin.get(`/coverage/outlook?department=${pottery[0]?.department._id}`))
  .body.outlook as CoverageOutlook;

test('a rule has its effect beside it, on the days and with the names, before it is saved', async () => {
  const page = await openOffice(stage, admin, 'leaves/coverage');
  await page.getByRole('link', { name: 'New rule' }).click();
  const form = page.getByRole('region', { name: 'New coverage rule' });
  await form
    .getByRole('heading', { name: 'New coverage rule' })
    .and(page.locator(':focus'))
    .waitFor();
  const outlook = form.getByRole('region', { name: 'Effect of the rule' });
  await outlook.getByText('Choose a department to see who is away.').waitFor();
  await form.getByLabel('Department').selectOption({ label: 'Pottery' });
  await outlook.getByRole('heading', { name: 'The busiest days' }).waitFor();
  await form.getByLabel('Away at most').fill('3');
  await outlook
    .getByRole('heading', { name: 'Within the limit on all days of the coming year' })
    .waitFor();
  await form.getByLabel('Away at most').fill('2');
  await outlook
    .getByRole('heading', { name: `Already over the limit on ${days.length} days` })
    .waitFor();
  await outlook
    .getByRole('listitem')
    .filter({ hasText: '3 away: Ada Clay, Bo Kiln, and Cy Glaze' })
    .first()
    .waitFor();
  await outlook.getByRole('img', { name: /against the limit of 2/ }).waitFor();
  await outlook
    .getByText('Pending requests on these days get a warning.', { exact: false })
    .waitFor();
  await form.getByRole('radio', { name: 'Block' }).check();
  await outlook.getByText('Pending requests on these days need HR.', { exact: false }).waitFor();
});

test('a rule is saved once it has a name and dates in order, and stands in the list with its effect', async () => {
  const others = days.length - 1;
  const page = await openOffice(stage, admin, 'leaves/coverage/new');
  const form = page.getByRole('region', { name: 'New coverage rule' });
  await form.getByLabel('Department').selectOption({ label: 'Pottery' });
  await form.getByLabel('Away at most').fill('2');
  await form.getByRole('radio', { name: 'Block' }).check();
  await form.getByRole('button', { name: 'Save rule' }).click();
  await soon(() => faultAt(form.getByLabel('Name'))).toContain('Please enter Name.');
  await form.getByLabel('Name').fill('Kiln cover');
  await form.getByLabel('From').fill(SOON.to);
  await form.getByLabel('To').fill(SOON.from);
  await form.getByRole('button', { name: 'Save rule' }).click();
  await soon(() => faultAt(form.getByLabel('To'))).toContain(
    'The last day cannot be before the first day.',
  );
  await form.getByLabel('From').fill(SOON.from);
  await form.getByLabel('To').fill(SOON.to);
  await form.getByRole('button', { name: 'Save rule' }).click();
  await page.getByText('Coverage rule added.', { exact: true }).waitFor();
  const row = page.getByRole('row').filter({ hasText: 'Kiln cover' });
  await row.getByText('2 of 3').waitFor();
  await row.getByText(/^3 away on \d\d \w+$/).waitFor();
  await row.getByText(`and ${others} other day${others === 1 ? '' : 's'}`).waitFor();
  await row.getByText('Blocks').waitFor();
  await form.waitFor({ state: 'detached' });
  await soon(() => ruleOf('Kiln cover')).toMatchObject({
    ...SOON,
    maxAway: 2,
    block: true,
    department: { dep_name: 'Pottery' },
  });
});

test('an edit of a rule that somebody else has changed meanwhile shows both', async () => {
  const [person] = await team(admin, 'Weaving', 'Wanda Loom');
  const { _id, version } = await addRule(admin, {
    name: 'Loom cover',
    department: person?.department._id,
  });
  const page = await openOffice(stage, admin, 'leaves/coverage');
  await page.getByRole('link', { name: 'Edit Loom cover' }).click();
  const form = page.getByRole('region', { name: 'Edit “Loom cover”' });
  await form.getByLabel('Away at most').fill('4');
  await admin.put(`/coverage/${_id}`, {
    name: 'Loom cover',
    department: person?.department._id,
    ...DECEMBER,
    maxAway: 3,
    block: true,
    version,
  });
  await form.getByRole('button', { name: 'Save rule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Away at most').waitFor();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByText('Coverage rule saved.', { exact: true }).waitFor();
  await soon(() => ruleOf('Loom cover')).toMatchObject({ maxAway: 4, version: 3 });
  await page
    .getByRole('link', { name: 'Loom cover', exact: true })
    .and(page.locator(':focus'))
    .waitFor();
});

test('a name that another rule has is refused at the field', async () => {
  await addRule(admin, { name: 'Night shift' });
  const page = await openOffice(stage, admin, 'leaves/coverage/new');
  const form = page.getByRole('region', { name: 'New coverage rule' });
  await form.getByLabel('Name').fill('Night Shift');
  await form.getByLabel('Department').selectOption({ label: 'Everyone' });
  await form.getByLabel('Away at most').fill('0');
  await form.getByRole('button', { name: 'Save rule' }).click();
  await soon(() => faultAt(form.getByLabel('Name'))).toContain(
    'There is already a coverage rule with this name.',
  );
  // Typed text is not lost without a question.
  await form.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await form.waitFor({ state: 'detached' });
});

test('a rule is deleted on a phone, where rules are cards', async () => {
  await addRule(admin, { name: 'Harvest', maxAway: 0 });
  const page = await openOffice(stage, admin, 'leaves/coverage', {
    viewport: PHONE,
    hasTouch: true,
  });
  const card = page
    .getByRole('list', { name: 'Coverage rules' })
    .getByRole('listitem')
    .filter({ hasText: 'Harvest' });
  await card.getByText('No one', { exact: true }).waitFor();
  await card.getByRole('button', { name: 'More actions for Harvest' }).tap();
  await card.getByRole('button', { name: 'Delete Harvest' }).tap();
  await page
    .getByRole('dialog', { name: 'Delete “Harvest”?' })
    .getByRole('button', { name: 'Delete' })
    .tap();
  await page.getByText('Coverage rule deleted.', { exact: true }).waitFor();
  await card.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'New rule' }).and(page.locator(':focus')).waitFor();
  await soon(() => ruleOf('Harvest')).toBeUndefined();
});

test('a rule that is gone is said', async () => {
  const gone = await addRule(admin, { name: 'Gone' });
  await admin.delete(`/coverage/${gone._id}`);
  const page = await openOffice(stage, admin, `leaves/coverage/${gone._id}`);
  await page.getByRole('heading', { name: 'Coverage rule not found' }).waitFor();
  await page.getByRole('link', { name: 'Coverage rules' }).click();
  await page
    .getByRole('heading', { name: 'Coverage rule not found' })
    .waitFor({ state: 'detached' });
});

test('without rules there is one thing to do', async () => {
  for (const { _id } of await rules()) await admin.delete(`/coverage/${_id}`);
  await addRule(admin, { name: 'The last' });
  const page = await openOffice(stage, admin, 'leaves/coverage');
  await page.getByRole('button', { name: 'Delete The last' }).click();
  await page
    .getByRole('dialog')
    .getByText('Approved leave stays as it is.', { exact: false })
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'No coverage rules yet' }).waitFor();
  await page.getByRole('link', { name: 'New rule' }).and(page.locator(':focus')).waitFor();
  await page.getByRole('link', { name: 'New rule' }).click();
  await page.getByRole('region', { name: 'New coverage rule' }).getByLabel('Name').waitFor();
});

test('leave of a type that is exempt does not count', async () => {
  const page = await openOffice(stage, admin, 'leave-types');
  await page.getByRole('link', { name: 'Edit Sick Leave' }).click();
  const exempt = page.getByLabel('Exempt from coverage');
  await soon(() => exempt.isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Edit Personal Leave' }).click();
  await soon(() => exempt.isChecked()).toBe(false);
  await exempt.check();
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByText('Leave type saved.', { exact: true }).waitFor();
  const types = async () =>
    (await admin.get('/leave/type')).body.types as { name: string; exemptFromCoverage: boolean }[];
  await soon(
    async () => (await types()).find(({ name }) => name === 'Personal Leave')?.exemptFromCoverage,
  ).toBe(true);
});

test('a row of the dashboard says which new rule blocks an approval, and then takes an override with a note', async () => {
  const { leaves } = (await admin.get('/leave?range=[0,99]&filter={"status":"Pending"}'))
    .body as LeavesResponse;
  for (const { _id } of leaves) await decide(admin, _id, 'Rejected');
  const [ada, bo] = await team(admin, 'Brewery', 'Ada Hops', 'Bo Malt');
  await approved(admin, ada);
  const leave = await requestLeave(admin, String(bo?._id), MONDAY, WEDNESDAY);
  const page = await openOffice(stage, admin, '');
  const row = page
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('listitem')
    .filter({ hasText: 'Bo Malt' });
  await row.getByRole('button', { name: 'More actions for Bo Malt' }).click();
  await row.getByRole('button', { name: /^Approve the leave of Bo Malt with a note/ }).click();
  await addRule(admin, { name: 'Beer', department: bo?.department._id, maxAway: 1 });
  await row.getByRole('button', { name: /^Approve \d/ }).click();
  await row.getByText(/^“Beer” lets at most 1 person be away together\./).waitFor();
  await row.getByLabel('Override the rule').check();
  await row.getByLabel('Reason for the override').fill('Only this once');
  await row.getByRole('button', { name: /^Approve \d/ }).click();
  await page.getByText('Leave of Bo Malt approved', { exact: true }).waitFor();
  await soon(async () => (await stored(admin, leave._id)).status).toBe('Approved');
});
