import { expect, test } from '@jest/globals';
import { DepartmentUpkeep } from '../../../api/employee/closing/department-upkeep.js';
import { TODAY, TOMORROW } from '../../support/calendar.js';
import { addDepartment, hireCast } from '../../support/cast.js';
import type { Answer } from '../../support/client.js';
import { countRows, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const ROUNDS = 100;

const server = await serverOfFile();
const { admin, zoe, zoeClient, sales } = await hireCast(server);

/** In any order: the person is in it and it stays, or it is closed and the person is not. */
let made = 0;
async function race(
  round: number,
  come: (department: string) => Promise<Answer>,
  close: (department: string) => Promise<Answer>,
): Promise<string | undefined> {
  const { _id } = await addDepartment(admin, { dep_name: `Round ${(made += 1)}` });
  const calls = [() => come(_id), () => close(_id)];
  if (round % 2) calls.reverse();
  const answers = await Promise.all(calls.map((call) => call()));
  const [came, closed] = round % 2 ? answers.reverse() : answers;
  const inIt = await countRows(server, 'employee', 'department_id = ?', [_id]);
  const facts = await countRows(
    server,
    'job_fact',
    "kind = 'department' AND value_id = ? AND valid = 1",
    [_id],
  );
  const gone = await countRows(server, 'department', 'id = ? AND closed_on IS NULL', [_id]);
  const outcome = [came?.status, closed?.status, inIt, facts, gone].join();
  return ['200,409,1,1,1', '400,200,0,0,0'].includes(outcome) ? undefined : outcome;
}

const update = (department: string) =>
  admin.put(`/employee/update/${zoe._id}`, { ...zoe, version: undefined, department });
const move = (department: string) =>
  admin.put('/employee/move', { employees: [zoe._id], department });
const close = (on: string) => (department: string) =>
  admin.post(`/department/close/${department}`, { on });
const remove = (department: string) => admin.delete(`/department/single?id=${department}`);

test.each([
  ['closed while somebody is moved', move, close(TODAY)],
  ['closed while somebody is edited', update, close(TODAY)],
  ['planned to close while somebody is moved', move, close(TOMORROW)],
  ['deleted while somebody is moved', move, remove],
])('a department that is %s: 0 wrong', async (_, come, goes) => {
  const wrong: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcome = await race(round, come, goes);
    if (outcome) wrong.push(outcome);
    await admin.put('/employee/move', { employees: [zoe._id], department: sales._id });
  }
  expect(wrong).toEqual([]);
});

test('two rounds of the periodic job at once close it once', async () => {
  const { _id } = await addDepartment(admin, { dep_name: 'Due' });
  await close(TOMORROW)(_id);
  await store(server, 'UPDATE department SET closed_on = ? WHERE id = ?', [TODAY, _id]);
  await Promise.all([1, 2].map(() => server.app.get(DepartmentUpkeep).run()));
  expect(
    await countRows(server, 'audit_entry', "subject_id = ? AND action = 'department.close'", [_id]),
  ).toBe(1);
});

test('nobody but an admin closes, previews or keeps one', async () => {
  const { _id } = await addDepartment(admin, { dep_name: 'Kept' });
  for (const refused of [
    await zoeClient.post(`/department/close/${_id}`, { on: TODAY }),
    await zoeClient.post(`/department/close/preview/${_id}`, { on: TODAY }),
    await zoeClient.delete(`/department/close/${_id}`),
    await zoeClient.get(`/department/single?id=${_id}&asOf=${TODAY}`),
    await zoeClient.get(`/department?asOf=${TODAY}`),
  ])
    expect(refused.status).toBe(403);
});
