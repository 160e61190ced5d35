import type { Page } from 'playwright-core';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { inField } from '../../support/calendar.js';
import { requestLeave } from '../../support/cast.js';
import { approvalsOn, managed } from '../stage/approvals.js';
import { approverDecides } from '../stage/approver-decides.js';
import { setStage } from '../stage/browser.js';
import { signedIn, stored, type Somebody } from '../stage/leave-team.js';
import { passesAxe, PHONE } from '../stage/looks.js';
import { clientOf, faultAt, openOffice, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';
import { addRule, approved, DECEMBER, MONDAY, WEDNESDAY } from './december.js';

const stage = await setStage();
const admin = await clientOf(stage);
await approvalsOn(admin);
await approverDecides(admin);

const ELVES = [
  'Alva Tinsel',
  'Birk Holly',
  'Carin Star',
  'Dag Candle',
  'Edda Bell',
  'Finn Sleigh',
  'Greta Pine',
  'Hugo Snow',
  'Inga Carol',
  'Jens Ribbon',
  'Kaja Ginger',
];
const onPhone = { viewport: PHONE, hasTouch: true };
const start = (page: Page) => page.getByLabel('Start Date', { exact: true });
const end = (page: Page) => page.getByLabel('End Date', { exact: true });

async function choose(page: Page): Promise<void> {
  await page.getByLabel('Leave Type').selectOption('Annual Leave');
  await start(page).fill(MONDAY);
  await end(page).fill(WEDNESDAY);
}

const ownLeave = async ({ _id }: EmployeeRecord): Promise<LeaveRecord[]> =>
  (await admin.get(`/leave/${_id}`)).body.leaves;

async function makeRule(): Promise<void> {
  const office = await openOffice(stage, admin, 'leaves/coverage/new');
  const form = office.getByRole('region', { name: 'New coverage rule' });
  await form.getByLabel('Name').fill('Christmas cover');
  await form.getByLabel('Department').selectOption({ label: 'Workshop' });
  await form.getByLabel('Away at most').fill('2');
  await form.getByLabel('From').fill(DECEMBER.from);
  await form.getByLabel('To').fill(DECEMBER.to);
  await form.getByRole('radio', { name: 'Block' }).check();
  await form.getByRole('button', { name: 'Save rule' }).click();
  await office.getByText('Coverage rule added.', { exact: true }).waitFor();
  await office.getByRole('row').filter({ hasText: 'Christmas cover' }).getByText('of 12').waitFor();
}

async function askByHand(person: EmployeeRecord): Promise<LeaveRecord | undefined> {
  const page = await openPortal(stage, await signedIn(stage.url, person), 'add-leave', onPhone);
  await choose(page);
  await page.getByLabel('Reason/Description').fill('Home');
  await page.getByRole('button', { name: 'Request 3 days' }).tap();
  await page.getByText('Leave request submitted', { exact: true }).waitFor();
  return (await ownLeave(person))[0];
}

async function approveOnPhone({ client }: Somebody, name: string): Promise<void> {
  const team = await openPortal(stage, client, 'team', onPhone);
  await team
    .getByRole('listitem', { name })
    .getByRole('button', { name: /^Approve 3 days/ })
    .tap();
  await team
    .getByText(new RegExp(`^(Leave of ${name} approved|Approved\\.)`))
    .first()
    .waitFor();
}

async function takeOfferedDates(person: EmployeeRecord): Promise<void> {
  const client = await signedIn(stage.url, person);
  const { body } = await client.get(
    `/leave/suggestion?${new URLSearchParams({ userId: person._id, leaveType: 'Annual Leave', startDate: MONDAY, endDate: WEDNESDAY })}`,
  );
  const { startDate, endDate } = body.suggestion;
  const page = await openPortal(stage, client, 'add-leave', onPhone);
  await choose(page);
  await page
    .getByRole('status')
    .getByText(/^Too many away on .* Dec/)
    .waitFor();
  await page.getByRole('button', { name: 'Request Leave' }).waitFor();
  await passesAxe(page);
  await page.getByRole('button', { name: /^Take .* instead$/ }).tap();
  await soon(() => start(page).inputValue()).toBe(inField(startDate));
  await soon(() => end(page).inputValue()).toBe(inField(endDate));
  await page.getByText('Blocked by “Christmas cover”').waitFor({ state: 'detached' });
  await page.getByLabel('Reason/Description').fill('Snow');
  await page.getByRole('button', { name: /^Request 3 days/ }).tap();
  await page.getByText('Leave request submitted', { exact: true }).waitFor();
  await soon(() => ownLeave(person)).toMatchObject([{ startDate, endDate }]);
}

async function addAgainstRule({ _id }: EmployeeRecord): Promise<void> {
  const entry = await openOffice(stage, admin, `add-leave?employee=${_id}`);
  await choose(entry);
  await entry.getByLabel('Reason').fill('A wedding');
  await entry.getByLabel('Override the rule').check();
  await entry.getByLabel('Reason for the override').fill('The only date of the registry office');
  await entry.getByRole('button', { name: 'Add Leave' }).click();
  await entry.getByText('Leave added.', { exact: true }).waitFor();
}

async function approveAgainstRule(id: string | undefined, name: string): Promise<void> {
  const page = await openOffice(stage, admin, `leaves/${id}`);
  const blocked = page.getByRole('strong');
  await blocked.getByText('Blocked by “Christmas cover”', { exact: true }).waitFor();
  const approve = page.getByRole('button', { name: 'Approve', exact: true });
  await soon(() => approve.isDisabled()).toBe(true);
  await page.getByLabel('Override the rule').check();
  await approve.click();
  const reason = page.getByLabel('Reason for the override');
  await reason.and(page.locator('[aria-invalid="true"]')).waitFor();
  await reason.fill('Congratulations! Edda covers the front desk.');
  await approve.click();
  await page.getByText(`Leave of ${name} approved`, { exact: true }).waitFor();
}

test('a department of twelve plans Christmas with a block of two: two are away, the third takes other days with one tap, HR lets a fourth go', async () => {
  const [head, alva, birk, carin, dag] = (await managed(
    admin,
    'Workshop',
    'Nora Claus',
    ...ELVES,
  )) as [Somebody, EmployeeRecord, EmployeeRecord, EmployeeRecord, EmployeeRecord];
  await makeRule();
  const asked = await askByHand(alva);
  await approveOnPhone(head, 'Alva Tinsel');
  await soon(async () => (await stored(admin, String(asked?._id))).status).toBe('Approved');
  await approved(admin, birk);
  await takeOfferedDates(carin);
  await addAgainstRule(dag);
  const [fourth] = await ownLeave(dag);
  await approveAgainstRule(fourth?._id, 'Dag Candle');
  await soon(() => stored(admin, String(fourth?._id))).toMatchObject({ status: 'Approved' });
});

test('an approver sees why a request is blocked, and passes it on to HR', async () => {
  const [head, ada, bo, cy] = (await managed(
    admin,
    'Bakery',
    'Berit Oven',
    'Ada Crumb',
    'Bo Loaf',
    'Cy Roll',
  )) as [Somebody, EmployeeRecord, EmployeeRecord, EmployeeRecord];
  for (const person of [ada, bo]) await approved(admin, person);
  const client = await signedIn(stage.url, cy);
  await client.post('/leave/add', {
    userId: cy._id,
    leaveType: 'Annual Leave',
    startDate: MONDAY,
    endDate: WEDNESDAY,
    reason: 'Rest',
  });
  await addRule(admin, { name: 'Bread', department: cy.department._id });
  const page = await openPortal(stage, head.client, 'team');
  const card = page
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('listitem', { name: 'Cy Roll' });
  await card.getByText(/^3 away with this request on/).waitFor();
  await card.getByRole('img', { name: /against the limit of 2/ }).waitFor();
  await card
    .getByText('Blocked by “Bread”. Pass it on to HR, who can override.', { exact: true })
    .waitFor();
  await soon(() => card.getByRole('button', { name: /^Approve/ }).count()).toBe(0);
  await passesAxe(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await card.getByRole('button', { name: /^Pass on/ }).click();
  await page
    .getByRole('dialog')
    .getByLabel('Note to the people who decide')
    .fill('I would let him go.');
  await page.getByRole('dialog').getByRole('button', { name: 'Pass on' }).click();
  await page.getByText(/^Passed on\. /).waitFor();
});

test('a rule that warns lets a request go, and says so to both', async () => {
  const [head, ida, per] = (await managed(
    admin,
    'Dairy',
    'Dina Churn',
    'Ida Whey',
    'Per Curd',
  )) as [Somebody, EmployeeRecord, EmployeeRecord];
  await approved(admin, ida);
  await addRule(admin, { name: 'Milk', department: per.department._id, maxAway: 1, block: false });
  const page = await openPortal(stage, await signedIn(stage.url, per), 'add-leave');
  await choose(page);
  await page
    .getByRole('status')
    .getByText(/^Too many away on .*, by “Milk”\.$/)
    .waitFor();
  await page.getByLabel('Reason/Description').fill('Rest');
  await page.getByRole('button', { name: 'Request 3 days' }).click();
  await page.getByText('Leave request submitted', { exact: true }).waitFor();
  const team = await openPortal(stage, head.client, 'team');
  const card = team
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('listitem', { name: 'Per Curd' });
  await card.getByText('“Milk” allows 1.', { exact: true }).waitFor();
  await soon(() => card.getByRole('button', { name: /^Approve \d/ }).isEnabled()).toBe(true);
});

test('a block is said while days are chosen, in the same words once the request is refused, and is in sight on a phone', async () => {
  const [, pia, rob] = (await managed(
    admin,
    'Harbour office',
    'Hilda Quay',
    'Pia Anchor',
    'Rob Mast',
  )) as [Somebody, EmployeeRecord, EmployeeRecord];
  await approved(admin, pia);
  const kept = { department: rob.department._id, maxAway: 1 };
  await addRule(admin, { name: 'Harbour', ...kept });
  await addRule(admin, { name: 'Fewer than two', ...kept, block: false });
  const page = await openPortal(stage, await signedIn(stage.url, rob), 'add-leave', onPhone);
  await choose(page);
  const blocked = page.getByText('Blocked by “Harbour”', { exact: true });
  await blocked.waitFor();
  const beneath = page.locator('p[aria-hidden]').getByText(/^Too many away on [^,]*$/);
  await soon(() => beneath.isVisible()).toBe(true);
  await soon(() => page.getByText('Fewer than two').count()).toBe(0);
  await page.getByLabel('Reason/Description').fill('Rest');
  await page.getByRole('button', { name: 'Request Leave' }).tap();
  await soon(() => faultAt(start(page))).toBe('Blocked by “Harbour”');
  await soon(() => page.getByText('at most 1 person').count()).toBe(0);
});

test('deciding on a phone, the bar says what blocks the approval and leads to the override', async () => {
  const [, tom] = (await managed(admin, 'Mill', 'Mona Wheel', 'Tom Grain')) as [
    Somebody,
    EmployeeRecord,
  ];
  const { _id } = await requestLeave(admin, tom._id, MONDAY, WEDNESDAY);
  await addRule(admin, { name: 'Flour', department: tom.department._id, maxAway: 0 });
  const page = await openOffice(stage, admin, `leaves/${_id}`, onPhone);
  const bar = page.getByRole('button', { name: 'Blocked by “Flour”' });
  await bar.tap();
  const override = page.getByLabel('Override the rule');
  await override.and(page.locator(':focus')).waitFor();
  await passesAxe(page);
  await override.check();
  await bar.waitFor({ state: 'detached' });
  await soon(() => page.getByRole('button', { name: 'Approve', exact: true }).isEnabled()).toBe(
    true,
  );
});

test('where the balance is short as well, one choice overrides both', async () => {
  const [, uma] = (await managed(admin, 'Archive', 'Olaf Shelf', 'Uma Scroll')) as [
    Somebody,
    EmployeeRecord,
  ];
  await addRule(admin, { name: 'Stocktaking', department: uma.department._id, maxAway: 0 });
  const long = {
    userId: uma._id,
    leaveType: 'Annual Leave',
    startDate: DECEMBER.from,
    endDate: `${Number(DECEMBER.from.slice(0, 4)) + 1}-03-31`,
    reason: 'Around the world',
    override: true,
    note: 'Agreed',
  };
  const { body } = await admin.post('/leave/add', long);
  const page = await openOffice(stage, admin, `leaves/${body.leave._id}`);
  await page.getByRole('strong').getByText('Blocked by “Stocktaking”', { exact: true }).waitFor();
  await page
    .getByText(/^No leave is allowed on/)
    .first()
    .waitFor();
  await page
    .getByText(/^This is .* days more than the policy allows\.$/)
    .first()
    .waitFor();
  await page.getByLabel('Approve it anyway').check();
  await page.getByLabel('Reason for the override').fill('Bon voyage.');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText('Leave of Uma Scroll approved', { exact: true }).waitFor();
});

test('where no dates are better, one sentence says so', async () => {
  const [, sol] = (await managed(admin, 'Observatory', 'Stella Dome', 'Sol Lens')) as [
    Somebody,
    EmployeeRecord,
  ];
  await addRule(admin, {
    name: 'Comet',
    department: sol.department._id,
    from: null,
    to: null,
    maxAway: 0,
  });
  const page = await openPortal(stage, await signedIn(stage.url, sol), 'add-leave');
  await choose(page);
  await page
    .getByText(/^No leave is allowed on/)
    .first()
    .waitFor();
  await page
    .getByText('There are no better dates for leave of this length within 60 days.')
    .waitFor();
});
