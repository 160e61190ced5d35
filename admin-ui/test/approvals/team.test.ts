import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { approvalsOn, employ, managed } from '../../../test/browser/stage/approvals.js';
import { approverDecides } from '../../../test/browser/stage/approver-decides.js';
import {
  ask,
  decide,
  ownLeave,
  signedIn,
  type Somebody,
  stored,
} from '../../../test/browser/stage/leave-team.js';
import { TODAY } from '../../../test/support/calendar.js';
import { serverOfFile } from '../../../test/support/server.js';
import { storePolicy } from '../../../test/support/stored-leave-rules.js';
import {
  answered,
  choose,
  field,
  fillIn,
  openPortal,
  press,
  pressInDialog,
  says,
  saysNothingOf,
  textOf,
} from '../support/open.js';

const server = await serverOfFile();
const admin = await server.admin();
await admin.confirm();
await approverDecides(admin);
await storePolicy(server);

const openTeam = ({ client }: Somebody) => openPortal(client, 'team');
const card = (name: string) => screen.findByRole('listitem', { name });
const pressAt = async (name: string, button: RegExp) =>
  fireEvent.click(within(await card(name)).getByRole('button', { name: button }));
const focusOnUndo = async (name: string) => {
  const undo = within(await card(name)).getByRole('button', { name: /^Undo/ });
  await waitFor(() => expect(document.activeElement).toBe(undo));
};
const askAs = async (person: EmployeeRecord, from: number, days = 5) =>
  ask(await signedIn(server.url, person), person, from, days);
const days = (from: number, to: number) =>
  fillIn({
    'Leave Type': 'Annual Leave',
    'Start Date': addDays(TODAY, from),
    'End Date': addDays(TODAY, to),
  });

test('without approvals nobody sees My Team, a stand-in or who decides', async () => {
  const [head, ann] = (await managed(admin, 'Cellar', 'Carl Vault', 'Ann Cask')) as [
    Somebody,
    EmployeeRecord,
  ];
  await openPortal(await signedIn(server.url, ann), 'add-leave');
  await days(40, 44);
  await screen.findByRole('button', { name: /^Request \d/ });
  await saysNothingOf('decides');
  expect(screen.queryByLabelText('Stand-in')).toBeNull();
  expect(screen.queryByRole('link', { name: 'My Team' })).toBeNull();
  await openTeam(head);
  await screen.findByRole('heading', { name: 'Page not found' });
  expect(screen.queryByRole('link', { name: 'My Team' })).toBeNull();
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
    await openPortal(await signedIn(server.url, bo), 'add-leave');
    await days(40, 44);
    await says('Signe Beam decides.');
    await choose(await field('Stand-in'), 'Cam Joist');
    await says('Cam Joist is away then: ');

    await employ(admin, head.person, { deputy: cam._id });
    await decide(admin, (await ask(admin, head.person, 0, 5))._id, 'Approved');
    await fillIn({ 'End Date': addDays(TODAY, 45) });
    await says(/Cam Joist decides for Signe Beam, who is away until \d\d \w{3}\./);
    await fillIn({ 'Reason/Description': 'By the sea' });
    await press(/^Request \d/);
    await says('Leave request submitted');
    await says('Signe Beam or Cam Joist since ');
  });

  test('owners cancel approved leave that has not begun, and read that the approver is told', async () => {
    const [, dea] = (await managed(admin, 'Loft', 'Lone Post', 'Dea Sill')) as [
      Somebody,
      EmployeeRecord,
    ];
    const owner = { person: dea, client: await signedIn(server.url, dea) };
    const later = await ask(owner.client, dea, 25, 5);
    const begun = await ask(admin, dea, 0, 7);
    for (const { _id } of [later, begun]) await decide(admin, _id, 'Approved');
    await openPortal(owner.client, `leaves/${owner.client.user._id}`);
    const buttons = await screen.findAllByRole('button', { name: /^Cancel leave/ });
    expect(buttons).toHaveLength(1);
    fireEvent.click(buttons[0]!);
    await says(/your approver is told/);
    await pressInDialog('Cancel leave');
    await waitFor(async () =>
      expect(
        Object.fromEntries((await ownLeave(owner)).map(({ _id, status }) => [_id, status])),
      ).toEqual({ [later._id]: 'Cancelled', [begun._id]: 'Approved' }),
    );
    await says(/ cancelled/);
  });

  test('the card says that somebody else has decided already', async () => {
    const [head, ola] = (await managed(admin, 'Shipyard', 'Hans Keel', 'Ola Mast')) as [
      Somebody,
      EmployeeRecord,
    ];
    const leave = await askAs(ola, 70);
    await openTeam(head);
    await card('Ola Mast');
    await decide(admin, leave._id, 'Approved');
    await pressAt('Ola Mast', /^Approve \d/);
    await within(await card('Ola Mast')).findByRole('alert');
    await pressAt('Ola Mast', /^Remove from the list/);
    await screen.findByRole('heading', { name: 'Nothing waits for you' });
  });

  test('a deputy is told for whom they decide, and may pass it on', async () => {
    const [head, kim] = (await managed(admin, 'Bridge', 'Hedda Arch', 'Kim Span')) as [
      Somebody,
      EmployeeRecord,
    ];
    const [acting] = (await managed(admin, 'Tunnel', 'Tomasz Bore')) as [Somebody];
    await employ(admin, head.person, { deputy: acting.person._id });
    await decide(admin, (await ask(admin, head.person, 0, 5))._id, 'Approved');
    await askAs(kim, 30);
    await openTeam(acting);
    await waitFor(async () =>
      expect(textOf(await card('Kim Span'))).toMatch(
        /For Hedda Arch, away until .*(Also away|No one else in Bridge is away\.)/,
      ),
    );
    await pressAt('Kim Span', /^Pass on/);
    await pressInDialog('Pass on');
    await says('Passed on. The leave of Kim Span now waits for HR.');
    await focusOnUndo('Kim Span');
  });

  test('the home of who decides approves in the row, and offers to undo it there', async () => {
    const [head, moa] = (await managed(admin, 'Harbour', 'Gry Pier', 'Moa Kai')) as [
      Somebody,
      EmployeeRecord,
    ];
    const leave = await askAs(moa, 50);
    await openPortal(head.client, '');
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    const link = await waiting.findByRole<HTMLAnchorElement>('link', { name: 'Moa Kai' });
    expect(new URL(link.href).hash).toBe(`#${leave._id}`);
    await press('Approve Moa Kai');
    await says('Leave of Moa Kai approved');
    const undo = await waiting.findByRole('button', { name: 'Undo Moa Kai' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    expect(await stored(admin, leave._id)).toMatchObject({ status: 'Approved' });
    fireEvent.click(undo, { detail: 1 });
    await waiting.findByRole('button', { name: 'Approve Moa Kai' });
    expect(await stored(admin, leave._id)).toMatchObject({ status: 'Pending' });
  });

  test('My Team lists the people with their absences and balances, and leads to adding leave for one', async () => {
    const [head, ada] = (await managed(admin, 'Quarry', 'Gro Stone', 'Ada Slate')) as [
      Somebody,
      EmployeeRecord,
    ];
    const next = await ask(admin, ada, 20, 5);
    await decide(admin, next._id, 'Approved');
    const router = await openTeam(head);
    await says('1 person reports to you. No one is away today.');
    const row = await screen.findByRole('button', { name: /^Ada Slate/ });
    const [first, last] = [next.startDate, next.endDate].map((date) => date.slice(8));
    expect(textOf(row)).toMatch(new RegExp(`Next away ${first}.* – ${last} `));
    fireEvent.click(row);
    await screen.findByRole('img', { name: /^Annual Leave: / });
    fireEvent.click(screen.getByRole('link', { name: 'Add leave Ada Slate' }));
    await screen.findByRole('heading', { level: 1, name: 'Add leave' });
    await days(42, 45);
    await says('Approved at once, by you.');
    await fillIn({ 'Reason/Description': 'Agreed at lunch' });
    await press(/^Add \d/);
    await says('Leave of Ada Slate added');
    expect(router.state.location.pathname).toBe('/employee-dashboard/team');
  });

  test('approved leave that has not begun is cancelled, with a reason', async () => {
    const [head, siv] = (await managed(admin, 'Mill', 'Magne Wheel', 'Siv Flour')) as [
      Somebody,
      EmployeeRecord,
    ];
    const leave = await ask(admin, siv, 22, 5);
    await decide(admin, leave._id, 'Approved');
    await ask(admin, siv, 42, 5);
    await openTeam(head);
    await press(/^Siv Flour/);
    await press(/^Cancel leave .* Siv Flour$/);
    await screen.findByRole('dialog', { name: 'Cancel the leave of Siv Flour?' });
    await pressInDialog('Cancel leave');
    await says('Please enter a reason.');
    await fillIn({ Reason: 'The mill runs all week' });
    await pressInDialog('Cancel leave');
    await says('Leave of Siv Flour cancelled');
    const row = screen.getByRole('button', { name: /^Siv Flour/ });
    await waitFor(() => expect(textOf(row)).toMatch(/Next away .*, pending/));
    await waitFor(() => expect(document.activeElement).toBe(row));
    expect(await stored(admin, leave._id)).toMatchObject({
      status: 'Cancelled',
      cancelReason: 'The mill runs all week',
    });
  });

  test('a deputy is chosen, with a warning if they are away', async () => {
    const [head, liv] = (await managed(admin, 'Meadow', 'Mads Field', 'Liv Grass')) as [
      Somebody,
      EmployeeRecord,
    ];
    await decide(admin, (await ask(admin, liv, 0, 5))._id, 'Approved');
    await openTeam(head);
    await says('No one decides for you while you are away.');
    await press('Change');
    await press('Cancel');
    const change = await screen.findByRole('button', { name: 'Change' });
    await waitFor(() => expect(document.activeElement).toBe(change));
    await press('Change');
    await choose(await screen.findByRole('combobox', { name: 'Deputy' }), 'Liv Grass');
    await press('Save deputy');
    await says('Liv Grass decides for you while you are away.');
    await says('Liv Grass is away until ');
    expect((await head.client.get('/leave/deputy')).body.deputy.name).toBe('Liv Grass');
  });

  test('My Team is not in the navigation of somebody who decides for nobody', async () => {
    const [, jon] = (await managed(admin, 'Valley', 'Vera Hill', 'Jon Dale')) as [
      Somebody,
      EmployeeRecord,
    ];
    const waiting = answered('GET', /^\/api\/notification$/);
    await openPortal(await signedIn(server.url, jon), '');
    await waiting;
    await says('Coming up');
    expect(screen.queryByRole('link', { name: 'My Team' })).toBeNull();
  });
});
