import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { JobChangeBody } from '../../api/contract/job/job-change-body.js';
import type { JobPersonEffect, JobPreviewRecord } from '../../api/contract/job/job-changes.js';
import { REFUSALS } from '../../api/contract/refusals/refusals.js';
import { hireCast } from '../../test/support/cast.js';
import { serverOfFile } from '../../test/support/server.js';
import { cellsOf } from './support/list.js';
import {
  alerted,
  faultAt,
  fill,
  intercept,
  openOffice,
  press,
  pressInDialog,
  refuse,
  says,
  told,
} from './support/open.js';

const server = await serverOfFile();
const { admin, amara, zoe, ruth, research } = await hireCast(server);

const year = new Date().getFullYear() + 1;
const FROM = `${year}-01-01`;

const effectOn = (
  of: { _id: string; name: string },
  salary: JobPersonEffect['salary'],
  leftOut: JobPersonEffect['leftOut'] = null,
): JobPersonEffect => ({
  employee: {
    _id: of._id,
    employeeId: 'E-1',
    name: of.name,
    profileImage: null,
    department: { _id: research._id, dep_name: 'Research' },
  },
  salary,
  leftOut,
});

const raise = (after: number, more: Partial<NonNullable<JobPersonEffect['salary']>> = {}) => ({
  before: 3000,
  after,
  byRule: null,
  isByHand: false,
  later: null,
  ...more,
});

const previewed = (people: JobPersonEffect[]): JobPreviewRecord => ({
  basis: 'the basis',
  effect: {
    people: people.filter(({ leftOut }) => !leftOut).length,
    cost: {
      month: 190,
      year: 2280,
      employerMonth: 201.4,
      salaries: { before: 6000, after: 6190 },
      lines: [],
    },
    pay: null,
    balances: [],
    requests: [],
    coverage: [],
    headcount: [],
    movedAbsence: 0,
    warnings: [{ code: 'laterSalary', people: [], count: 1, on: `${year}-02-01` }],
  },
  people,
  values: [],
  salary: null,
});

/** Answers previews as the server does for these three, and keeps what is asked. */
function rounds(): { asked: JobChangeBody[]; added: JobChangeBody[] } {
  const [asked, added]: [JobChangeBody[], JobChangeBody[]] = [[], []];
  intercept('POST', /^\/api\/job\/preview$/, async (_, request) => {
    const body = (await request.json()) as JobChangeBody;
    asked.push(body);
    const byHand = body.set?.salaries?.find(({ employeeId }) => employeeId === zoe._id);
    const isOut = body.leaveOut?.people?.includes(amara._id);
    return Response.json({
      success: true,
      preview: previewed([
        effectOn(amara, isOut ? null : raise(3090), isOut ? { reason: 'byHand', on: null } : null),
        effectOn(ruth, null, { reason: 'hiredAfter', on: `${year - 1}-12-01` }),
        effectOn(
          zoe,
          byHand
            ? raise(byHand.salary, { byRule: 3200, isByHand: true })
            : raise(3100, { byRule: 3200, later: { from: `${year}-02-01`, amount: 3500 } }),
        ),
      ]),
    });
  });
  intercept('POST', /^\/api\/job\/add$/, async (_, request) => {
    added.push((await request.json()) as JobChangeBody);
    return Response.json({ success: true, change: 'c', people: 2, progress: null, failed: null });
  });
  return { asked, added };
}

async function openRound(): Promise<HTMLElement> {
  await openOffice(admin, 'employee');
  await screen.findByRole('cell', { name: 'Research' }).catch(() => undefined);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select everyone on this page' }));
  await says('3 selected');
  await press('Salary round…');
  return screen.findByRole('dialog', { name: 'Salary round' });
}

/** The preview is that of what is typed. */
const saveable = () =>
  waitFor(() =>
    expect(
      screen.getByRole<HTMLButtonElement>('button', {
        name: `Plan 2 raises for 01 Jan ${year}`,
      }).disabled,
    ).toBe(false),
  );

const dialog = () => within(screen.getByRole('dialog', { name: 'Salary round' }));
const raiseField = () => dialog().getByLabelText('Raise in percent');
const tick = (name: string) => dialog().getByLabelText<HTMLInputElement>(`${name} takes part`);
const table = () => cellsOf(dialog().getByRole('table'));

test('the rule gives each new salary, with those left out and those to look at before the others', async () => {
  const { asked } = rounds();
  await openRound();
  fill(dialog().getByLabelText('From'), FROM);
  fill(raiseField(), '3');
  fill(dialog().getByLabelText('Round up to'), '10');
  fill(dialog().getByLabelText(/^At most/), '100');
  fireEvent.click(dialog().getByLabelText(`Hired after 01 Jul ${year - 1}`));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      people: expect.arrayContaining([amara._id, ruth._id, zoe._id]),
      leaveOut: { hiredAfter: `${year - 1}-07-01` },
      from: FROM,
      set: { round: { percent: 3, step: 10, limit: 100 } },
    }),
  );
  await waitFor(() =>
    expect(table().map((row) => row.join('|'))).toEqual([
      'Takes part|Person|31 Dec|From 01 Jan|Change|%|Why',
      'Left out 1',
      `Ruth Admin takes part|Ruth Admin||stays|||hired 01 Dec ${year - 1}`,
      'To look at 1',
      `Zoë Weiß takes part|Zoë Weiß|$3,000.00||+ $100.00|+ 3.3%|at the limit, rule says $3,200.00$3,500.00 from 01 Feb ${year} stays`,
      'By the rule 1',
      'Amara Okafor takes part|Amara Okafor|$3,000.00||+ $90.00|+ 3.0%|',
    ]),
  );
  await says('A month+ $190.00$6,000.00 → $6,190.00');
  await says('A year+ $2,280.00$72,000.00 → $74,280.00');
  await says('With employer costs+ $201.40a month');
  await says('2 of 3+ 3.2% on average');
  await says('1 person has a later salary, which stays');
});

test('a salary is edited in the table, and taken back; people are taken out and in', async () => {
  const { asked } = rounds();
  await openRound();
  fill(raiseField(), '3');
  const salary = await screen.findByLabelText<HTMLInputElement>('New salary of Zoë Weiß');
  expect(salary.value).toBe('3,100.00');
  fill(salary, '3,150.00');
  expect(salary.value).toBe('3,150.00');
  await says('by hand, rule says $3,200.00');
  expect(asked.at(-1)?.set?.salaries).toEqual([{ employeeId: zoe._id, salary: 3150 }]);
  await press('Undo the salary of Zoë Weiß');
  await says('at the limit');
  expect(asked.at(-1)?.set).not.toHaveProperty('salaries');
  screen.getByLabelText('Amara Okafor takes part').focus();
  fireEvent.click(screen.getByLabelText('Amara Okafor takes part'));
  expect(tick('Amara Okafor').checked).toBe(false);
  await says('by hand');
  expect(asked.at(-1)?.leaveOut).toEqual({ people: [amara._id] });
  // Its row is in another group now.
  expect(document.activeElement).toBe(tick('Amara Okafor'));
  fireEvent.click(tick('Amara Okafor'));
  await waitFor(() => expect(asked.at(-1)?.leaveOut).toEqual({}));
  expect(tick('Ruth Admin').disabled).toBe(true);
});

test('what is no amount is not taken, neither as a raise nor in the table', async () => {
  const { asked, added } = rounds();
  await openRound();
  fill(dialog().getByLabelText('From'), FROM);
  fill(raiseField(), '3');
  const salary = await screen.findByLabelText<HTMLInputElement>('New salary of Zoë Weiß');
  await saveable();
  fill(salary, 'much');
  expect(await faultAt(salary)).toMatch(/amount/i);
  await pressInDialog(`Plan 2 raises for 01 Jan ${year}`);
  await waitFor(() => expect(document.activeElement).toBe(salary));
  expect(added).toEqual([]);
  fireEvent.keyDown(salary, { key: 'Escape' });
  expect(salary.value).toBe('3,100.00');
  const before = asked.length;
  fill(raiseField(), 'a lot');
  await pressInDialog('Save raises');
  await says('Enter a number above 0, like 3 or 2.5.');
  expect(asked).toHaveLength(before);
});

test('what the server refuses of the rule stands at its field', async () => {
  rounds();
  await openRound();
  fill(raiseField(), '3');
  fill(dialog().getByLabelText(/^At most/), '100');
  await screen.findByLabelText('New salary of Zoë Weiß');
  intercept(
    'POST',
    /^\/api\/job\/preview$/,
    refuse(400, {
      errors: { 'set.round.percent': 'Too much.', 'set.round.limit': 'Too little.' },
    }),
  );
  fill(dialog().getByLabelText(/^At most/), '1');
  expect(await faultAt(dialog().getByLabelText(/^At most/))).toMatch('Too little.');
  expect(await faultAt(raiseField())).toMatch('Too much.');
});

test('people take part again after everybody was left out', async () => {
  rounds();
  await openRound();
  fill(raiseField(), '3');
  await screen.findByLabelText('New salary of Zoë Weiß');
  intercept(
    'POST',
    /^\/api\/job\/preview$/,
    refuse(400, { errors: { people: 'Everybody is left out.' } }),
  );
  for (const name of ['Amara Okafor', 'Zoë Weiß']) fireEvent.click(tick(name));
  await says('Everybody is left out.');
  const { asked } = rounds();
  fireEvent.click(tick('Zoë Weiß'));
  expect(tick('Zoë Weiß').checked).toBe(true);
  await waitFor(() => expect(asked.at(-1)?.leaveOut).toEqual({ people: [amara._id] }));
});

test('the button says what it does, and saves only what was seen', async () => {
  const { added } = rounds();
  await openRound();
  fill(dialog().getByLabelText('From'), FROM);
  fill(raiseField(), '3');
  fill(dialog().getByLabelText(/^Reason/), 'Annual review');
  await saveable();
  await pressInDialog(`Plan 2 raises for 01 Jan ${year}`);
  await told('2 raises planned.');
  expect(added).toEqual([
    {
      people: expect.arrayContaining([amara._id]),
      leaveOut: {},
      from: FROM,
      set: { round: { percent: 3 } },
      reason: 'Annual review',
      basis: 'the basis',
    },
  ]);
});

test('a round for more than 200 people is followed to its end', async () => {
  rounds();
  const progress = [{ done: 120, total: 240 }, null];
  const state = (at: object | null) => ({
    success: true,
    change: 'c',
    people: 240,
    failed: null,
    progress: at,
  });
  intercept('POST', /^\/api\/job\/add$/, () => Response.json(state({ done: 0, total: 240 })));
  intercept('GET', /^\/api\/job\/progress\/c$/, () =>
    Response.json(state(progress.shift() ?? null)),
  );
  await openRound();
  fill(dialog().getByLabelText('From'), FROM);
  fill(raiseField(), '3');
  await saveable();
  await pressInDialog(`Plan 2 raises for 01 Jan ${year}`);
  await screen.findByRole('progressbar', { name: '120 of 240 recorded' });
  await told('2 raises planned.');
});

test('a round that stops before its end says why, in the language of the screen', async () => {
  rounds();
  intercept('POST', /^\/api\/job\/add$/, () =>
    Response.json({
      success: true,
      change: 'c',
      people: 240,
      progress: null,
      failed: 'Stopped.',
      failedRefusal: { key: 'job.interrupted', parameters: {} },
    }),
  );
  await openRound();
  fill(dialog().getByLabelText('From'), FROM);
  fill(raiseField(), '3');
  await saveable();
  await pressInDialog(`Plan 2 raises for 01 Jan ${year}`);
  await alerted(REFUSALS['job.interrupted']);
});

test('what others stored meanwhile is shown before the round is saved', async () => {
  const { asked } = rounds();
  intercept(
    'POST',
    /^\/api\/job\/add$/,
    refuse(409, { code: 'job.changed', error: 'Zoë Weiß has another salary now.' }),
  );
  await openRound();
  fill(dialog().getByLabelText('From'), FROM);
  fill(raiseField(), '3');
  await saveable();
  const before = asked.length;
  await pressInDialog(`Plan 2 raises for 01 Jan ${year}`);
  await says('Zoë Weiß has another salary now.');
  expect(asked.length).toBeGreaterThan(before);
});

test('Select all takes those of other pages, too', async () => {
  await openOffice(
    admin,
    `employee?${new URLSearchParams({ filter: '{"status":"Active"}', perPage: '2', page: '1', sort: 'name', order: 'ASC' })}`,
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Amara Okafor' }));
  await says('1 selected');
  await press('Select all 3');
  await says('3 selected');
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
  await press('Clear');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Change…' })).toBeNull());
});
