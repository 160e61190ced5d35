import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { ask, decide, stored, team } from '../../../test/browser/stage/leave-team.js';
import { TODAY } from '../../../test/support/calendar.js';
import { requestLeave } from '../../../test/support/cast.js';
import { serverOfFile } from '../../../test/support/server.js';
import { storePolicy, yearlyRules } from '../../../test/support/stored-leave-rules.js';
import { terms } from '../support/details.js';
import { counted, listAt, rows } from '../support/list.js';
import {
  fill,
  fillIn,
  intercept,
  noAnswer,
  openOffice,
  press,
  pressInDialog,
  says,
  saysNothingOf,
  stopIntercepting,
  textOf,
} from '../support/open.js';

const server = await serverOfFile();
const admin = await server.admin();
await admin.confirm();

const openFiltered = async (filter: object, count: number) => {
  await openOffice(admin, listAt('leaves', filter));
  await waitFor(() => expect(rows()).toHaveLength(count));
};
const boxes = (name: string) =>
  screen.queryAllByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Select ${name}`) });
const tick = (name: string) => fireEvent.click(boxes(name)[0]!);
const tickAll = async () =>
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all pending on this page' }));
const bar = async () => within(await screen.findByRole('group', { name: 'Selected requests' }));
const pressInBar = async (name: string) =>
  fireEvent.click((await bar()).getByRole('button', { name }));
const approve = async () => {
  await pressInBar('Approve');
  await pressInDialog(/^Approve \d+ request/);
};
const statuses = (asked: LeaveRecord[]) =>
  Promise.all(asked.map(async ({ _id }) => (await stored(admin, _id)).status));

describe('deciding in the row', () => {
  test('is one press; the row stays, and offers to undo it where the button was', async () => {
    const [una] = await team(admin, 'Mosaics', 'Una Grout');
    const { _id } = await ask(admin, una, 5, 2);
    await openFiltered({ q: 'Una Grout', status: 'Pending' }, 1);
    expect(counted('Status')).toContain('Pending 1');
    const approveIt = await screen.findByRole('button', { name: 'Approve Una Grout' });
    approveIt.focus();
    fireEvent.click(approveIt);
    await says('Leave of Una Grout approved');
    await says('No one has been told yet.');
    await says('by you, just now');
    const undo = await screen.findByRole('button', { name: 'Undo Una Grout' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    expect(counted('Status')).toContain('Pending 0');
    expect(await stored(admin, _id)).toMatchObject({ status: 'Approved' });
    fireEvent.click(undo, { detail: 2 });
    fireEvent.click(undo, { detail: 1 });
    await says('The leave of Una Grout waits again.');
    await screen.findByRole('button', { name: 'Approve Una Grout' });
    await waitFor(() => expect(document.activeElement?.closest('tr')).toBeTruthy());
    expect(await stored(admin, _id)).toMatchObject({ status: 'Pending' });
  });

  test('is on the page of a request that goes below zero', async () => {
    const [vic] = await team(admin, 'Plumbing', 'Vic Valve');
    await storePolicy(server, { holder: String(vic?._id), rules: yearlyRules(1) });
    await requestLeave(admin, String(vic?._id), '2027-05-03', '2027-05-07', {
      override: true,
      note: 'Agreed',
    });
    await openFiltered({ q: 'Vic Valve' }, 1);
    await screen.findByRole('link', { name: 'View Vic Valve' });
    await says('5.0');
    expect(screen.queryByRole('button', { name: 'Approve Vic Valve' })).toBeNull();
  });

  test('is chosen by what an open request leaves; without a policy nothing is used', async () => {
    const [xan, yul] = await team(admin, 'Stucco', 'Xan Grout', 'Yul Trowel');
    await storePolicy(server, { holder: String(xan?._id), rules: yearlyRules(1) });
    await requestLeave(admin, String(xan?._id), '2027-05-03', '2027-05-07', {
      override: true,
      note: 'Agreed',
    });
    await requestLeave(admin, String(yul?._id), '2027-05-08', '2027-05-09');
    await openFiltered({ q: 'Stucco' }, 2);
    await says('no limit');
    const head = screen.getAllByRole('columnheader').map(textOf);
    const figures = (name: string) => {
      const row = rows().find((cells) => cells.includes(name)) ?? [];
      return ['Days used', 'Left after'].map((column) => row[head.indexOf(column)]);
    };
    expect(figures('Xan Grout')).toEqual(['5.0', '\u22124.0']);
    expect(figures('Yul Trowel')).toEqual(['2.0', 'no limit']);
  });

  test('is undone on the page, and says why it could not be', async () => {
    const [wim] = await team(admin, 'Roofing', 'Wim Slate');
    const { _id } = await ask(admin, wim, 5, 2);
    await decide(admin, _id, 'Rejected');
    await openOffice(admin, `leaves/${_id}`);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await ask(admin, wim, 5, 2);
    fireEvent.click(undo);
    await says('These days overlap');
  });
});

describe('deciding several at once', () => {
  test('only what is pending can be ticked, one by one or all of the page', async () => {
    const [emil, fay] = await team(admin, 'Botany', 'Emil Moss', 'Fay Fern');
    await ask(admin, emil, 5, 1);
    await ask(admin, emil, 8, 1);
    await decide(admin, (await ask(admin, fay, 5, 1))._id, 'Approved');
    await openFiltered({ q: 'Botany' }, 3);
    expect(boxes('Emil Moss')).toHaveLength(2);
    expect(boxes('Fay Fern')).toHaveLength(0);
    await tickAll();
    await says('2 selected');
    tick('Emil Moss');
    await says('1 selected');
    await pressInBar('Clear');
    await saysNothingOf('1 selected');
  });

  test('approves those that still can be, and says which could not and why', async () => {
    const people = await team(admin, 'Geology', 'Gus Slate', 'Hana Shale', 'Ivo Marl');
    const asked: LeaveRecord[] = [];
    for (const person of people) asked.push(await ask(admin, person, 5, 2));
    await openFiltered({ q: 'Geology' }, 3);
    expect(counted('Status')).toContain('Approved 0');
    for (const { name } of people) tick(name);
    await decide(admin, asked[1]!._id, 'Rejected');
    await approve();
    await says('2 requests approved');
    await screen.findByRole('button', { name: 'Undo' });
    const refused = await screen.findByRole('dialog', { name: '1 request was not approved' });
    within(refused).getByText('Hana Shale');
    within(refused).getByText('This leave request is already rejected.');
    await pressInDialog('Close');
    await screen.findByRole('row', { name: /Ivo Marl.*Approved/ });
    await waitFor(() => expect(counted('Status')).toContain('Approved 2'));
    expect(await statuses(asked)).toEqual(['Approved', 'Rejected', 'Approved']);
  });

  test('an undo that one request refuses says how many wait again, and why', async () => {
    const people = await team(admin, 'Pottery', 'Kay Clay', 'Lou Glaze');
    const asked: LeaveRecord[] = [];
    for (const person of people) asked.push(await ask(admin, person, 5, 2));
    await openFiltered({ q: 'Pottery' }, 2);
    for (const { name } of people) tick(name);
    await approve();
    await says('2 requests approved');
    await admin.post(`/leave/withdraw/${asked[1]!._id}`, { reason: 'Asked twice' });
    await press('Undo');
    await says(/1 of 2 waits again\. ./);
    expect(await statuses(asked)).toEqual(['Pending', 'Cancelled']);
  });

  test('requests that did not reach the server stay ticked', async () => {
    const [juno] = await team(admin, 'Optics', 'Juno Lens');
    const asked = await ask(admin, juno, 5, 2);
    await openFiltered({ q: 'Optics' }, 1);
    tick('Juno Lens');
    intercept('PUT', /^\/api\/leave\//, noAnswer);
    await approve();
    const refused = await screen.findByRole('dialog', { name: '1 request was not approved' });
    within(refused).getByText('Juno Lens');
    within(refused).getByText(/Unable to reach the server/);
    await pressInDialog('Close');
    stopIntercepting();
    await approve();
    await says('1 request approved');
    expect(await statuses([asked])).toEqual(['Approved']);
  });

  test('asks once before all are decided, says how many, and takes a note for each', async () => {
    const [kim, lou] = await team(admin, 'Acoustics', 'Kim Echo', 'Lou Tone');
    const asked = [await ask(admin, kim, 5, 2), await ask(admin, lou, 5, 2)];
    await openFiltered({ q: 'Acoustics' }, 2);
    await tickAll();
    await pressInBar('Reject');
    await screen.findByRole('dialog', { name: 'Reject 2 requests?' });
    await pressInDialog('Cancel');
    expect(await statuses(asked)).toEqual(['Pending', 'Pending']);
    await pressInBar('Reject');
    fill(
      within(await screen.findByRole('dialog')).getByLabelText(/^Note/),
      'The audit is in that week',
    );
    await pressInDialog(/^Reject 2 requests/);
    await says('2 requests rejected');
    expect(await statuses(asked)).toEqual(['Rejected', 'Rejected']);
    for (const { _id } of asked)
      expect((await stored(admin, _id)).note).toBe('The audit is in that week');
  });
});

describe('leave by its cost', () => {
  const counted = (id: string | undefined, days: number) =>
    storePolicy(server, { holder: String(id), rules: yearlyRules(days, { negativeLimit: 5000 }) });
  const askFor = (id: string | undefined, from: string, to: string) =>
    requestLeave(admin, String(id), from, to);

  test('sick during leave is entered in one step, and the leave is shown as changed with what replaced it', async () => {
    const [ana] = await team(admin, 'Foundations', 'Ana Beam');
    await counted(ana?._id, 20);
    const holiday = await askFor(ana?._id, '2027-03-01', '2027-03-12');
    await decide(admin, holiday._id, 'Approved');
    await openOffice(admin, `add-leave?employee=${ana?._id}`);
    await fillIn({
      'Leave Type': 'Sick Leave',
      'Start Date': '2027-03-03',
      'End Date': '2027-03-05',
    });
    fireEvent.click(
      await screen.findByLabelText('Take these days out of Annual Leave, 01 – 12 Mar 2027'),
    );
    await saysNothingOf('These days overlap');
    await fillIn({ Reason: 'Ill' });
    await press('Add Leave');
    await says('Leave added and approved.');
    const { leaves } = (await admin.get(`/leave/${ana?._id}?range=[0,9]&sort=["startDate","ASC"]`))
      .body as { leaves: LeaveRecord[] };
    expect(
      leaves.map(({ leaveType, status, startDate, endDate }) => [
        leaveType,
        status,
        startDate,
        endDate,
      ]),
    ).toEqual([
      ['Annual Leave', 'Approved', '2027-03-01', '2027-03-02'],
      ['Sick Leave', 'Approved', '2027-03-03', '2027-03-05'],
      ['Annual Leave', 'Approved', '2027-03-08', '2027-03-12'],
    ]);
    await openOffice(admin, `leaves/${holiday._id}`);
    await says('Changed');
    fireEvent.click(await screen.findByRole('link', { name: '08 – 12 Mar 2027' }));
    await screen.findByRole('link', { name: '01 – 12 Mar 2027' });
  });

  test('the page of a request has its cost as the number, and what remains beside the decision', async () => {
    const [bo, cat] = await team(admin, 'Masonry', 'Bo Brick', 'Cat Trowel');
    await counted(bo?._id, 20);
    await counted(cat?._id, 3);
    const { _id } = await askFor(bo?._id, '2027-03-05', '2027-03-08');
    const allButOne = await askFor(cat?._id, '2027-03-05', '2027-03-08');
    await openOffice(admin, `leaves/${_id}`);
    await says('18 days remain afterwards');
    await says(/Days used ?2 days/);
    expect(terms()).not.toContain('Days');
    await openOffice(admin, `leaves/${allButOne._id}`);
    await says('1 day remains afterwards');
  });

  test('what has expired of cancelled leave comes back until the day that is typed', async () => {
    const [dan] = await team(admin, 'Grouting', 'Dan Grout');
    await counted(dan?._id, 20);
    const { _id } = await askFor(dan?._id, '2027-03-05', '2027-03-08');
    await decide(admin, _id, 'Approved');
    intercept('GET', /^\/api\/leave\/detail\//, async (real) => {
      const body = await (await real()).json();
      return Response.json({ ...body, leave: { ...body.leave, lapsedIfCancelled: 2 } });
    });
    const restoreUntil = addDays(TODAY, 90);
    const sent: unknown[] = [];
    intercept('POST', /^\/api\/leave\/withdraw\//, async (real, request) => {
      sent.push(await request.json());
      return real();
    });
    await openOffice(admin, `leaves/${_id}`);
    await press('Cancel leave');
    await fillIn({ Reason: 'The roof leaks', 'Use by': restoreUntil });
    await pressInDialog('Cancel leave');
    await says('Leave of Dan Grout cancelled');
    expect(sent).toEqual([{ reason: 'The roof leaks', restoreUntil }]);
  });

  test('the list has the cost beside the days, and approving many says who would be negative', async () => {
    const [cy, di] = await team(admin, 'Joinery', 'Cy Plank', 'Di Dowel');
    await counted(cy?._id, 20);
    await counted(di?._id, 1);
    for (const person of [cy, di]) await askFor(person?._id, '2027-03-05', '2027-03-08');
    await openFiltered({ q: 'Joinery' }, 2);
    expect(rows().find((row) => row.join().includes('Cy Plank'))).toEqual(
      expect.arrayContaining(['4', '2.0']),
    );
    await tickAll();
    await pressInBar('Approve');
    await screen.findByRole('dialog', { name: 'Approve 2 requests?' });
    await says('Uses 4 days.');
    await says('Of 2 people, 1 would be negative: Di Dowel.');
  });

  test('the question before many are approved says which are not counted, and that balances could not be had', async () => {
    const [flo, gus] = await team(admin, 'Tiling', 'Flo Grout', 'Gus Trowel');
    await counted(flo?._id, 20);
    await askFor(flo?._id, '2027-03-05', '2027-03-08');
    await requestLeave(admin, String(gus?._id), '2027-03-05', '2027-03-08', {
      leaveType: 'Emergency Leave',
    });
    await openFiltered({ q: 'Tiling' }, 2);
    await tickAll();
    await pressInBar('Approve');
    await says('Uses 2 days; 1 request is not counted.');
    intercept('GET', /^\/api\/leave\/effects/, noAnswer);
    intercept('POST', /^\/api\/leave\/effects/, noAnswer);
    await openFiltered({ q: 'Tiling' }, 2);
    await tickAll();
    await pressInBar('Approve');
    await says('Balances could not be loaded');
  });

  test('the dashboard asks for the cost, and says after the last decision that all are decided', async () => {
    const [ed] = await team(admin, 'Glazing', 'Ed Pane');
    await counted(ed?._id, 20);
    await askFor(ed?._id, '2027-03-05', '2027-03-08');
    const { leaves } = (
      await admin.get(`/leave?filter=${encodeURIComponent('{"status":"Pending"}')}&range=[0,99]`)
    ).body as { leaves: LeaveRecord[] };
    for (const leave of leaves)
      if (leave.employeeId._id !== ed?._id) await decide(admin, leave._id, 'Rejected');
    await openOffice(admin, '');
    await says('18 days remain afterwards');
    await press('Approve Ed Pane');
    await says('Leave of Ed Pane approved');
    await press('Undo Ed Pane');
    await says('The leave of Ed Pane waits again.');
    await press('Approve the leave of Ed Pane with a note');
    await press(/^Approve \d/);
    const undo = await screen.findByRole('button', { name: 'Undo Ed Pane' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    await openOffice(admin, listAt('leaves', { status: 'Pending' }));
    await says('All requests are decided.');
  });
});
