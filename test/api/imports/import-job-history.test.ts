import { beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, EARLIEST_EMPLOYMENT } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { ImportMapping } from '../../../api/contract/imports/import-mapping.js';
import type { JobTimelineRecord } from '../../../api/contract/job/job-changes.js';
import { TODAY, TOMORROW, YESTERDAY } from '../../support/calendar.js';
import { addDepartment, hire, hireCast } from '../../support/cast.js';
import { accepted } from '../../support/client.js';
import { applied, checked, results, rowsOf, undone } from '../../support/imports.js';
import { auditOf, countRows, rows, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const HEADINGS =
  'Employee ID,From,Department,Title,Manager,Employment type,Location,Contract end,Weekly hours,Reason';
const HALF = Array.from({ length: 7 }, (_, day) => (day < 5 ? [240, 0] : [0, 0]));
const FULL = Array.from({ length: 7 }, (_, day) => (day < 5 ? [240, 240] : [0, 0]));

const server = await serverOfFile();
const cast = await hireCast(server);
const { admin, sales, zoe } = cast;
await addDepartment(admin, { dep_name: 'Legal' });
const half = accepted(await admin.post('/work/pattern/add', { name: 'Half', slots: HALF })).pattern;
const full = accepted(await admin.post('/work/pattern/add', { name: 'Full', slots: FULL })).pattern;

let bea: EmployeeRecord;
let id: string;
let hired = 0;
beforeEach(async () => {
  id = `J-${++hired}`;
  bea = await hire(admin, {
    employeeId: id,
    name: `Bea ${hired}`,
    department: sales._id,
    designation: 'Analyst',
    hireDate: '2020-03-01',
  });
});

const check = (lines: string[], headings = HEADINGS, changes: Partial<ImportMapping> = {}) =>
  checked(
    admin,
    'jobs',
    [headings, ...lines].join('\n'),
    { dateOrder: 'year-first', ...changes },
    'history.csv',
  );

/** What counts, in order: kind, day, value, source. */
async function facts(person = bea, condition = 'f.valid = 1'): Promise<unknown[][]> {
  const found = await rows<Record<string, string>>(
    server,
    `SELECT f.kind, f.from_date, COALESCE(d.name, a.name, t.name, f.value) AS value, f.source FROM job_fact f LEFT JOIN department d ON d.id = f.value_id
       LEFT JOIN employee e ON e.id = f.value_id LEFT JOIN account a ON a.id = e.account_id LEFT JOIN employment_type t ON t.id = f.value_id
     WHERE f.employee_id = ? AND ${condition} ORDER BY f.kind, f.from_date, f.change_id`,
    [person._id],
  );
  return found.map((row) => [row.kind, row.from_date, row.value, row.source]);
}

const patterns = (person = bea) =>
  rows(
    server,
    "SELECT pattern_id, from_date FROM leave_assignment WHERE employee_id = ? AND subject = 'pattern' AND live = 1 ORDER BY from_date",
    [person._id],
  );
const today = async () => (await admin.get(`/employee/single/${bea._id}`)).body.employee;

const OPENING = [
  ['department', EARLIEST_EMPLOYMENT, 'Sales', 'opening'],
  ['designation', EARLIEST_EMPLOYMENT, 'Analyst', 'opening'],
];

describe('A file of job history', () => {
  const LINES = () => [
    `${id},2024-07-01,Legal,Counsel,Zoë Weiß,Permanent,Bergen,(none),40,Promotion`,
    `${id},2020-03-01,Sales,Clerk,,Fixed term,Oslo,2022-02-28,20,`,
    `${id},2022-03-01,Sales,Clerk,Zoë Weiß,Fixed term,Oslo,2022-02-28,20,`,
  ];
  const RECORDED = [
    ['contractEnd', EARLIEST_EMPLOYMENT, '2022-02-28', 'import'],
    ['contractEnd', '2024-07-01', null, 'import'],
    ['department', EARLIEST_EMPLOYMENT, 'Sales', 'opening'],
    ['department', '2024-07-01', 'Legal', 'import'],
    ['designation', EARLIEST_EMPLOYMENT, 'Clerk', 'import'],
    ['designation', '2024-07-01', 'Counsel', 'import'],
    ['employmentType', EARLIEST_EMPLOYMENT, 'Fixed term', 'import'],
    ['employmentType', '2024-07-01', 'Permanent', 'import'],
    ['location', EARLIEST_EMPLOYMENT, 'Oslo', 'import'],
    ['location', '2024-07-01', 'Bergen', 'import'],
    ['manager', '2022-03-01', 'Zoë Weiß', 'import'],
  ];

  test('says what it would record of each row, and records nothing by that', async () => {
    const job = await check(LINES());
    expect(job).toMatchObject({ kind: 'jobs', state: 'Checked', counts: { new: 3, refused: 0 } });
    const [promotion, first] = await rowsOf(admin, job);
    expect(promotion).toMatchObject({
      record: { name: bea.userId.name, from: '2024-07-01', manager: 'Zoë Weiß', pattern: 'Full' },
      changes: [
        { field: 'department', before: 'Sales', after: 'Legal' },
        { field: 'designation', before: 'Clerk', after: 'Counsel' },
        { field: 'location', before: 'Oslo', after: 'Bergen' },
        { field: 'contractEnd', before: '2022-02-28', after: null },
        { field: 'employmentType', before: 'Fixed term', after: 'Permanent' },
        { field: 'pattern', before: 'Half', after: 'Full' },
      ],
    });
    expect(first?.noteRemarks).toEqual([{ key: 'fromBeginning', parameters: {} }]);
    expect(await facts()).toEqual(OPENING);
  });

  test('records facts where they differ, one change for each day, and the record says what holds today', async () => {
    const job = await applied(admin, await check(LINES()));
    expect(job).toMatchObject({ state: 'Applied', changedSince: 0 });
    expect(await facts()).toEqual(RECORDED);
    expect(
      await rows(
        server,
        'SELECT from_date, reason FROM job_change WHERE import_id = ? ORDER BY from_date',
        [job._id],
      ),
    ).toEqual([
      { from_date: EARLIEST_EMPLOYMENT, reason: null },
      { from_date: '2022-03-01', reason: null },
      { from_date: '2024-07-01', reason: 'Promotion' },
    ]);
    expect(await patterns()).toEqual([
      { pattern_id: half._id, from_date: '2020-03-01' },
      { pattern_id: full._id, from_date: '2024-07-01' },
    ]);
    expect(await today()).toMatchObject({
      department: { dep_name: 'Legal' },
      designation: 'Counsel',
      manager: { name: 'Zoë Weiß' },
    });
    const found = (await admin.get('/employee?range=[0,9]&filter={"q":"counsel"}')).body.employees;
    expect(found.map(({ _id }: EmployeeRecord) => _id)).toContain(bea._id);
  });

  test('stands in the timeline with its first row at the hire date, not at a day that nobody wrote', async () => {
    await applied(admin, await check(LINES()));
    const { changes, today: holds } = accepted(
      await admin.get(`/job/${bea._id}`),
    ) as JobTimelineRecord;
    const facts = changes.filter(({ values }) => values.every(({ kind }) => kind !== 'pattern'));
    expect(facts.map(({ from, source, reason }) => [from, source, reason])).toEqual([
      ['2024-07-01', 'import', 'Promotion'],
      ['2022-03-01', 'import', null],
      ['2020-03-01', 'opening', null],
    ]);
    expect(facts.at(-1)?.values).toContainEqual({
      kind: 'designation',
      before: null,
      after: { name: 'Clerk' },
    });
    expect(holds.map(({ since }) => since)).not.toContain(EARLIEST_EMPLOYMENT);
  });

  test('is audited for each row under the name of the import', async () => {
    const job = await applied(admin, await check(LINES()));
    const entries = (await auditOf(server, bea._id)).filter(
      ({ action }) => action === 'job.import',
    );
    expect(entries).toHaveLength(3);
    expect(entries).toContainEqual(
      expect.objectContaining({
        after: expect.objectContaining({ from: '2024-07-01', department: 'Legal' }),
      }),
    );
    expect(await countRows(server, 'audit_entry', `changeset_id = '${job._id}'`)).toBe(6);
  });

  test('imported again changes nothing', async () => {
    await applied(admin, await check(LINES()));
    const again = await check(LINES());
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 3, refused: 0 });
    await admin.confirm();
    expect(
      await admin.post(`/import/apply/${again._id}`, { startedAt: again.startedAt }),
    ).toMatchObject({ status: 409, body: { code: 'import.not_now' } });
  });

  test('is undone by withdrawing, and can be imported again', async () => {
    const job = await applied(admin, await check(LINES()));
    expect(await undone(admin, job)).toMatchObject({ state: 'Undone', fault: null });
    expect(await facts()).toEqual(OPENING);
    expect(await facts(bea, 'f.withdrawn_at IS NOT NULL')).toHaveLength(10);
    expect(await patterns()).toEqual([]);
    expect(await today()).toMatchObject({
      department: { dep_name: 'Sales' },
      designation: 'Analyst',
      manager: null,
    });
    expect((await auditOf(server, bea._id)).map(({ action }) => action)).toContain(
      'job.import_undone',
    );
    await applied(admin, await check(LINES()));
    expect(await facts()).toEqual(RECORDED);
  });

  test('cannot be undone once something of it was withdrawn or replaced', async () => {
    const job = await applied(admin, await check([`${id},${TODAY},Legal,,,,,,,`]));
    expect(await facts()).toContainEqual(['department', EARLIEST_EMPLOYMENT, 'Legal', 'import']);
    const second = await applied(
      admin,
      await check([`${id},2021-01-01,Legal,,,,,,,`, `${id},${TODAY},Research,,,,,,,`]),
    );
    expect(second).toMatchObject({ state: 'Applied' });
    await admin.put(`/employee/update/${bea._id}`, {
      name: bea.userId.name,
      maritalStatus: 'single',
      designation: 'Analyst',
      department: sales._id,
      salary: '3000.00',
    });
    expect(await undone(admin, second)).toMatchObject({ state: 'Applied' });
    expect(await undone(admin, job)).toMatchObject({ state: 'Undone' });
  });
});

describe('A row of job history', () => {
  test('is refused if something else is recorded for its day, in words of what that is', async () => {
    await applied(
      admin,
      await check([`${id},2020-03-01,Sales,,,,,,,`, `${id},2023-01-01,Legal,Counsel,,,,,20,`]),
    );
    const job = await check([
      `${id},2020-03-01,Sales,,,,,,,`,
      `${id},2023-01-01,Research,Counsel,,,,,20,`,
    ]);
    expect(await results(admin, job)).toEqual([
      ['unchanged'],
      [
        'refused',
        'department Research differs from what is recorded for this person from that day: Legal. If this row is right, withdraw that change first.',
      ],
    ]);
    const working = await check([`${id},2023-01-01,Legal,Counsel,,,,,40,`]);
    expect((await rowsOf(admin, working))[0]).toMatchObject({
      result: 'refused',
      faults: [{ field: 'pattern', remark: { key: 'patternAssigned' } }],
    });
  });

  test('is refused outside every employment, without a day, for nobody and for somebody’s own manager', async () => {
    await admin.put(`/employee/employment/${bea._id}`, { hireDate: '2020-03-01' });
    const job = await check([
      `${id},2020-03-01,Sales,Clerk,,,,,,`,
      `${zoe.employeeId},,Sales,Clerk,,,,,,`,
      `NOBODY,2021-01-01,Sales,Clerk,,,,,,`,
      `${id},2021-01-01,Sales,Clerk,${bea.userId.name},,,,,`,
      `${id},31.12.2021,Sales,Clerk,,,,,,`,
      `${id},1949-12-31,Sales,Clerk,,,,,,`,
    ]);
    expect(
      (await results(admin, job)).map(([result, fault]) => [result, fault?.slice(0, 40)]),
    ).toEqual([
      ['new', undefined],
      ['refused', 'from  is missing.'],
      ['refused', 'employeeId NOBODY does not match any emp'],
      ['refused', `manager ${bea.userId.name} is the person in this row.`.slice(0, 40)],
      ['refused', 'from 31.12.2021 is not a valid date. Cor'],
      ['refused', 'from 1949-12-31 cannot be before 1950-01'],
    ]);
    await admin.put(`/employee/employment/${bea._id}`, { leftOn: YESTERDAY });
    const left = await check([
      `${id},2020-03-01,Sales,Clerk,,,,,,`,
      `${id},${TODAY},Legal,Clerk,,,,,,`,
    ]);
    expect((await rowsOf(admin, left, 'refused'))[0]).toMatchObject({
      faults: [{ field: 'from', remark: { key: 'outsideEmployment' } }],
    });
  });

  test('is refused by the check if somebody would be in a department when it is closed', async () => {
    const { _id } = await addDepartment(admin, { dep_name: 'Shop' });
    accepted(await admin.post(`/department/close/${_id}`, { on: TODAY }));
    const intoShop = [`${id},2020-03-01,Sales,Clerk,,,,,,`, `${id},2024-01-01,Shop,,,,,,,`];
    const job = await check(intoShop);
    expect((await results(admin, job)).map(([result]) => result)).toEqual(['new', 'refused']);
    expect((await rowsOf(admin, job, 'refused'))[0]).toMatchObject({
      faults: [
        {
          field: 'department',
          value: 'Shop',
          remark: { key: 'departmentClosed', parameters: { closedOn: TODAY } },
        },
      ],
    });
    const left = await check([...intoShop, `${id},2025-01-01,Legal,,,,,,,`]);
    expect((await results(admin, left)).map(([result]) => result)).toEqual(['new', 'new', 'new']);
    await applied(admin, left);
    expect(await facts()).toContainEqual(['department', '2024-01-01', 'Shop', 'import']);
  });

  test('that repeats the day of another one with other values is refused, and with the same repeated', async () => {
    const job = await check([
      `${id},2020-03-01,Sales,Clerk,,,,,,`,
      `${id},2020-03-01,Sales,Clerk,,,,,,`,
      `${id},2020-03-01,Legal,,,,,,,`,
    ]);
    expect((await results(admin, job)).map(([result]) => result)).toEqual([
      'new',
      'repeated',
      'refused',
    ]);
  });

  test('of a day to come is planned, takes effect on its day alone, and is undone', async () => {
    const job = await applied(
      admin,
      await check([`${id},2020-03-01,Sales,,,,,,,`, `${id},${TOMORROW},Legal,,,,,,,`]),
    );
    expect(await today()).toMatchObject({ department: { dep_name: 'Sales' } });
    expect(await countRows(server, 'job_fact', `employee_id = '${bea._id}' AND planned = 1`)).toBe(
      1,
    );
    const { changes } = (await admin.get(`/job/planned?filter={"employee":"${bea._id}"}`)).body;
    expect(changes).toMatchObject([{ from: TOMORROW, source: 'import', canWithdraw: false }]);
    expect(
      await admin.post(`/job/withdraw/${changes[0]._id}`, { reason: 'A mistake' }),
    ).toMatchObject({ status: 409, body: { code: 'job.kept' } });
    await undone(admin, job);
    expect(await facts()).toEqual(OPENING);
  });

  test('may name a manager by ID, by address or by a name of nobody, which stays a text', async () => {
    const headings = 'Email,Effective date,Reports to,Manager ID,Leave approver';
    const { email } = bea;
    const job = await check(
      [
        `${email},2020-03-01,,${zoe.employeeId},Nobody`,
        `${email},2021-03-01,${cast.amara.email},,`,
        `${email},2022-03-01,Old Boss,,${cast.amara.userId.name}`,
        `${email},2023-03-01,(none),,(none)`,
      ],
      headings,
      {
        columns: {
          email: 'Email',
          from: 'Effective date',
          manager: 'Reports to',
          managerId: 'Manager ID',
          approver: 'Leave approver',
        },
      },
    );
    expect(
      (await rowsOf(admin, job)).map(({ noteRemarks }) => noteRemarks.map(({ key }) => key)),
    ).toEqual([['approverLeftOut', 'fromBeginning'], [], ['managerAsText'], []]);
    await applied(admin, job);
    expect((await facts()).filter(([kind]) => kind === 'manager' || kind === 'approver')).toEqual([
      ['approver', '2022-03-01', 'Amara Okafor', 'import'],
      ['approver', '2023-03-01', null, 'import'],
      ['manager', EARLIEST_EMPLOYMENT, 'Zoë Weiß', 'import'],
      ['manager', '2021-03-01', 'Amara Okafor', 'import'],
      ['manager', '2022-03-01', 'Old Boss', 'import'],
      ['manager', '2023-03-01', null, 'import'],
    ]);
    expect(await today()).toMatchObject({ manager: null });
  });

  test('creates departments that are missing, which go with the undo', async () => {
    const name = `Past ${hired}`;
    const job = await check([`${id},2020-03-01,${name},,,,,,,`, `${id},2021-03-01,Sales,,,,,,,`]);
    expect(job.departments).toEqual([name]);
    await applied(admin, job);
    expect(await facts()).toContainEqual(['department', EARLIEST_EMPLOYMENT, name, 'import']);
    expect(await today()).toMatchObject({ department: { dep_name: 'Sales' } });
    expect(await undone(admin, job)).toMatchObject({ state: 'Undone', fault: null });
    expect(await countRows(server, 'department', `name = '${name}'`)).toBe(0);
  });
});

describe('Working time in job history', () => {
  const timed = (lines: string[], changes: Partial<ImportMapping> = {}) =>
    check(lines, 'Employee ID,From,Full-time percentage', changes);

  test('is mapped value by value, and what no pattern has is asked about', async () => {
    const { proposal, import: job } = accepted(
      await admin.post(
        '/import/add',
        ((form) => {
          form.append('kind', 'jobs');
          form.append(
            'file',
            new Blob([
              `Employee ID,From,FTE\n${id},2020-03-01,100%\n${id},2021-03-01,0.5\n${id},2022-03-01,13 h\n`,
            ]),
            'hours.csv',
          );
          return form;
        })(new FormData()),
      ),
    ) as { proposal: ImportMapping; import: { _id: string } };
    expect(proposal.values.pattern).toEqual({ '100%': 'Full', '0.5': 'Half', '13 h': null });
    const mapping = { ...proposal, dateOrder: 'year-first' };
    expect(await admin.post(`/import/check/${job._id}`, { mapping })).toMatchObject({
      status: 400,
      body: { errors: { 'values.pattern': expect.stringContaining('“13 h”') } },
    });
    const chosen = {
      ...mapping,
      values: { pattern: { ...proposal.values.pattern, '13 h': 'Third' } },
    };
    expect(await admin.post(`/import/check/${job._id}`, { mapping: chosen })).toMatchObject({
      status: 400,
      body: { errors: { 'values.pattern': expect.any(String) } },
    });
  });

  test('is left as it is where it is unknown', async () => {
    const job = await timed([`${id},2020-03-01,33`, `${id},2021-03-01,50%`], {
      columns: { employeeId: 'Employee ID', from: 'From', pattern: 'Full-time percentage' },
      values: { pattern: { '33': 'unknown', '50%': 'Half' } },
    });
    await applied(admin, job);
    expect(await patterns()).toEqual([{ pattern_id: half._id, from_date: '2021-03-01' }]);
  });

  test('of closed leave years is assigned from the first open day', async () => {
    const [type] = await rows<{ id: string }>(server, 'SELECT id FROM leave_type LIMIT 1');
    const until = addDays(TODAY, -30);
    const close = (day: string | null) =>
      store(server, 'UPDATE leave_type SET closed_until = ?, closings_until = NULL WHERE id = ?', [
        day,
        type?.id,
      ]);
    await close(until);
    try {
      const job = await timed([`${id},2020-03-01,50%`, `${id},2021-03-01,100%`]);
      expect((await rowsOf(admin, job)).map(({ row, noteRemarks }) => [row, noteRemarks])).toEqual([
        [3, [{ key: 'patternFrom', parameters: { from: addDays(until, 1) } }]],
        [2, [{ key: 'patternLeftOut', parameters: {} }]],
      ]);
      await applied(admin, job);
      expect(await patterns()).toEqual([{ pattern_id: full._id, from_date: addDays(until, 1) }]);
    } finally {
      await close(null);
    }
  });
});
