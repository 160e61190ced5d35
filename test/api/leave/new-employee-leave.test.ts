import { beforeAll, describe, expect, test } from '@jest/globals';
import type { AssignmentRecord } from '../../../api/contract/working-time/working-time.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { addDepartment, hire, hireCast, person } from '../../support/cast.js';
import { storeAssignment } from '../../support/leave-preview.js';
import { addWorkPattern, FOUR_DAYS, WEEK } from '../../support/leave-rules-by-calls.js';
import { auditOf, countRows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';
import { ANNUAL, storePolicy } from '../../support/stored-leave-rules.js';
import { closeLeave } from '../../support/year-end.js';

const server = await serverOfFile();
const { admin, research, sales, zoe, amara } = await hireCast(server);
const [full, four] = [
  await addWorkPattern(admin, 'Full time', WEEK),
  await addWorkPattern(admin, 'Four days', FOUR_DAYS),
];
const bavaria = (await admin.post('/holiday/add', { name: 'Bavaria' })).body.calendar._id as string;
const policy = await storePolicy(server, { holder: zoe._id, name: 'Sales leave' });
const other = await storePolicy(server, {
  leaveType: 'Sick Leave',
  holder: amara._id,
  name: 'Sick leave',
});

const proposed = async (department: string) =>
  (await admin.get(`/work/assignment/proposal?department=${department}`)).body.proposed as {
    subject: string;
    target: { name: string };
    people: number;
  }[];
const add = (fields: object) =>
  admin.post('/employee/add', person({ employeeId: 'N-1', department: sales._id, ...fields }));

describe('the proposal for somebody who joins', () => {
  test('is what more than half of the department have of their own', async () => {
    for (const [subject, target] of [
      ['pattern', four],
      ['calendar', bavaria],
    ])
      await storeAssignment(admin, { holders: [zoe._id], subject, target, from: '2020-01-01' });
    expect(
      (await proposed(sales._id))
        .map(({ subject, target, people }) => [subject, target.name, people])
        .sort(),
    ).toEqual(
      [
        [ANNUAL, 'Sales leave', 1],
        ['calendar', 'Bavaria', 1],
        ['pattern', 'Four days', 1],
      ].sort(),
    );
  });

  test('is nothing where only half of them have it, where it is for everybody, and where nobody works', async () => {
    await storeAssignment(admin, {
      holders: [amara._id],
      subject: 'pattern',
      target: four,
      from: '2020-01-01',
    });
    await storeAssignment(admin, {
      holders: '*',
      subject: 'pattern',
      target: full,
      from: '2020-01-01',
    });
    expect((await proposed(research._id)).filter(({ subject }) => subject === 'pattern')).toEqual(
      [],
    );
    const { _id } = await addDepartment(admin, { dep_name: 'Empty' });
    expect(await proposed(_id)).toEqual([]);
  });

  test('is a 404 for a department that does not exist', async () => {
    expect(await admin.get(`/work/assignment/proposal?department=${newId()}`)).toMatchObject({
      status: 404,
      body: { code: 'department.not_found' },
    });
  });
});

describe('a new employee with working time, holidays and policies', () => {
  let assigned: AssignmentRecord[];
  let id: string;

  beforeAll(async () => {
    const hireDate = '2026-09-01';
    const assignments = [
      { subject: 'pattern', target: four },
      { subject: 'calendar', target: bavaria },
      { subject: ANNUAL, target: policy },
    ];
    id = (
      await hire(admin, {
        employeeId: 'N-0',
        department: sales._id,
        hireDate,
        assignments: JSON.stringify(assignments),
      })
    )._id;
    assigned = (await admin.get(`/work/assignment/${id}`)).body.assignments;
  });

  test('has them from the hire date on', () => {
    const own = assigned.filter(({ holder }) => holder === id);
    expect(own.map(({ target, from }) => [target?.name, from]).sort()).toEqual([
      ['Bavaria', '2026-09-01'],
      ['Four days', '2026-09-01'],
      ['Sales leave', '2026-09-01'],
    ]);
  });

  test('has all of it in the history', async () => {
    expect((await auditOf(server, id)).map(({ action }) => action)).toEqual([
      'employee.add',
      'employee.assign',
      'employee.assign',
      'employee.assign',
    ]);
  });
});

test.each([
  ['a pattern that does not exist', () => [{ subject: 'pattern', target: newId() }]],
  [
    'a policy of another leave type',
    () => [
      { subject: 'calendar', target: bavaria },
      { subject: ANNUAL, target: other },
    ],
  ],
  ['a leave type that does not exist', () => [{ subject: newId(), target: policy }]],
])('%s is refused at the form, and nobody is added', async (_, assignments) => {
  const before = await countRows(server, 'employee');
  expect(await add({ assignments: assignments() })).toMatchObject({
    status: 400,
    body: { errors: { assignments: expect.any(String) } },
  });
  expect([await countRows(server, 'employee'), await countRows(server, 'account')]).toEqual([
    before,
    before + 1,
  ]);
});

describe('a new employee who was hired in a closed year', () => {
  const [pattern, annual] = [
    { subject: 'pattern', target: four },
    { subject: ANNUAL, target: policy },
  ];
  const own = async (assignments: object[], employeeId: string) => {
    const { _id } = await hire(admin, {
      employeeId,
      department: sales._id,
      hireDate: '2024-05-01',
      assignments: JSON.stringify(assignments),
    });
    const held = (await admin.get(`/work/assignment/${_id}`)).body
      .assignments as AssignmentRecord[];
    return held
      .filter(({ holder }) => holder === _id)
      .map(({ target, from }) => [target?.name, from])
      .sort();
  };
  const fromOpenDay = [
    ['Four days', '2026-01-01'],
    ['Sales leave', '2026-01-01'],
  ];

  beforeAll(() => closeLeave(admin, 'Annual Leave', '2025-12-31'));

  test('has them from the first open day on, in whatever order they are named (one order was refused, the other began in closed years)', async () => {
    expect(await own([pattern, annual], 'N-2')).toEqual(fromOpenDay);
    expect(await own([annual, pattern], 'N-3')).toEqual(fromOpenDay);
  });

  test('has them beside a policy for everybody (nobody could be hired with any)', async () => {
    await storePolicy(server, { name: 'For everybody' });
    expect(await own([annual, pattern], 'N-4')).toEqual(fromOpenDay);
  });
});
