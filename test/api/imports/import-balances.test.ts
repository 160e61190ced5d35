import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { ImportMapping } from '../../../api/contract/imports/import-mapping.js';
import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import type {
  LeaveBalanceRecord,
  LedgerLineRecord,
} from '../../../api/contract/leave/leave-balances.js';
import { hire, hireCast, PASSWORD } from '../../support/cast.js';
import { applied, checked, rowsOf, undone } from '../../support/imports.js';
import { leaveType } from '../../support/leave-rules-by-calls.js';
import { auditOf, countRows, rows, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';
import { ANNUAL, storeLeaveType, storePolicy } from '../../support/stored-leave-rules.js';

const HEADINGS = 'Employee ID,Leave Type,Balance,Counts From,Use By';

/** Newly hired before each test. */
let nina: EmployeeRecord;
let id: string;
let hired = 0;

const server = await serverOfFile();
const cast = await hireCast(server);
await storePolicy(server, { from: '2024-01-01' });
await storePolicy(server, { leaveType: 'Sick Leave', from: '2024-01-01' });
await storePolicy(server, {
  typeId: await storeLeaveType(server, { name: 'Time Bank', unit: 'minutes' }),
  from: '2024-01-01',
});
beforeEach(async () => {
  nina = await hire(cast.admin, {
    employeeId: `B-${++hired}`,
    name: `Nina Berg ${hired}`,
    department: cast.sales._id,
    hireDate: '2025-03-01',
  });
  id = nina.employeeId;
});

const check = (lines: string[], changes: Partial<ImportMapping> = {}) =>
  checked(
    cast.admin,
    'balances',
    [HEADINGS, ...lines].join('\n'),
    { dateOrder: 'year-first', balanceMeaning: 'on-top', ...changes },
    'balances.csv',
  );
const openings = async (person = nina, leaveType = 'Annual Leave') => {
  const { lines } = (
    await cast.admin.get(
      `/leave/ledger/${person._id}?leaveType=${encodeURIComponent(leaveType)}&from=2025-01-01&to=2026-12-31`,
    )
  ).body as { lines: LedgerLineRecord[] };
  return lines
    .filter(({ kind }) => kind === 'opening')
    .map(({ day, amount, until, reason, by }) => ({ day, amount, until, reason, by }));
};

const close = (until: string | null) =>
  store(server, 'UPDATE leave_type SET closed_until = ?, closings_until = NULL WHERE id = ?', [
    until,
    ANNUAL,
  ]);

/** Each row's result, with the fields and words of what refuses it. */
async function results(job: ImportRecord) {
  const all = await rowsOf(cast.admin, job);
  return all
    .sort((a, b) => a.row - b.row)
    .map(({ result, faults }) => [
      result,
      ...faults.map(({ label, value, text }) => `${label} ${value} ${text}`),
    ]);
}

describe('A file of balances', () => {
  test('is shown as it would be booked, with totals, and books nothing by that', async () => {
    const job = await check([
      `${id},Annual Leave,"12,5",2026-01-01,2026-06-30`,
      `${id},Time Bank,12:30,2026-01-01,`,
      `${cast.zoe.employeeId},Annual Leave,-2,2026-01-01,2026-06-30`,
    ]);
    expect(job).toMatchObject({
      kind: 'balances',
      state: 'Checked',
      fault: null,
      counts: { new: 3, changed: 0, unchanged: 0, repeated: 0, refused: 0 },
    });
    expect(job.openings).toEqual([
      { leaveType: 'Annual Leave', unit: 'days', people: 2, amount: 10.5 },
      { leaveType: 'Time Bank', unit: 'minutes', people: 1, amount: 750 },
    ]);
    expect((await rowsOf(cast.admin, job)).map(({ record }) => record)).toMatchObject([
      {
        employeeId: id,
        email: null,
        name: nina.userId.name,
        leaveType: 'Annual Leave',
        balance: 12.5,
        'after:balance': 36.5,
        countsFrom: '2026-01-01',
        useBy: '2026-06-30',
      },
      {
        employeeId: id,
        email: null,
        name: nina.userId.name,
        leaveType: 'Time Bank',
        balance: 750,
        countsFrom: '2026-01-01',
        useBy: null,
      },
      {
        employeeId: cast.zoe.employeeId,
        email: null,
        name: 'Zoë Weiß',
        leaveType: 'Annual Leave',
        balance: -2,
        countsFrom: '2026-01-01',
        useBy: null,
      },
    ]);
    expect(await openings()).toEqual([]);
  });

  test('is booked as openings of the ledger, audited for each person, and repeats itself as unchanged', async () => {
    const line = `${id},Annual Leave,12.5,2026-01-01,2026-06-30`;
    const job = await applied(cast.admin, await check([line]));
    expect(job).toMatchObject({
      state: 'Applied',
      changedSince: 0,
      openings: [{ leaveType: 'Annual Leave', people: 1, amount: 12.5 }],
    });
    expect(await openings()).toEqual([
      {
        day: '2026-01-01',
        amount: 12.5,
        until: '2026-06-30',
        reason: 'balances.csv',
        by: expect.any(String),
      },
    ]);
    expect(await auditOf(server, nina._id)).toContainEqual(
      expect.objectContaining({
        action: 'leave.opening_import',
        after: {
          leaveType: 'Annual Leave',
          entryKind: 'opening',
          amount: 12.5,
          day: '2026-01-01',
          until: '2026-06-30',
        },
      }),
    );
    const again = await check([line]);
    expect(again.counts).toMatchObject({ new: 0, unchanged: 1 });
    expect(await cast.admin.post(`/import/apply/${again._id}`)).toMatchObject({
      status: 409,
      body: { code: 'import.not_now' },
    });
  });

  test('is undone by entries that reverse what it booked, and can be imported again', async () => {
    const line = `${id},Annual Leave,12.5,2026-01-01,`;
    const job = await applied(cast.admin, await check([line]));
    expect(await undone(cast.admin, job)).toMatchObject({ state: 'Undone' });
    expect(await openings()).toEqual([]);
    expect(
      await rows(
        server,
        'SELECT kind, amount FROM leave_entry WHERE employee_id = ? ORDER BY amount',
        [nina._id],
      ),
    ).toEqual([
      { kind: 'opening', amount: -12_500 },
      { kind: 'opening', amount: 12_500 },
    ]);
    expect((await auditOf(server, nina._id)).map(({ action }) => action)).toContain(
      'leave.opening_import_undone',
    );
    expect(await applied(cast.admin, await check([line]))).toMatchObject({
      state: 'Applied',
    });
    expect(await openings()).toMatchObject([{ amount: 12.5 }]);
  });

  test('with a column for each type is read as well', async () => {
    const job = await checked(
      cast.admin,
      'balances',
      `Name,Annual Leave,Sick Leave (days)\n${nina.userId.name},"3,25",4\n${cast.amara.userId.name},0,\nNobody,1,2`,
      { constants: { countsFrom: '2026-02-01' }, balanceMeaning: 'on-top' },
    );
    expect(await results(job)).toEqual([
      ['new'],
      ['unchanged'],
      ['refused', 'Full Name Nobody does not match any employee. Import the employee first.'],
    ]);
    expect((await rowsOf(cast.admin, job, 'unchanged'))[0]?.notes).toEqual([
      'The balance is 0 or blank, so nothing is booked.',
    ]);
    await applied(cast.admin, job);
    expect([await openings(), await openings(nina, 'Sick Leave')]).toMatchObject([
      [{ day: '2026-02-01', amount: 3.25 }],
      [{ amount: 4 }],
    ]);
  });

  test('finds people by email address and by a name that only one has', async () => {
    const twin = await hire(cast.admin, {
      employeeId: `T-${hired}`,
      name: nina.userId.name,
      department: cast.sales._id,
    });
    const constants = { leaveType: 'Annual Leave', countsFrom: '2026-01-01' };
    const job = await checked(
      cast.admin,
      'balances',
      `Email,Name,Balance\n${twin.email.toUpperCase()},,1\n,${nina.userId.name},2\n,${cast.ruth.userId.name},3\n,,4`,
      { constants },
    );
    expect(await results(job)).toEqual([
      ['new'],
      [
        'refused',
        `Full Name ${nina.userId.name} matches more than one employee. Add a column with employee IDs or email addresses.`,
      ],
      ['new'],
      ['refused', 'Email Address  is missing.'],
    ]);
  });
});

describe('A balance beside an entitlement of the same year', () => {
  const line = () => `${id},Annual Leave,1.5,2026-06-01,`;
  const balanceOn = async (on: string) => {
    const { balances } = (await cast.admin.get(`/leave/balance/${nina._id}?on=${on}`)).body;
    return balances.find((one: LeaveBalanceRecord) => one.leaveType.name === 'Annual Leave')
      .balance;
  };
  const ask = (balanceMeaning: ImportMapping['balanceMeaning']) =>
    check([line()], { balanceMeaning });

  test('is asked about with its numbers, and is not imported before the answer', async () => {
    const job = await ask(null);
    expect(job.balanceQuestion).toEqual({
      count: 1,
      example: {
        name: nina.userId.name,
        leaveType: 'Annual Leave',
        unit: 'days',
        day: '2026-06-01',
        written: 1.5,
        granted: 24,
        onTop: 25.5,
      },
    });
    await cast.admin.confirm();
    const { startedAt } = job;
    expect(await cast.admin.post(`/import/apply/${job._id}`, { startedAt })).toMatchObject({
      status: 409,
      body: {
        code: 'import.not_now',
        error: expect.stringContaining('what the balances in the file mean'),
      },
    });
    expect(await openings()).toEqual([]);
  });

  test('is what is left, all included: the balance of that day is the number of the file', async () => {
    const job = await ask('included');
    expect((await rowsOf(cast.admin, job))[0]).toMatchObject({
      result: 'new',
      record: { balance: 1.5, 'after:balance': 1.5 },
    });
    const booked = await applied(cast.admin, job);
    expect(booked).toMatchObject({ state: 'Applied', mapping: { balanceMeaning: 'included' } });
    expect([await openings(), await balanceOn('2026-06-01')]).toMatchObject([
      [{ day: '2026-06-01', amount: -22.5 }],
      1.5,
    ]);
    expect((await ask('included')).counts).toMatchObject({ new: 0, unchanged: 1 });
    expect((await ask(null)).counts).toMatchObject({ new: 0, unchanged: 1 });
    expect((await ask('on-top')).counts).toMatchObject({ refused: 1 });
    expect(await undone(cast.admin, booked)).toMatchObject({ state: 'Undone' });
    expect(await balanceOn('2026-06-01')).toBe(24);
  });

  test('was carried over: the entitlement of the year comes on top', async () => {
    const job = await ask('on-top');
    expect((await rowsOf(cast.admin, job))[0]?.record).toMatchObject({
      balance: 1.5,
      'after:balance': 25.5,
    });
    await applied(cast.admin, job);
    expect([await openings(), await balanceOn('2026-06-01')]).toMatchObject([
      [{ amount: 1.5 }],
      25.5,
    ]);
  });

  test('of 0 is nothing left, or nothing carried over', async () => {
    const none = () => [`${id},Annual Leave,0,2026-06-01,`];
    expect((await check(none(), { balanceMeaning: null })).balanceQuestion).toMatchObject({
      count: 1,
    });
    expect((await check(none())).counts).toMatchObject({ unchanged: 1 });
    await applied(cast.admin, await check(none(), { balanceMeaning: 'included' }));
    expect(await openings()).toMatchObject([{ amount: -24 }]);
  });

  test('counts the leave that is taken, and the file is to be checked again once that changes', async () => {
    const job = await ask('included');
    const entry = { employeeId: nina._id, leaveType: 'Annual Leave', kind: 'adjustment' };
    expect(
      await cast.admin.post('/leave/entry/add', {
        ...entry,
        amount: -4,
        day: '2026-05-01',
        reason: 'Taken in May',
      }),
    ).toMatchObject({ status: 201 });
    expect(await applied(cast.admin, job)).toMatchObject({
      state: 'Checked',
      fault: expect.stringContaining('changed since'),
    });
    await applied(cast.admin, await ask('included'));
    expect([await openings(), await balanceOn('2026-06-01')]).toMatchObject([
      [{ amount: -18.5 }],
      1.5,
    ]);
  });

  test('is asked about in a file of employees as well', async () => {
    const file = `Employee ID,Full Name,Department,Email Address,Hire Date,Leave Balance\nQ-${hired},Quinn ${hired},Sales,q${hired}@company.example,2025-03-01,1.5`;
    const settings = { dateOrder: 'year-first', constants: { countsFrom: '2026-06-01' } } as const;
    expect((await checked(cast.admin, 'employees', file, settings)).balanceQuestion).toMatchObject({
      count: 1,
      example: { name: `Quinn ${hired}`, granted: 24, onTop: 25.5 },
    });
    const job = await checked(cast.admin, 'employees', file, {
      ...settings,
      balanceMeaning: 'included',
    });
    expect(await applied(cast.admin, job)).toMatchObject({
      state: 'Applied',
      openings: [{ leaveType: 'Annual Leave', amount: -22.5 }],
    });
  });

  test('is not asked about where the policy grants nothing before that day', async () => {
    await storePolicy(server, {
      leaveType: 'Personal Leave',
      holder: nina._id,
      from: '2024-01-01',
      rules: { timing: 'end' },
    });
    const job = await check([`${id},Personal Leave,1.5,2026-06-01,`], { balanceMeaning: null });
    expect(job).toMatchObject({ balanceQuestion: null, counts: { new: 1 } });
  });
});

describe('A row', () => {
  test.each<[string, () => string, string]>([
    [
      'for somebody who does not exist',
      () => 'B-0,Annual Leave,1,2026-01-01,',
      'Employee ID B-0 does not match any employee. Import the employee first.',
    ],
    [
      'for a type without a policy',
      () => `${id},Personal Leave,1,2026-01-01,`,
      'Balance As Of 2026-01-01 is a day on which this person has no policy for Personal Leave. Assign one from that day or earlier first.',
    ],
    [
      'for a day before the policy',
      () => `${cast.zoe.employeeId},Annual Leave,1,2023-12-31,`,
      'Balance As Of 2023-12-31 is a day on which this person has no policy for Annual Leave. Assign one from that day or earlier first.',
    ],
    [
      'for a day before the hire date',
      () => `${id},Annual Leave,1,2025-02-28,`,
      'Balance As Of 2025-02-28 is not within an employment of this person.',
    ],
    [
      'for a day too far ahead',
      () => `${id},Annual Leave,1,2099-01-01,`,
      'Balance As Of 2099-01-01 cannot be after',
    ],
    [
      'for hours of a type that counts days',
      () => `${id},Annual Leave,12:30,2026-01-01,`,
      'Balance 12:30 is not a number of days with at most three decimals, such as 12.5.',
    ],
    [
      'for too many days',
      () => `${id},Annual Leave,1001,2026-01-01,`,
      'Balance 1001 is not a number of days with at most three decimals, such as 12.5.',
    ],
    [
      'for days of a type that counts hours',
      () => `${id},Time Bank,2 days,2026-01-01,`,
      'Balance 2 days is not a number of hours, such as 12:30 or 12.5.',
    ],
    ['without a balance', () => `${id},Annual Leave,,2026-01-01,`, 'Balance  is missing.'],
    [
      'for a last usable day before it counts',
      () => `${id},Annual Leave,1,2026-01-01,2025-12-31`,
      'Use By 2025-12-31 is before the day from which the balance counts, 2026-01-01.',
    ],
  ])('%s', async (_, line, reason) => {
    const job = await check([line()]);
    expect(await results(job)).toEqual([['refused', expect.stringContaining(reason)]]);
    expect(job.openings).toEqual([]);
  });

  test('is refused if it differs from what is booked, or from another row; a row that says the same repeats it', async () => {
    await applied(cast.admin, await check([`${id},Annual Leave,5,2026-01-01,`]));
    expect(await results(await check([`${id},Annual Leave,6,2026-01-01,`]))).toEqual([
      [
        'refused',
        'Balance 6 differs from the opening balance that this person already has from that day. If this row is right, reverse that one first.',
      ],
    ]);
    const job = await check([
      `${id},Sick Leave,5,2026-01-01,`,
      `${id},Sick Leave,"5,0",2026-01-01,`,
      `${id},Sick Leave,6,2026-01-01,`,
    ]);
    expect(await results(job)).toEqual([
      ['new'],
      ['repeated'],
      ['refused', expect.stringContaining('repeats row 2 with different values (Balance)')],
    ]);
  });

  test('is refused in a closed leave year', async () => {
    await close('2025-12-31');
    try {
      expect(
        await results(
          await check([`${id},Annual Leave,6,2025-12-31,`, `${id},Annual Leave,6,2026-01-01,`]),
        ),
      ).toEqual([
        [
          'refused',
          'Balance As Of 2025-12-31 is in a closed leave year: leave up to 2025-12-31 is closed.',
        ],
        ['new'],
      ]);
    } finally {
      await close(null);
    }
  });
});

describe('Between check and import, or since the import,', () => {
  test('somebody booked the same opening: the file is to be checked again', async () => {
    const line = `${id},Annual Leave,5,2026-01-01,`;
    const [first, second] = [await check([line]), await check([line])];
    expect(await applied(cast.admin, first)).toMatchObject({ state: 'Applied' });
    expect(await applied(cast.admin, second)).toMatchObject({
      state: 'Checked',
      fault: expect.stringContaining('changed since'),
    });
    expect(await countRows(server, 'leave_entry', 'employee_id = ?', [nina._id])).toBe(1);
  });

  test('its leave year was closed: nothing is booked in it, nor taken back', async () => {
    const [booked, late] = [
      await applied(cast.admin, await check([`${id},Annual Leave,5,2025-06-01,`])),
      await check([`${id},Annual Leave,5,2025-07-01,`]),
    ];
    await close('2025-12-31');
    try {
      expect(await applied(cast.admin, late)).toMatchObject({
        state: 'Checked',
        fault: expect.stringContaining('changed since'),
      });
      expect(await undone(cast.admin, booked)).toMatchObject({
        state: 'Applied',
        changedSince: 1,
      });
    } finally {
      await close(null);
    }
    expect(await undone(cast.admin, booked)).toMatchObject({ state: 'Undone' });
  });

  test('somebody has left: nothing of the file is booked, and the next check gives the row its reason', async () => {
    const [leaver, lines] = [
      nina,
      [`${id},Annual Leave,5,2026-06-01,`, `${cast.zoe.employeeId},Sick Leave,5,2026-06-01,`],
    ];
    const job = await check(lines);
    await cast.admin.put(`/employee/employment/${leaver._id}`, { leftOn: '2026-05-31' });
    expect(await applied(cast.admin, job)).toMatchObject({
      state: 'Checked',
      fault: expect.stringContaining('changed since'),
    });
    expect([await openings(leaver), await openings(cast.zoe, 'Sick Leave')]).toEqual([[], []]);
    expect(await results(await check(lines))).toEqual([
      ['refused', 'Balance As Of 2026-06-01 is not within an employment of this person.'],
      ['new'],
    ]);
  });

  test('a policy has ended: nothing of the file is booked, and the next check gives the row its reason', async () => {
    const lines = [`${id},Sick Leave,5,2026-06-01,`, `${id},Annual Leave,5,2026-06-01,`];
    const job = await check(lines);
    await cast.admin.post('/work/assignment/add', {
      holders: [nina._id],
      subject: (await leaveType(cast.admin, 'Annual Leave'))._id,
      target: null,
      from: '2026-06-01',
    });
    expect(await applied(cast.admin, job)).toMatchObject({
      state: 'Checked',
      fault: expect.stringContaining('changed since'),
    });
    expect([await openings(), await openings(nina, 'Sick Leave')]).toEqual([[], []]);
    expect(await results(await check(lines))).toEqual([
      ['new'],
      [
        'refused',
        'Balance As Of 2026-06-01 is a day on which this person has no policy for Annual Leave. Assign one from that day or earlier first.',
      ],
    ]);
  });

  test('somebody reversed one by hand: the import cannot be undone', async () => {
    const job = await applied(
      cast.admin,
      await check([`${id},Annual Leave,5,2026-01-01,`, `${id},Sick Leave,5,2026-01-01,`]),
    );
    const [entry] = await rows<{ id: string }>(
      server,
      'SELECT id FROM leave_entry WHERE employee_id = ? AND leave_type_id = ?',
      [nina._id, ANNUAL],
    );
    await cast.admin.post(`/leave/entry/reverse/${entry?.id}`, { reason: 'Wrong file' });
    expect(await undone(cast.admin, job)).toMatchObject({
      state: 'Applied',
      changedSince: 1,
      fault: expect.stringContaining('1'),
    });
    expect(await openings(nina, 'Sick Leave')).toHaveLength(1);
  });
});

describe('A file of employees with a leave balance', () => {
  const people = (...lines: string[]) =>
    ['Employee ID,Full Name,Department,Email Address,Hire Date,Leave Balance', ...lines].join('\n');
  const settings = {
    dateOrder: 'year-first',
    constants: { countsFrom: '2026-01-01' },
    balanceMeaning: 'on-top',
  } as const;
  const line = (employeeId: string, balance: string, hireDate = '2025-03-01') =>
    `${employeeId},Person ${employeeId},Sales,${employeeId.toLowerCase()}@company.example,${hireDate},${balance}`;

  test('opens annual leave for new people and for those who are here, and takes both back', async () => {
    const first = await applied(
      cast.admin,
      await checked(cast.admin, 'employees', people(line('N-1', '')), settings),
    );
    expect(first.counts).toMatchObject({ new: 1 });
    const job = await checked(
      cast.admin,
      'employees',
      people(line('N-1', '4'), line('N-2', '3.5')),
      settings,
    );
    expect(await results(job)).toEqual([['changed'], ['new']]);
    expect((await rowsOf(cast.admin, job, 'changed'))[0]?.changes).toEqual([
      { field: 'balance:Annual Leave', label: 'Annual Leave', before: null, after: 4 },
    ]);
    expect(await applied(cast.admin, job)).toMatchObject({
      state: 'Applied',
      changedSince: 0,
      openings: [{ leaveType: 'Annual Leave', people: 2, amount: 7.5 }],
    });
    const entries = () =>
      rows(
        server,
        "SELECT e.employee_id AS id, n.amount FROM leave_entry n JOIN employee e ON e.id = n.employee_id WHERE e.employee_id IN ('N-1', 'N-2') ORDER BY e.employee_id, n.amount",
      );
    expect(await entries()).toEqual([
      { id: 'N-1', amount: 4000 },
      { id: 'N-2', amount: 3500 },
    ]);
    expect(await undone(cast.admin, job)).toMatchObject({ state: 'Undone' });
    expect(await entries()).toEqual([
      { id: 'N-1', amount: -4000 },
      { id: 'N-1', amount: 4000 },
    ]);
    expect(await countRows(server, 'employee', "employee_id = 'N-2'")).toBe(0);
  });

  test('adds nobody and books nothing if a policy has ended since the check', async () => {
    await applied(
      cast.admin,
      await checked(cast.admin, 'employees', people(line('N-8', '')), settings),
    );
    const file = people(line('N-8', '4'), line('N-9', '3.5'));
    const job = await checked(cast.admin, 'employees', file, settings);
    const holders = (
      await rows<{ id: string }>(server, "SELECT id FROM employee WHERE employee_id = 'N-8'")
    ).map((person) => person.id);
    await cast.admin.post('/work/assignment/add', {
      holders,
      subject: (await leaveType(cast.admin, 'Annual Leave'))._id,
      target: null,
      from: '2026-01-01',
    });
    expect(await applied(cast.admin, job)).toMatchObject({
      state: 'Checked',
      fault: expect.stringContaining('changed since'),
    });
    expect([
      await countRows(server, 'employee', "employee_id = 'N-9'"),
      await countRows(server, 'leave_entry', 'employee_id = ?', holders),
    ]).toEqual([0, 0]);
    expect(await results(await checked(cast.admin, 'employees', file, settings))).toEqual([
      ['refused', expect.stringContaining('no policy for Annual Leave')],
      ['new'],
    ]);
  });

  test('refuses a person whose balance cannot be booked', async () => {
    const job = await checked(
      cast.admin,
      'employees',
      people(line('N-3', '3.5', '2026-02-01'), line('N-4', 'many'), line('N-5', '1')),
      settings,
    );
    expect(await results(job)).toEqual([
      ['refused', 'Balance As Of 2026-01-01 is not within an employment of this person.'],
      [
        'refused',
        'Annual Leave many is not a number of days with at most three decimals, such as 12.5.',
      ],
      ['new'],
    ]);
  });
});

test('only admins bring balances', async () => {
  const employee = await server.signIn(cast.zoe.email, PASSWORD);
  const form = new FormData();
  form.append('kind', 'balances');
  form.append('file', new Blob([`${HEADINGS}\n${id},Annual Leave,1,2026-01-01,`]), 'balances.csv');
  expect(await employee.post('/import/add', form)).toMatchObject({ status: 403 });
});
