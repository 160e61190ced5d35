import { hire, requestLeave } from '../../support/cast.js';
import { leaveType } from '../../support/leave-rules-by-calls.js';
import { approvalsOn, employ, managed } from '../stage/approvals.js';
import { setStage } from '../stage/browser.js';
import { countNothing } from '../stage/counted-leave.js';
import { ask, decide, stored } from '../stage/leave-team.js';
import { passesAxe } from '../stage/looks.js';
import { clientOf, openOffice } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);
await approvalsOn(admin);
const annual = await leaveType(admin);
await admin.put(`/leave/type/${annual._id}`, {
  ...annual,
  chain: [{ who: 'approver' }, { who: 'second' }, { who: 'hr' }],
});
const [soren, zoe] = await managed(admin, 'Choreography', 'Søren Holm', 'Zoë Hart');
const henriette = await hire(admin, {
  name: 'Henriette Moe',
  employeeId: 'CH-9',
  department: soren.person.department._id,
});
await employ(admin, soren.person, { manager: { _id: henriette._id, name: henriette.name } });

const approval = (page: Awaited<ReturnType<typeof openOffice>>) =>
  page.getByRole('region', { name: 'Approval' });

test('the page of a request says who decides next and why, and what an admin’s decision takes', async () => {
  await decide(admin, (await ask(admin, soren.person, -1, 4))._id, 'Approved');
  const leave = await ask(admin, zoe, 20, 2);
  const page = await openOffice(stage, admin, `leaves/${leave._id}`);
  const current = approval(page).locator('[aria-current="step"]');
  await current.getByText('Henriette Moe decides next').waitFor();
  await current
    .getByText(/^The approver’s approver, because Søren Holm is away until \d{2} \w{3}\.$/)
    .waitFor();
  await page.getByText('step 1 of 3, approver', { exact: true }).waitFor();
  await approval(page).getByText('Then HR', { exact: true }).waitFor();
  await page
    .getByText('Henriette Moe decides next. Your decision takes all 3 remaining steps.', {
      exact: true,
    })
    .waitFor();
  await passesAxe(page);
});

test('a decision stands there once, with the steps that it took', async () => {
  const leave = await requestLeave(admin, String(zoe?._id), '2027-03-01', '2027-03-02');
  await decide(admin, leave._id, 'Approved', 'Have a good time');
  const page = await openOffice(stage, admin, `leaves/${leave._id}`);
  await approval(page)
    .getByText(/, as an admin, all 3 steps at once$/)
    .waitFor();
  await soon(() => page.getByText(/^Approved by /).count()).toBe(1);
  await soon(() => page.getByText('Have a good time', { exact: true }).count()).toBe(1);
  await soon(async () => (await stored(admin, leave._id)).steps?.length).toBe(3);
});
