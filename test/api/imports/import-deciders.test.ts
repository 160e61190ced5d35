import { describe, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { TODAY } from '../../support/calendar.js';
import { hire, hireCast, requestLeave } from '../../support/cast.js';
import { applied, checked, importOf, rowsOf, undone } from '../../support/imports.js';
import { serverOfFile } from '../../support/server.js';

const COLUMNS = {
  employeeId: 'Employee ID',
  name: 'Full Name',
  email: 'Email Address',
  department: 'Department',
  approver: 'Approver',
  approverId: 'Approver ID',
  deputy: 'Deputy',
  deputyId: 'Deputy ID',
};
const HEADINGS = Object.values(COLUMNS).join(',');
const SPAN = 200;

const server = await serverOfFile();
const cast = await hireCast(server);
const { admin } = cast;

const check = (...lines: string[]) =>
  checked(admin, 'employees', [HEADINGS, ...lines].join('\n'), { columns: COLUMNS });
const row = (id: string, deciders = ',,,') =>
  `${id},Person ${id},${id.toLowerCase()}@company.example,Sales,${deciders}`;
const read = async (words: string): Promise<EmployeeRecord> => {
  const [found] = (
    await admin.get(
      `/employee?range=[0,0]&filter=${encodeURIComponent(JSON.stringify({ q: words }))}`,
    )
  ).body.employees;
  return found && (await admin.get(`/employee/single/${found._id}`)).body.employee;
};
let counter = 0;
const named = (person: EmployeeRecord) => ({ _id: person._id, name: person.name });

describe('Approvers and deputies of a file', () => {
  test('are found by employee ID, else by name, in the company and further down in the file', async () => {
    const job = await check(
      row('A-1', 'Amara Okafor,,Person A-2,'),
      row('A-2', 'Nobody at all,A-3,,S-1'),
      row('A-3'),
    );
    expect(job).toMatchObject({ counts: { new: 3, refused: 0 }, remarks: [] });
    await applied(admin, job);
    const three = await read('A-3');
    expect(await read('A-1')).toMatchObject({
      approver: named(cast.amara),
      deputy: { name: 'Person A-2' },
    });
    expect(await read('A-2')).toMatchObject({ approver: named(three), deputy: named(cast.zoe) });
    expect(three).toMatchObject({ approver: null, deputy: null });
  });

  test('are left out with a remark if nobody, several people, oneself or somebody who is refused has the name', async () => {
    for (const id of ['T-1', 'T-2'])
      await hire(admin, { name: 'Twin Twice', employeeId: id, department: cast.sales._id });
    const job = await check(
      row('B-1', 'Board of Directors,,,NO-1'),
      row('B-2', 'Twin Twice,,Person B-2,'),
      row('B-3', 'Person B-4,,,'),
      'B-4,Person B-4,not an address,Sales,,,,',
    );
    expect(job).toMatchObject({
      counts: { new: 3, refused: 1 },
      remarks: expect.arrayContaining([
        { key: 'approverLeftOut', count: 3 },
        { key: 'deputyLeftOut', count: 2 },
      ]),
    });
    expect((await rowsOf(admin, job, 'new')).map(({ notes }) => notes)).toEqual([
      [
        'Approver “Board of Directors” does not match exactly one other employee, so it is left out.',
        'Deputy “NO-1” does not match exactly one other employee, so it is left out.',
      ],
      [
        'Approver “Twin Twice” does not match exactly one other employee, so it is left out.',
        'Deputy “Person B-2” does not match exactly one other employee, so it is left out.',
      ],
      ['Approver “Person B-4” does not match exactly one other employee, so it is left out.'],
    ]);
    await applied(admin, job);
    for (const id of ['B-1', 'B-2', 'B-3'])
      expect(await read(id)).toMatchObject({ approver: null, deputy: null });
  });

  test('stay as they are where cells are blank or say nobody, and an undo restores those from before', async () => {
    const before = await check(row('C-1', 'Amara Okafor,,Zoë Weiß,'));
    await applied(admin, before);
    expect((await check(row('C-1', ',,Nobody at all,'))).counts).toMatchObject({
      unchanged: 1,
      changed: 0,
    });
    const job = await check(
      row('C-1', 'Person C-2,,,'),
      ...Array.from({ length: SPAN }, (_, place) => row(`C-9${place}`)),
      row('C-2'),
    );
    const [changed] = await rowsOf(admin, job, 'changed');
    expect(changed?.changes).toEqual([
      { field: 'approver', label: 'Approver', before: 'Amara Okafor', after: 'Person C-2' },
    ]);
    await applied(admin, job);
    expect(await read('C-1')).toMatchObject({
      approver: { name: 'Person C-2' },
      deputy: named(cast.zoe),
    });
    expect(await undone(admin, job)).toMatchObject({ state: 'Undone', fault: null });
    expect(await read('C-1')).toMatchObject({
      approver: named(cast.amara),
      deputy: named(cast.zoe),
    });
  });
});

describe('An import is not undone while a person of it', () => {
  test.each<[string, (id: string) => Promise<unknown>]>([
    [
      'approves for somebody else',
      (id) => admin.put(`/employee/employment/${cast.zoe._id}`, { approver: id }),
    ],
    [
      'is the deputy of somebody else',
      (id) => admin.put(`/employee/employment/${cast.zoe._id}`, { deputy: id }),
    ],
    [
      'is a stand-in',
      async (id) => {
        await admin.put('/setting/approvals', { approvals: true });
        const day = addDays(TODAY, 30);
        expect(
          await requestLeave(cast.zoeClient, cast.zoe._id, day, day, { standIn: id }),
        ).toMatchObject({ standIn: { _id: id } });
      },
    ],
    [
      'is a step of a leave type',
      async (id) => {
        const type = (await admin.get('/leave/type')).body.types.find(
          ({ name }: { name: string }) => name === 'Casual Leave',
        );
        expect(
          (
            await admin.put(`/leave/type/${type._id}`, {
              ...type,
              chain: [{ who: 'people', people: [id] }],
            })
          ).status,
        ).toBe(200);
      },
    ],
  ])('%s', async (_, use) => {
    const id = `U-${(counter += 1)}`;
    const job = await check(row(id));
    await applied(admin, job);
    expect((await importOf(admin, job)).changedSince).toBe(0);
    await use((await read(id))._id);
    expect((await importOf(admin, job)).changedSince).toBe(1);
    expect(await undone(admin, job)).toMatchObject({ state: 'Applied' });
    expect(await read(id)).toMatchObject({ employeeId: id });
  });
});
