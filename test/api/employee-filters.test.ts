import { expect, test } from '@jest/globals';
import { addDays } from '../../api/contract/calendar-date.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { TODAY } from '../support/calendar.js';
import { hire, hireCast } from '../support/cast.js';
import { storeAssignment } from '../support/leave-preview.js';
import { addWorkPattern, FOUR_DAYS, WEEK } from '../support/leave-rules-by-calls.js';
import { store } from '../support/rows.js';
import { serverOfFile } from '../support/server.js';
import { storePolicy } from '../support/stored-leave-rules.js';
import { query } from './lists/list.data.js';

const server = await serverOfFile();
const { admin, sales, zoeClient } = await hireCast(server);
const add = (name: string, fields: object = {}) =>
  hire(admin, { name, employeeId: name, department: sales._id, ...fields });
const anna = await add('Anna', { designation: 'Lead Büro', hireDate: '2020-03-01' });
const ben = await add('Ben', { designation: 'Clerk', hireDate: '2021-03-01' });
const cleo = await add('Cleo', { designation: 'Büro assistant', hireDate: '2022-03-01' });
const mine = [anna, ben, cleo].map(({ _id }) => _id);

const found = async (filter: object): Promise<string[]> => {
  const { status, body } = await admin.get(
    `/employee${query({ range: [0, 99], sort: ['name', 'ASC'], filter: { id: mine, ...filter } })}`,
  );
  expect(status).toBe(200);
  return body.employees.map(({ name }: { name: string }) => name);
};
const assign = (target: string, holders: string[] | '*', from = addDays(TODAY, -1)) =>
  storeAssignment(admin, { holders, subject: 'pattern', target, from });

test('by designation, whatever its accents, by manager and by the day of hire', async () => {
  await admin.put(`/employee/employment/${ben._id}`, { manager: { _id: anna._id } });
  expect(await found({ designation: 'BURO' })).toEqual(['Anna', 'Cleo']);
  expect(await found({ manager: anna._id })).toEqual(['Ben']);
  expect(await found({ hiredFrom: '2021-03-01' })).toEqual(['Ben', 'Cleo']);
  expect(await found({ hiredFrom: '2020-03-02', hiredTo: '2021-03-01' })).toEqual(['Ben']);
});

test('by the working time that holds today, of their own or of everybody', async () => {
  await store(server, 'DELETE FROM leave_assignment');
  const [full, four] = [
    await addWorkPattern(admin, 'Full time', WEEK),
    await addWorkPattern(admin, 'Four days', FOUR_DAYS),
  ];
  await assign(four, [anna._id]);
  await assign(full, [ben._id], addDays(TODAY, 1));
  expect(await found({ workingTime: four })).toEqual(['Anna']);
  expect(await found({ workingTime: full })).toEqual([]);
  await assign(full, '*');
  expect(await found({ workingTime: full })).toEqual(['Ben', 'Cleo']);
  expect(await found({ workingTime: four })).toEqual(['Anna']);
});

test('by the policy that holds today', async () => {
  const policy = await storePolicy(server, { holder: cleo._id });
  expect(await found({ policy })).toEqual(['Cleo']);
});

test('by what is still to do: a bank account, an invitation', async () => {
  expect(await found({ noBankAccount: 'true' })).toEqual(['Anna', 'Ben', 'Cleo']);
  expect(await found({ notInvited: 'true' })).toEqual([]);
  await store(server, 'UPDATE account SET password_hash = NULL WHERE id = ?', [ben.userId._id]);
  expect(await found({ notInvited: 'true' })).toEqual(['Ben']);
  expect(await found({ notInvited: 'false' })).toEqual(['Anna', 'Cleo']);
  await store(server, 'UPDATE account SET invited_at = 1 WHERE id = ?', [ben.userId._id]);
  expect(await found({ notInvited: 'true' })).toEqual([]);
});

test.each([
  ['workingTime', 'full'],
  ['policy', 7],
  ['manager', null],
  ['hiredFrom', '2020-13-01'],
  ['noBankAccount', 'yes'],
  ['bankAccount', 'none'],
])('a filter that is not named, or whose value is not, is refused: %s', async (field, value) => {
  const answer = await admin.get(`/employee${query({ filter: { [field]: value } })}`);
  expect(answer).toMatchObject({ status: 400, body: { errors: { filter: expect.any(String) } } });
});

test('nobody else may ask', async () => {
  const { status } = await zoeClient.get(`/employee${query({ filter: { manager: newId() } })}`);
  expect(status).toBe(403);
});
