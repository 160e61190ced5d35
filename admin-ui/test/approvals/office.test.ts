import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { approvalsOn, employ, managed } from '../../../test/browser/stage/approvals.js';
import { ask, decide, stored, team } from '../../../test/browser/stage/leave-team.js';
import { addDepartment, hire } from '../../../test/support/cast.js';
import { leaveType } from '../../../test/support/leave-rules-by-calls.js';
import { serverOfFile } from '../../../test/support/server.js';
import { filterField, filterIn, rows } from '../support/list.js';
import {
  choose,
  faultAt,
  fill,
  openOffice,
  openPortal,
  press,
  says,
  textOf,
  type,
} from '../support/open.js';

const server = await serverOfFile();
const admin = await server.admin();
await admin.confirm();

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const pick = async (name: string, words: string, option: RegExp) => {
  type(await screen.findByRole('combobox', { name }), words);
  fireEvent.click(await screen.findByRole('option', { name: option }));
};

describe('before approvals are on', () => {
  const settings = async () => (await admin.get('/setting/approvals')).body.settings;

  test('they say what they mean for the requests that wait, before they are saved', async () => {
    const [, nils] = await managed(admin, 'Printing', 'Ulla Letter', 'Nils Type');
    await ask(admin, nils, 20, 2);
    await openOffice(admin, 'setting/company');
    const section = await region('Approvals');
    const choice = await section.findByLabelText('Approvers decide leave');
    const outlook = (words: RegExp) =>
      waitFor(() => expect(textOf(section.getByRole('status'))).toMatch(words));
    fireEvent.click(choice);
    await outlook(/\d+ requests? (is|are) waiting\..*Ulla Letter 1/);
    expect(await settings()).toEqual({ approvals: false, escalateDays: null });

    const days = section.getByLabelText('Escalate after');
    fill(days, '0');
    await press('Save settings');
    expect(await faultAt(days)).toMatch('Please enter a whole number from 1 to 30');
    await waitFor(() => expect(document.activeElement).toBe(days));
    fill(days, '3');
    await press('Save settings');
    await says('Approvals saved.');
    expect(await settings()).toEqual({ approvals: true, escalateDays: 3 });
    fireEvent.click(choice);
    await outlook(/\d+ requests? will then wait for HR\./);
    await admin.put('/setting/approvals', { approvals: false });
  });

  test('the steps of a leave type are stored and read back, and none approves at once', async () => {
    const [olga] = await team(admin, 'Weaving', 'Olga Loom');
    const { _id } = await leaveType(admin, 'Casual Leave');
    const chain = async () => (await leaveType(admin, 'Casual Leave')).chain;
    const step = async (number: number) =>
      within(await screen.findByRole('group', { name: `Step ${number}` }));
    await openOffice(admin, `leave-types/${_id}`);
    await says('Approvals are off');
    await press('Add step');
    const second = await step(2);
    await choose(second.getByRole('combobox', { name: 'Step 2' }), 'Chosen people');
    fill(second.getByLabelText('From'), '2.5');
    await press('Save');
    await says('Please choose one to 5 people.');
    await pick('People', 'Olga', /Olga Loom/);
    await press('Save');
    await says('Leave type saved.');
    expect(await chain()).toEqual([
      { who: 'approver' },
      { who: 'people', people: [{ _id: olga?._id, name: 'Olga Loom' }], overCost: 2.5 },
    ]);

    await openOffice(admin, 'leave-types');
    await says('Approver, Olga Loom from 2.5 days');
    fireEvent.click(screen.getByRole('link', { name: 'Edit Casual Leave' }));
    for (const number of [2, 1]) await press(`Remove step ${number}`);
    await says('Requests are approved at once.');
    await press('Save');
    await waitFor(async () => expect(await chain()).toEqual([]));
  });
});

describe('with approvals', () => {
  beforeAll(() => approvalsOn(admin));

  test('approver and deputy are chosen in the form of an employee, and stand on the profile', async () => {
    const [, nina] = await managed(admin, 'Bindery', 'Hugo Spine', 'Nina Cover', 'Per Thread');
    await openOffice(admin, `employee/${nina?._id}`);
    await says('Hugo Spine (manager)');
    fireEvent.click(screen.getByRole('link', { name: 'Edit Employee' }));
    for (const label of ['Approver', 'Deputy']) await pick(label, 'Per Th', /Per Thread/);
    await press('Update Employee');
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: 'Per Thread' })).toHaveLength(2),
    );
    const { employee } = (await admin.get(`/employee/single/${nina?._id}?fields=[]`)).body;
    expect([employee.approver.name, employee.deputy.name]).toEqual(['Per Thread', 'Per Thread']);
  });

  test('nobody is their own approver', async () => {
    const [head] = await managed(admin, 'Gluing', 'Ingo Paste');
    await openOffice(admin, `employee/edit/${head.person._id}`);
    await pick('Approver', 'Ingo', /Ingo Paste/);
    await press('Update Employee');
    await faultAt(await screen.findByRole('combobox', { name: 'Approver' }));
  });

  describe('the requests that wait', () => {
    test('are found by whom they wait for, and the question for several says what an admin takes', async () => {
      const sick = await leaveType(admin, 'Sick Leave');
      await admin.put(`/leave/type/${sick._id}`, { ...sick, chain: [{ who: 'hr' }] });
      const [vera, ida] = await managed(admin, 'Glassworks', 'Vera Blow', 'Ida Pane');
      const [, otto] = await team(admin, 'Pottery', 'Mia Clay', 'Otto Kiln');
      await ask(admin, ida, 20, 2);
      await ask(admin, otto, 20, 2, { leaveType: 'Sick Leave' });
      const listed = (count: number, words: RegExp) =>
        waitFor(() => {
          expect(rows()).toHaveLength(count);
          expect(rows().join()).toMatch(words);
        });
      const chip = (words: string) =>
        screen.findByRole('button', { name: new RegExp(`^Waiting for: ${words}`) });

      const router = await openOffice(admin, 'leaves');
      type(await filterField('Waiting for'), 'H');
      fireEvent.click(await screen.findByRole('option', { name: 'HR' }));
      await listed(1, /Otto Kiln.*HR since/);
      await chip('HR');
      type(await filterField('Waiting for'), 'Vera');
      fireEvent.click(await screen.findByRole('option', { name: /Vera Blow/ }));
      await listed(1, /Ida Pane.*Vera Blow since/);
      expect(filterIn(router.state.location)).toEqual({ waitingFor: vera.person.userId._id });
      await openOffice(admin, `leaves${router.state.location.search}`);
      await chip('Vera Blow');
      fireEvent.click(await screen.findByRole('checkbox', { name: /^Select Ida Pane/ }));
      await press('Approve');
      await says('you take all remaining steps of each request, also those of others.');

      await openOffice(admin, '');
      const waiting = await region('Waiting for you');
      await waiting.findAllByText(/Otto Kiln/);
      expect(waiting.queryByText(/Ida Pane/)).toBeNull();
    });
  });

  describe('the page of a request', () => {
    test('says who decides next and why, and what an admin’s decision takes; then who decided', async () => {
      const annual = await leaveType(admin);
      await admin.put(`/leave/type/${annual._id}`, {
        ...annual,
        chain: [{ who: 'approver' }, { who: 'second' }, { who: 'hr' }],
      });
      const [soren, zoe] = await managed(admin, 'Choreography', 'Søren Holm', 'Zoë Hart');
      const { _id, name } = await hire(admin, {
        name: 'Henriette Moe',
        employeeId: 'CH-9',
        department: soren.person.department._id,
      });
      await employ(admin, soren.person, { manager: { _id, name } });
      const approval = (words: string | RegExp) =>
        waitFor(() =>
          expect(textOf(screen.getByRole('region', { name: 'Approval' }))).toMatch(words),
        );
      await decide(admin, (await ask(admin, soren.person, -1, 4))._id, 'Approved');
      const leave = await ask(admin, zoe, 20, 2);
      await openOffice(admin, `leaves/${leave._id}`);
      await approval('Henriette Moe decides next');
      await approval(/The approver’s approver, because Søren Holm is away until \d{2} \w{3}\./);
      await screen.findByText('step 1 of 3, approver');
      await approval('Then HR');
      await says('Henriette Moe decides next. Your decision takes all 3 remaining steps.');

      await admin.put(`/leave/type/${annual._id}`, {
        ...(await leaveType(admin)),
        chain: [{ who: 'second' }, { who: 'hr' }],
      });
      const later = await ask(admin, zoe, 30, 2);
      for (const [language, place] of [
        ['fr', 'étape 1 sur 2, niveau supérieur'],
        ['en', 'step 1 of 2, approver’s approver'],
      ] as const) {
        await admin.put('/profile/language', { language });
        await openOffice(admin, `leaves/${later._id}`);
        await screen.findByText(place);
      }

      await decide(admin, leave._id, 'Approved', 'Have a good time');
      await openOffice(admin, `leaves/${leave._id}`);
      await approval(/, as an admin, all 3 steps at once/);
      expect(screen.getAllByText(/^Approved by /)).toHaveLength(1);
      expect(screen.getAllByText('Have a good time')).toHaveLength(1);
      expect((await stored(admin, leave._id)).steps?.length).toBe(3);
      await admin.put(`/leave/type/${annual._id}`, {
        ...(await leaveType(admin)),
        chain: [{ who: 'approver' }],
      });
    });
  });

  describe('somebody who is away today', () => {
    const AWAY = /Away until \d\d \w{3} \d{4}, Ola Mirror stands in/;
    let people: Awaited<ReturnType<typeof managed>>;

    beforeAll(async () => {
      people = await managed(admin, 'Observatory', 'Signe Dome', 'Zoë Lens', 'Ola Mirror');
      const [, zoe, ola] = people;
      const leave = await ask(admin, zoe, -1, 366, {
        standIn: ola!._id,
        leaveType: 'Sick Leave',
      });
      await decide(admin, leave._id, 'Approved');
    });

    test('is so on the page, in the search and in My Team, with the stand-in', async () => {
      await openOffice(admin, `employee/${people[1]!._id}`);
      await says(AWAY);
      await press(/^Search or jump to/);
      type(await screen.findByRole('combobox', { name: 'Search or jump to...' }), 'observatory');
      await screen.findByRole('option', { name: /^Zoë Lens.*Away until .*, Ola Mirror stands in/ });
      expect(screen.getAllByRole('option', { name: /Away/ })).toHaveLength(1);
      await openPortal(people[0].client, 'team');
      await says(AWAY);
    });

    test('is in the department, which leads there; one of people at work says so', async () => {
      const router = await openOffice(admin, `department/${people[1]!.department._id}`);
      const section = await region('Away today');
      await section.findByText('1 person');
      await says(AWAY);
      fireEvent.click(section.getByRole('link', { name: 'Zoë Lens' }));
      await waitFor(() =>
        expect(router.state.location.pathname).toMatch(`/employee/${people[1]!._id}`),
      );
      const { _id } = await addDepartment(admin, { dep_name: 'Planetarium' });
      await openOffice(admin, `department/${_id}`);
      await (await region('Away today')).findByText('No one is away today.');
    });
  });
});
