import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from '../../api/contract/calendar-date.js';
import type { JobChangeBody } from '../../api/contract/job/job-change-body.js';
import { TODAY, YESTERDAY } from '../../test/support/calendar.js';
import { hireCast } from '../../test/support/cast.js';
import { serverOfFile } from '../../test/support/server.js';
import { shownDay } from './support/details.js';
import { effect, leftOut, preview, timeline } from './support/job-answers.js';
import { cellsOf } from './support/list.js';
import {
  alerted,
  choose,
  faultAt,
  field,
  fill,
  intercept,
  noAnswer,
  openOffice,
  press,
  pressInDialog,
  refuse,
  says,
  saysNothingOf,
  textOf,
} from './support/open.js';

const server = await serverOfFile();
const { admin, research, sales, amara, zoe } = await hireCast(server);

const TOMORROW = addDays(TODAY, 1);
const TIMELINE = /^\/api\/job\/[0-9a-f-]{36}$/;
const PREVIEW = /^\/api\/job\/preview$/;
const ADD = /^\/api\/job\/add$/;

const answer = (body: object) => () => Response.json({ success: true, ...body });
const known = () => timeline(sales._id);

/** The bodies of a call, answered one after the other; the last answer stays. */
function recorded(path: RegExp, ...answers: (() => Response)[]): JobChangeBody[] {
  const bodies: JobChangeBody[] = [];
  intercept('POST', path, async (_real, sent) => {
    bodies.push((await sent.json()) as JobChangeBody);
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next!();
  });
  return bodies;
}

async function openJob(): Promise<void> {
  intercept('GET', TIMELINE, answer(known()));
  await openOffice(admin, `employee/${zoe._id}/job`);
  await screen.findByRole('heading', { name: 'Timeline' });
}

const entries = () =>
  within(screen.getByRole('list', { name: 'Timeline' }))
    .getAllByRole('listitem')
    .filter((item) => item.dataset.state);
const dialog = () => within(screen.getByRole('dialog'));

async function openChange(...subjects: string[]): Promise<void> {
  await openJob();
  await press('Change');
  await screen.findByRole('dialog', { name: 'Change' });
  for (const subject of subjects) await pressInDialog(subject);
}

const saveButton = (name: string | RegExp) =>
  screen.findByRole<HTMLButtonElement>('button', { name });
async function saved(name: string | RegExp): Promise<void> {
  await waitFor(async () => expect((await saveButton(name)).disabled).toBe(false));
  fireEvent.click(await saveButton(name));
}

describe('the timeline', () => {
  test('has what is planned above the line of today, and what was withdrawn in its place', async () => {
    await openJob();
    expect(entries().map(({ dataset }) => dataset.state)).toEqual([
      'planned',
      'today',
      'holds',
      'holds',
      'withdrawn',
      'holds',
    ]);
    const [planned, today, round, late, withdrawn, hired] = entries().map(textOf);
    expect(planned).toMatch(
      /Planned.*in 10 days.*Leads the payroll module.*Titlebefore Engineer after Senior Engineer.*Salarybefore \$5,240.00 after \$5,650.00\+ \$410.00, \+ 7.8%/,
    );
    expect(today).toBe(`Today, ${shownDay(TODAY)}`);
    expect(round).toMatch('Round for 31 people');
    expect(late).toMatch(
      /Managerbefore None after Amara Okafor.*Ingrid Vasquez, 17 days late\. Settled with the payslip of July 2025\./,
    );
    expect(withdrawn).toMatch(
      'Thandiwe Mokoena → Aylin YıldırımWithdrawn 02 Apr 2025 by Ingrid Vasquez: entered for the wrong person',
    );
    expect(within(entries()[4]!).queryByRole('button')).toBeNull();
    expect(hired).toBe(
      '03 May 2021HiredCustomer Care, Engineer, reports to Thandiwe Mokoena, $4,640.00From the employment',
    );
  });

  test('stands beside what holds today, with since and next', async () => {
    await openJob();
    expect(cellsOf(screen.getByRole('table', { name: /^Today/ })).slice(1)).toEqual([
      ['Department', 'Sales', '16 Jun 2025'],
      [
        'Title',
        `Engineerplanned: Senior Engineer from ${shownDay(addDays(TODAY, 10))}`,
        '03 May 2021',
      ],
      ['Manager', 'Amara Okafor', '16 Jun 2025'],
      ['Approver', 'The manager', ''],
      ['Type', 'None', ''],
      ['Location', 'None', ''],
      ['Hours', 'None', ''],
      ['Contract end', 'None', ''],
      ['Probation', 'Ended 02 Nov 2021', '03 May 2021'],
    ]);
    await says('Zoë Weiß can see that you viewed this');
    await says('Only HR sees what is planned.');
  });

  test('that does not come can be asked for again', async () => {
    intercept('GET', TIMELINE, noAnswer);
    await openOffice(admin, `employee/${zoe._id}/job`);
    await says('The timeline could not be loaded.');
    intercept('GET', TIMELINE, answer(known()));
    await press('Try again');
    await screen.findByRole('heading', { name: 'Timeline' });
  });
});

describe('a change', () => {
  test('shows its effect while it is filled, and is stored with the basis of it', async () => {
    const asked = recorded(PREVIEW, answer({ preview: preview() }));
    const added = recorded(ADD, answer({ change: '1', people: 1, progress: null }));
    await openChange('Title', 'Salary');
    fill(await field('From'), TOMORROW);
    fill(await field('Title'), 'Team Lead');
    fill(await field('Monthly salary'), '5,750.00');
    await says('+ $410.00 a month');
    const effect = textOf(dialog().getByRole('region', { name: 'Effect' }));
    for (const words of [
      'Salary+ $530.00',
      'Shift allowance ends, it is for Operations− $120.00',
      'Warehouse, Operations: 4 away on Thu 24 Dec 2026At most 3 people may be away.',
      '1 request moves to another approver',
      'from Eleni to Thandiwe Mokoena',
      'First payslip: December 2026',
      '3 days of absence count in another department',
      'Operations 6 → 5, Customer Care 10 → 11',
      'Unchanged: leave',
    ])
      expect(effect).toMatch(words);
    await says('now $5,240.00, + $510.00, + 9.7%');
    await says(`Only HR sees it before ${shownDay(TOMORROW)}.`);
    fill(await field('Reason'), 'Leads the team');
    await saved(`Plan for ${shownDay(TOMORROW)}`);
    await says('Change planned.');
    expect(asked.at(-1)).toEqual({
      people: [zoe._id],
      from: TOMORROW,
      set: { designation: 'Team Lead', salary: 5750 },
    });
    expect(added).toEqual([{ ...asked.at(-1)!, reason: 'Leads the team', basis: 'first' }]);
  });

  test('of a day in the past says what paid months change by, and that its owner sees it', async () => {
    const month = { from: '2025-10-01', to: '2025-10-31', paid: 4257, due: 4377, difference: 120 };
    const pay = { ...effect().pay!, periods: [month] };
    recorded(PREVIEW, answer({ preview: preview({ effect: effect({ pay }) }) }));
    await openChange('Department');
    fill(await field('From'), YESTERDAY);
    await choose(await field('Department'), research._id);
    await says('1 paid month changes by');
    await says('yesterday, 1 paid month changes');
    await says('was Sales');
    await says('The next payslip settles it: December 2026');
    await says('Zoë Weiß sees it at once, in their own timeline.');
    await saveButton(`Record from ${shownDay(YESTERDAY)}`);
  });

  test('waits until something is chosen, and asks nothing before', async () => {
    const asked = recorded(PREVIEW, answer({ preview: preview() }));
    await openChange();
    await says('Choose what changes, and it shows here before anything is saved.');
    expect((await saveButton('Change today')).disabled).toBe(true);
    await pressInDialog('Title');
    await pressInDialog('Location');
    fill(await field('Title'), 'Lead');
    await saved('Change today');
    expect(await faultAt(await field('Location'))).toMatch('Location');
    expect(asked).toHaveLength(1);
  });

  test('with one field that cannot be read says so when it is to be stored', async () => {
    await openChange('Salary');
    fill(await field('Monthly salary'), 'a lot');
    await pressInDialog('Change today');
    expect(await faultAt(await field('Monthly salary'))).toMatch(/amount/i);
  });

  test('says which day of coverage breaks and which holds again, three at most', async () => {
    const [broken] = effect().coverage;
    const kept = { ...broken!, rule: 'Counter', away: 2 };
    const coverage = [
      kept,
      broken!,
      { ...kept, day: '2026-12-25' },
      { ...kept, day: '2026-12-26' },
    ];
    recorded(PREVIEW, answer({ preview: preview({ effect: effect({ coverage }) }) }));
    await openChange('Title');
    fill(await field('Title'), 'Lead');
    await says('Warehouse, Operations: 4 away on Thu 24 Dec 2026');
    const lines = within(dialog().getByRole('region', { name: 'Effect' })).getAllByRole('listitem');
    expect(lines.slice(0, 4).map((line) => [line.dataset.tone, textOf(line)])).toEqual([
      ['wait', expect.stringMatching(/^Warehouse, Operations: 4 away/)],
      [undefined, expect.stringMatching(/^Counter, Operations: kept again on Thu 24 Dec 2026/)],
      [undefined, expect.stringMatching(/^Counter, Operations: kept again on Fri 25 Dec 2026/)],
      ['quiet', 'and 1 more'],
    ]);
  });

  test('does not say that a policy holds for a leave type that it is not of', async () => {
    const { today, ...job } = known();
    const policy = { _id: '1', name: 'Casual Leave: 30 days' };
    const row = { kind: 'policy' as const, value: policy, since: null, next: null };
    intercept('GET', TIMELINE, answer({ ...job, today: [...today, row] }));
    await openOffice(admin, `employee/${zoe._id}/job`);
    await press('Change');
    await pressInDialog('Leave policy');
    await says('None from this day');
    await saysNothingOf('now Casual Leave: 30 days');
  });

  test('says what the salary was, but not before the first one that is known', async () => {
    await openChange('Salary');
    fill(await field('From'), '2025-10-31');
    await says('was $4,640.00');
    fill(await field('From'), '2020-01-01');
    await saysNothingOf('was $');
  });

  test('can take a value away', async () => {
    const asked = recorded(PREVIEW, answer({ preview: preview() }));
    await openChange('Approver', 'Contract end');
    await pressInDialog('The manager decides');
    await pressInDialog('None from this day');
    await waitFor(() => expect(asked.at(-1)?.set).toEqual({ approver: null, contractEnd: null }));
  });

  test('to another department offers its head as the manager', async () => {
    intercept('GET', /^\/api\/department$/, async (real) => {
      const list = (await (await real()).json()) as { departments: { _id: string }[] };
      const departments = list.departments.map((one) =>
        one._id === research._id
          ? { ...one, head: { _id: amara._id, name: 'Head Of Research', profileImage: null } }
          : one,
      );
      return Response.json(
        { ...list, departments },
        { headers: { 'Content-Range': 'departments 0-1/2' } },
      );
    });
    const asked = recorded(PREVIEW, answer({ preview: preview() }));
    await openChange('Department');
    await choose(await field('Department'), research._id);
    await says('stays Amara Okafor');
    await says('Research has Head Of Research.');
    await pressInDialog('Change it too');
    await waitFor(() =>
      expect(asked.at(-1)?.set).toEqual({ department: research._id, manager: amara._id }),
    );
  });

  test('is not stored without its effect, which can be asked for again', async () => {
    recorded(PREVIEW, noAnswer, answer({ preview: preview() }));
    await openChange('Title');
    fill(await field('Title'), 'Lead');
    await says(/It could not be worked out. No answer from the server since \d\d:\d\d/);
    expect((await saveButton('Change today')).disabled).toBe(true);
    await press('Try again');
    await says('+ $410.00 a month');
    expect((await saveButton('Change today')).disabled).toBe(false);
  });

  test.each([
    ['From', 400, { from: 'Zoë was hired on 03 May 2021.' }],
    ['Title', 409, { 'set.designation': 'Lead is recorded for that day already.' }],
  ])('that is refused at %s says so there', async (label, status, errors) => {
    recorded(PREVIEW, refuse(status, { errors }));
    await openChange('Title');
    fill(await field('Title'), 'Lead');
    expect(await faultAt(await field(label))).toMatch(Object.values(errors)[0]!);
    await says('First correct what is marked.');
  });

  test('of a value that is taken away is refused where it can be read', async () => {
    recorded(
      PREVIEW,
      refuse(409, { errors: { 'set.approver': 'That is recorded for that day already.' } }),
    );
    await openChange('Approver');
    await pressInDialog('The manager decides');
    await alerted('That is recorded for that day already.');
  });

  test('that was refused is not refused any more on another day', async () => {
    recorded(
      PREVIEW,
      refuse(409, { errors: { 'set.designation': 'Lead is recorded for that day already.' } }),
      answer({ preview: preview() }),
    );
    await openChange('Title');
    fill(await field('Title'), 'Lead');
    await faultAt(await field('Title'));
    await pressInDialog('Change today');
    fill(await field('From'), TOMORROW);
    await says('+ $410.00 a month');
    expect((await field('Title')).getAttribute('aria-invalid')).toBe('false');
  });

  test('beside which something was stored meanwhile shows the new effect, and asks again', async () => {
    const later = preview({ basis: 'second', effect: effect({ cost: null }) });
    recorded(PREVIEW, answer({ preview: preview() }), answer({ preview: later }));
    const added = recorded(
      ADD,
      refuse(409, { code: 'job.changed', error: 'Something else would be recorded.' }),
      answer({ change: '1', people: 1, progress: null }),
    );
    await openChange('Title');
    fill(await field('Title'), 'Lead');
    await says('+ $410.00 a month');
    await saved('Change today');
    await says('Something else would be recorded.');
    await saysNothingOf('+ $410.00 a month');
    await saved('Change today');
    await says('Change recorded.');
    expect(added.map(({ basis }) => basis)).toEqual(['first', 'second']);
  });

  test('warns of a circle of managers', async () => {
    const circle = {
      code: 'circle' as const,
      people: [
        { _id: '1', name: 'Zoë' },
        { _id: '2', name: 'Lan' },
      ],
      count: 2,
      on: null,
    };
    recorded(PREVIEW, answer({ preview: preview({ effect: effect({ warnings: [circle] }) }) }));
    await openChange('Title');
    fill(await field('Title'), 'Lead');
    await says('A circle of managers: Zoë and LanRequests that go round end with HR.');
  });

  test('that was begun is not left by Cancel without a question', async () => {
    recorded(PREVIEW, answer({ preview: preview() }));
    await openChange('Title');
    await pressInDialog('Cancel');
    await press('Keep editing');
    expect(await field('Title')).toBeTruthy();
    await pressInDialog('Cancel');
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a withdrawal', () => {
  const brought = preview({
    values: [
      { kind: 'designation', before: { name: 'Senior Engineer' }, after: { name: 'Engineer' } },
    ],
    salary: { before: 5650, after: 5240 },
  });
  const planned = `Withdraw the change of ${shownDay(addDays(TODAY, 10))}`;

  test('says what holds again and needs a reason', async () => {
    const asked = recorded(PREVIEW, answer({ preview: brought }));
    const withdrawn = recorded(/^\/api\/job\/withdraw\//, answer({ change: '1', people: 1 }));
    await openJob();
    await press(planned);
    await says('Titlebefore Senior Engineer after Engineer');
    await says('Unchanged: leave');
    await saved('Withdraw');
    expect(await faultAt(await field('Reason'))).toBeTruthy();
    fill(await field('Reason'), 'Postponed');
    await saved('Withdraw');
    await says('Change withdrawn.');
    expect(asked).toEqual([
      { withdraw: '01900000-0000-7000-8000-000000000001', people: [zoe._id] },
    ]);
    expect(withdrawn).toEqual([{ people: [zoe._id], reason: 'Postponed' }]);
  });

  test('of a change for many is for one, or for all', async () => {
    const asked = recorded(PREVIEW, answer({ preview: brought }));
    await openJob();
    await press('Withdraw the change of 01 Nov 2025');
    await waitFor(() => expect(asked.at(-1)?.people).toEqual([zoe._id]));
    fireEvent.click(await field('All 31 people'));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ withdraw: '01900000-0000-7000-8000-000000000002' }),
    );
  });
});

describe('planned changes', () => {
  test('are listed by day, each with its people, and can be withdrawn for all', async () => {
    const [change] = known().changes;
    const { withdrawn: _withdrawn, settled: _settled, state: _state, ...planned } = change!;
    const failed = { key: 'job.interrupted', parameters: {} };
    const ofFive = {
      ...planned,
      _id: '01900000-0000-7000-8000-0000000000ff',
      people: 5,
      salary: null,
      round: { percent: 3 },
      employees: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ _id: name, name })),
      unfinished: null,
    };
    const changes = [
      { ...planned, employees: [{ _id: zoe._id, name: 'Zoë Weiß' }], unfinished: null },
      ofFive,
      { ...ofFive, _id: '1', unfinished: { done: 200, total: 401, failed: null } },
      { ...ofFive, _id: '2', unfinished: { done: 200, total: 401, failed } },
    ];
    intercept('GET', /^\/api\/job\/planned$/, () =>
      Response.json({ success: true, changes }, { headers: { 'Content-Range': 'changes 0-3/4' } }),
    );
    const asked = recorded(
      PREVIEW,
      answer({ preview: preview({ people: [leftOut('F', 'sameDay')] }) }),
    );
    await openOffice(admin, 'planned-changes');
    await screen.findByRole('link', { name: 'Zoë Weiß' });
    const table = screen.getByRole('table', { name: 'Planned changes' });
    const [, one, many, running, stopped] = cellsOf(table).map((cells) => cells.join(' '));
    expect(one).toMatch(/in 10 days Zoë Weiß Leads the payroll module.*Senior Engineer.*Recorded/);
    expect(many).toMatch('Round for 5 peopleA, B, C and 2 more');
    expect(many).toMatch(/Salary\+\s3%/);
    expect(running).toMatch('200 of 401 recorded');
    expect(stopped).toMatch('Stopped: recorded for 200 of 401.');
    await within(table).findByText(/The server was interrupted again and again/);
    const day = shownDay(addDays(TODAY, 10));
    expect(
      screen.getByRole('button', { name: `Withdraw the change of ${day}, Zoë Weiß` }),
    ).toBeTruthy();
    fireEvent.click(
      screen.getAllByRole('button', {
        name: `Withdraw the change of ${day}, A, B, C and 2 more`,
      })[0]!,
    );
    await waitFor(() =>
      expect(asked).toEqual([{ withdraw: '01900000-0000-7000-8000-0000000000ff' }]),
    );
  });
});
