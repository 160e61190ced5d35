import { fireEvent, screen, waitFor } from '@testing-library/react';
import { decide, team } from '../../../test/browser/stage/leave-team.js';
import { requestLeave } from '../../../test/support/cast.js';
import { serverOfFile } from '../../../test/support/server.js';
import { storePolicy, yearlyRules } from '../../../test/support/stored-leave-rules.js';
import { rows } from '../support/list.js';
import {
  faultAt,
  field,
  fillIn,
  main,
  openOffice,
  press,
  says,
  saysNothingOf,
  type,
} from '../support/open.js';

const server = await serverOfFile();
const admin = await server.admin();
await admin.confirm();

const LATER = 'It is approved or rejected like any other request.';
const submit = () => main().querySelector<HTMLButtonElement>('button[type="submit"]')!;
const confident = (is: boolean) =>
  waitFor(() => expect(submit().className.includes('primary')).toBe(is));
const days = (from: string, to: string, leaveType = 'Sick Leave') =>
  fillIn({ 'Leave Type': leaveType, 'Start Date': from, 'End Date': to });
async function enter(from: string, to: string): Promise<void> {
  await days(from, to);
  await fillIn({ Reason: 'Called in sick' });
  await press('Add Leave');
}

test('begins at the list, finds the person by words in any order, and is a pending request of theirs', async () => {
  const [jon] = await team(admin, 'Smithy', 'Jon Anvil');
  await openOffice(admin, 'leaves');
  fireEvent.click(await screen.findByRole('link', { name: 'Add Leave' }));
  type(await screen.findByRole('combobox', { name: 'Employee' }), 'anvil jon');
  fireEvent.click(await screen.findByRole('option', { name: /Jon Anvil/ }));
  await enter('2027-03-01', '2027-03-03');
  await says('Leave added.');
  await waitFor(() => expect(rows()[0]?.join()).toContain('01 – 03 Mar 2027'));
  expect((await admin.get(`/leave/${jon?._id}`)).body.leaves).toMatchObject([
    {
      leaveType: 'Sick Leave',
      startDate: '2027-03-01',
      endDate: '2027-03-03',
      days: 3,
      status: 'Pending',
    },
  ]);
});

test('begins at the leave of the person without reading their pay, returns there, and says what is in the way', async () => {
  const [kay] = await team(admin, 'Foundry', 'Kay Mould');
  await requestLeave(admin, String(kay?._id), '2027-04-05', '2027-04-06');
  const router = await openOffice(admin, `employee/leaves/${kay?._id}`);
  fireEvent.click(await screen.findByRole('link', { name: 'Add Leave' }));
  const person = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Employee' });
  await waitFor(() => expect(person.value).toMatch('Kay Mould'));
  await enter('2027-04-06', '2027-04-02');
  await says('The end date cannot be before the start date.');
  await fillIn({ 'End Date': '2027-04-07' });
  await says('06 – 07 Apr 2027, 2 days');
  await press('Add Leave');
  await says(/overlap|already/);
  await fillIn({ 'Start Date': '2027-04-07' });
  await press('Add Leave');
  await waitFor(() =>
    expect(router.state.location.pathname).toMatch(`/employee/leaves/${kay?._id}`),
  );
  await says('1–2 of 2');
  expect((await admin.get(`/salary/pay-access/${kay?._id}`)).body.accesses).toEqual([]);
  await openOffice(admin, `employee/${kay?._id}`);
  await press('More');
  expect((await screen.findByRole('link', { name: 'Add Leave' })).getAttribute('href')).toBe(
    `/admin-dashboard/add-leave?employee=${kay?._id}`,
  );
});

test('a refusal leaves no confident button, is said in no toast, and ends when the days are taken out', async () => {
  const [lou] = await team(admin, 'Pottery', 'Lou Kiln');
  await storePolicy(server, { holder: String(lou?._id), rules: yearlyRules(20) });
  const holiday = await requestLeave(admin, String(lou?._id), '2027-03-01', '2027-03-12');
  await decide(admin, holiday._id, 'Approved');
  await openOffice(admin, `add-leave?employee=${lou?._id}`);
  await says(LATER);
  await confident(true);
  await enter('2027-03-03', '2027-03-05');
  const start = await field('Start Date');
  expect(await faultAt(start)).toMatch('These days overlap');
  await confident(false);
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();

  fireEvent.click(await field(/^Take these days out of/));
  await waitFor(() => expect(start.getAttribute('aria-invalid')).toBe('false'));
  await saysNothingOf('These days overlap');
  await confident(true);
  await saysNothingOf(LATER);

  await fillIn({ 'End Date': '2027-03-02' });
  await confident(false);
});

test('what an admin may pass leaves a confident button once it is ticked', async () => {
  const [max] = await team(admin, 'Glazing', 'Max Pane');
  await storePolicy(server, { holder: String(max?._id), rules: yearlyRules(1) });
  await openOffice(admin, `add-leave?employee=${max?._id}`);
  await days('2027-03-01', '2027-03-05', 'Annual Leave');
  const override = await field('Enter it anyway');
  await confident(false);
  fireEvent.click(override);
  await confident(true);
});
