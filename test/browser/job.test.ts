import type { Locator, Page } from 'playwright-core';
import { addDays } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import type { JobTimelineRecord } from '../../api/contract/job/job-changes.js';
import { inField, TODAY } from '../support/calendar.js';
import { hire, PASSWORD } from '../support/cast.js';
import { accepted, Client } from '../support/client.js';
import { approvalsOn, managed } from './stage/approvals.js';
import { setStage } from './stage/browser.js';
import type { Somebody } from './stage/leave-team.js';
import { DESKTOP, passesAxe } from './stage/looks.js';
import { clientOf, openOffice, openPortal, typeFocused } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
const department: string = (await admin.get('/department')).body.departments[0]._id;
const SOON = addDays(TODAY, 10);

let people = 0;
const person = (name: string): Promise<EmployeeRecord> =>
  hire(admin, { name, employeeId: `JOB-${++people}`, department, hireDate: '2020-03-01' });
const jobOf = async ({ _id }: EmployeeRecord): Promise<JobTimelineRecord> =>
  (await admin.get(`/job/${_id}`)).body as JobTimelineRecord;
const plan = async (of: EmployeeRecord, set: object, reason: string) =>
  accepted(await admin.post('/job/add', { people: [of._id], from: SOON, set, reason }));

/** In both sizes and themes, and then as before. */
async function looksRight(page: Page): Promise<void> {
  await passesAxe(page, { dark: true });
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'light' });
}

const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline' });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('a promotion with title, manager and raise takes at most 8 clicks', async () => {
  const quinn = await person('Quinn Rose');
  await person('Manuela Head');
  const page = await openOffice(stage, admin, `employee/${quinn._id}`);
  let clicks = 0;
  const click = async (of: Locator) => {
    clicks += 1;
    await of.click();
  };
  await click(page.getByRole('link', { name: 'Job', exact: true }));
  await click(page.getByRole('button', { name: 'Change', exact: true }));
  const change = dialog(page, 'Change');
  await change.getByLabel('From', { exact: true }).fill(SOON);
  const chip = (name: string) => change.getByRole('button', { name, exact: true });
  await click(chip('Title'));
  await typeFocused(change.getByLabel('Title'), 'Senior Analyst');
  await click(chip('Manager'));
  await typeFocused(change.getByRole('combobox', { name: 'Manager' }), 'Manuela');
  // The search has answered, so that Enter takes the one that it found.
  await soon(() => change.getByRole('option').allInnerTexts()).toEqual([
    expect.stringContaining('Manuela Head'),
  ]);
  await page.keyboard.press('Enter');
  await click(chip('Salary'));
  await typeFocused(change.getByLabel('Monthly salary'), '3400');
  await change.getByText('now $3,000.00, + $400.00, + 13.3%').waitFor();
  await change.getByText('+ $400.00 a month').waitFor();
  await looksRight(page);
  await click(change.getByRole('button', { name: /^Plan for / }));
  await page.getByText('Change planned.').waitFor();
  expect(clicks).toBeLessThanOrEqual(8);
  await soon(() => timeline(page).getByRole('listitem').first().innerText()).toMatch(
    /Planned[^]*Specialist[^]*Senior Analyst[^]*Manuela Head[^]*\$3,000\.00[^]*\$3,400\.00/,
  );
  const [planned] = (await jobOf(quinn)).changes;
  expect(planned).toMatchObject({ from: SOON, state: 'planned', salary: { after: 3400 } });
  await looksRight(page);
});

test('a change that was begun is not lost by Escape without a question', async () => {
  const quinn = await person('Robin Still');
  const page = await openOffice(stage, admin, `employee/${quinn._id}/job`);
  const opener = page.getByRole('button', { name: 'Change', exact: true });
  await opener.click();
  const change = dialog(page, 'Change');
  await change.getByRole('button', { name: 'Location' }).press('Enter');
  await change.getByLabel('Location').fill('Porto');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await soon(() => change.getByLabel('Location').inputValue()).toBe('Porto');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await change.waitFor({ state: 'detached' });
  await soon(() => opener.evaluate((button) => button.matches(':focus'))).toBe(true);
});

test('a second change of the title for the same day is refused at its field', async () => {
  const sam = await person('Sam Twice');
  await plan(sam, { designation: 'Lead' }, 'First');
  const page = await openOffice(stage, admin, `employee/${sam._id}/job`);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const change = dialog(page, 'Change');
  const from = change.getByLabel('From', { exact: true });
  await from.fill(SOON);
  await soon(() => from.inputValue()).toBe(SOON);
  await change.getByRole('button', { name: 'Title' }).click();
  await change.getByLabel('Title').fill('Head');
  await soon(() => from.inputValue()).toBe(inField(SOON));
  await soon(() => change.getByLabel('Title').getAttribute('aria-invalid')).toBe('true');
  await change.getByText(/already been recorded/).waitFor();
  await looksRight(page);
});

test('a planned change is withdrawn where it is listed, and the timeline keeps it', async () => {
  const toni = await person('Toni Later');
  await plan(toni, { designation: 'Director', salary: 3300 }, 'Takes over');
  const page = await openOffice(stage, admin, 'planned-changes');
  await page.getByRole('searchbox').fill('Toni Later');
  const row = page.getByRole('row').filter({ hasText: 'Toni Later' });
  await soon(() => row.innerText()).toMatch(/Takes over[^]*Director/);
  await looksRight(page);
  await row.getByRole('button', { name: /^Withdraw the change/ }).click();
  const withdraw = dialog(page, /^Withdraw the change/);
  await soon(() => withdraw.innerText()).toMatch(/Director[^]*Specialist/);
  await withdraw.getByLabel('Reason').fill('Postponed');
  await looksRight(page);
  await withdraw.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('Change withdrawn.').waitFor();
  await page.getByText('Nothing is planned').waitFor();
  const kept = await openOffice(stage, admin, `employee/${toni._id}/job`);
  await soon(() => timeline(kept).innerText()).toMatch(/Withdrawn[^]*Director[^]*Postponed/);
});

test('people read their own timeline, and managers that of theirs, without what is planned', async () => {
  await approvalsOn(admin);
  const [head, uma] = (await managed(admin, 'Timekeeping', 'Hana Head', 'Uma Under')) as [
    Somebody,
    EmployeeRecord,
  ];
  await plan(uma, { designation: 'Secret title' }, 'Secret reason');
  accepted(
    await admin.post('/job/add', { people: [uma._id], from: TODAY, set: { location: 'Porto' } }),
  );
  const client = new Client(stage.url);
  await client.signIn(uma.email, PASSWORD);
  const own = await openPortal(stage, client, `profile/${client.user._id}`);
  await soon(() => timeline(own).innerText()).toMatch(/Location[^]*Porto/);
  await soon(() => own.getByRole('main').innerText()).not.toMatch(/Secret|Planned/);
  await looksRight(own);

  const team = await openPortal(stage, head.client, 'team');
  await team.getByRole('button', { name: /^Uma Under/ }).click();
  await team.getByText('Timeline', { exact: true }).click();
  await soon(() => timeline(team).innerText()).toMatch(/Location[^]*Porto/);
  await soon(() => team.getByRole('main').innerText()).not.toMatch(/Secret|\$3,000/);
});

test('employment types are added, renamed and deleted, but not while somebody has one', async () => {
  const vera = await person('Vera Type');
  const page = await openOffice(stage, admin, 'setting/company');
  const types = page.getByRole('region', { name: 'Employment types' });
  await types.getByRole('button', { name: 'Add type' }).click();
  await dialog(page, 'Add employment type').getByLabel('Name').fill('Apprentice');
  await dialog(page, 'Add employment type').getByRole('button', { name: 'Save' }).click();
  await types.getByRole('button', { name: 'Rename Apprentice' }).click();
  await dialog(page, 'Rename employment type').getByLabel('Name').fill('Trainee');
  await dialog(page, 'Rename employment type').getByRole('button', { name: 'Save' }).click();
  await types.getByRole('button', { name: 'Rename Trainee' }).waitFor();
  const { types: known } = (await admin.get('/job/type')).body as {
    types: { _id: string; name: string }[];
  };
  const trainee = known.find(({ name }) => name === 'Trainee')?._id;
  const added = await admin.post('/job/add', {
    people: [vera._id],
    from: TODAY,
    set: { employmentType: trainee },
  });
  const remove = async () => {
    await types.getByRole('button', { name: 'Delete Trainee' }).click();
    await dialog(page, 'Delete Trainee?').getByRole('button', { name: 'Delete' }).click();
  };
  await remove();
  await page.getByText(/1 person has or had this employment type/).waitFor();
  await dialog(page, 'Delete Trainee?').getByRole('button', { name: 'Cancel' }).click();
  accepted(added);
  await types.getByRole('button', { name: 'Delete Intern' }).click();
  await dialog(page, 'Delete Intern?').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Employment type deleted.').waitFor();
  await soon(() => types.getByRole('button', { name: 'Delete Intern' }).count()).toBe(0);
});
