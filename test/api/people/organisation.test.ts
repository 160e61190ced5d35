import { describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { OrganisationResponse } from '../../../api/contract/organisation/organisation-responses.js';
import { organisationTree } from '../../../api/contract/organisation/organisation-tree.js';
import { TODAY, TOMORROW, YESTERDAY } from '../../support/calendar.js';
import { addDepartment, hire, hireCast, PASSWORD } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { recordJob } from '../../support/job-facts.js';
import { setLastDay, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const DAY = '2025-03-01';

const server = await serverOfFile();
const { admin, sales, zoe, zoeClient } = await hireCast(server);
const care = await addDepartment(admin, { dep_name: 'Care' });
const hired = (name: string, manager?: EmployeeRecord) =>
  hire(admin, {
    name,
    employeeId: name,
    department: care._id,
    designation: 'Agent',
    hireDate: '2020-01-01',
  }).then(async (one) => {
    if (manager) await recordJob(server, one, '2021-01-01', { manager: manager._id });
    return one;
  });
const kenji = await hired('Kenji');
const thandiwe = await hired('Thandiwe', kenji);
const camille = await hired('Camille', thandiwe);
const sarah = await hired('Sarah', camille);
// Reported to Camille on the day, and reports to Zoë today.
const rafael = await hired('Rafael', camille);
await recordJob(server, rafael, '2025-09-01', {
  manager: zoe._id,
  department: sales._id,
  designation: 'Seller',
});
const left = await hired('Lena', camille);
await setLastDay(server, left, '2025-06-30');
await recordJob(server, sarah, TOMORROW, { manager: zoe._id, designation: 'Planned' });
await admin.put(`/department/${care._id}`, {
  dep_name: 'Care',
  description: 'Cares',
  head: thandiwe._id,
});

const as = (one: EmployeeRecord) => server.signIn(one.email, PASSWORD);
const read = async (by: Client, asOf?: string) => {
  const { status, body } = await by.get(`/organisation${asOf ? `?asOf=${asOf}` : ''}`);
  expect(status).toBe(200);
  return body as OrganisationResponse;
};
const names = ({ people }: OrganisationResponse) => people.map(({ name }) => name);
const find = ({ people }: OrganisationResponse, { _id }: EmployeeRecord) =>
  people.find((one) => one._id === _id);

describe('the organisation', () => {
  test('has everybody who works here today, by name', async () => {
    const found = await read(admin);
    expect(found).toMatchObject({ asOf: TODAY, since: null });
    expect(names(found)).toEqual([
      'Amara Okafor',
      'Camille',
      'Kenji',
      'Rafael',
      'Ruth Admin',
      'Sarah',
      'Thandiwe',
      'Zoë Weiß',
    ]);
    expect(find(found, rafael)).toEqual({
      _id: rafael._id,
      name: 'Rafael',
      designation: 'Seller',
      profileImage: null,
      department: sales._id,
      manager: zoe._id,
      managerName: null,
    });
    expect(found.departments.map(({ dep_name, head }) => [dep_name, head])).toEqual([
      ['Care', thandiwe._id],
      ['Research', null],
      ['Sales', null],
    ]);
  });

  test('is a tree, as of any day', async () => {
    const { tops } = organisationTree((await read(admin, DAY)).people);
    expect(tops.map(({ person, inAll }) => [person.name, inAll])).toEqual([['Kenji', 5]]);
  });

  test('as of a day has what held then', async () => {
    const found = await read(admin, DAY);
    expect(names(found)).toContain('Lena');
    expect(find(found, rafael)).toMatchObject({
      designation: 'Agent',
      department: care._id,
      manager: camille._id,
    });
    expect(found.since).toEqual({ joined: 0, left: 1 });
  });

  test('as of today is the one without a day', async () => {
    expect(await read(admin, TODAY)).toEqual(await read(admin));
  });

  test('of tomorrow shows admins what is planned', async () => {
    const found = await read(admin, TOMORROW);
    expect(find(found, sarah)).toMatchObject({ designation: 'Planned', manager: zoe._id });
    expect(find(await read(admin), sarah)).toMatchObject({
      designation: 'Agent',
      manager: camille._id,
    });
  });

  test('has the heads of the day', async () => {
    const { departments } = await read(admin, TOMORROW);
    expect(departments.find(({ _id }) => _id === care._id)?.head).toBe(thandiwe._id);
    await admin.put(`/department/${care._id}`, {
      dep_name: 'Care',
      description: 'Cares',
      head: camille._id,
    });
    const headOn = async (day: string) =>
      (await read(admin, day)).departments.find(({ _id }) => _id === care._id)?.head;
    expect(await headOn(TODAY)).toBe(camille._id);
    await store(
      server,
      'UPDATE department_head SET from_date = ?, valid = 1 WHERE employee_id = ?',
      ['2024-01-01', thandiwe._id],
    );
    expect(await headOn(DAY)).toBe(thandiwe._id);
    expect(await headOn(TOMORROW)).toBe(camille._id);
  });

  test('names a manager who has left', async () => {
    await setLastDay(server, kenji, YESTERDAY);
    expect(find(await read(admin), thandiwe)).toMatchObject({
      manager: kenji._id,
      managerName: 'Kenji',
    });
    await setLastDay(server, kenji, null);
  });

  test('names a manager who is no employee', async () => {
    const one = await hired('Outside');
    await admin.put(`/employee/employment/${one._id}`, { manager: { name: 'Robin Outside' } });
    expect(find(await read(admin), one)).toMatchObject({
      manager: null,
      managerName: 'Robin Outside',
    });
    await setLastDay(server, one, '2020-01-02');
  });
});

describe('somebody who manages others', () => {
  test('sees themselves and their reports on all levels, and no others', async () => {
    const found = await read(await as(thandiwe));
    expect(names(found)).toEqual(['Camille', 'Sarah', 'Thandiwe']);
    expect(find(found, thandiwe)).toMatchObject({ manager: kenji._id, managerName: 'Kenji' });
    expect(found.departments.map(({ dep_name }) => dep_name)).toEqual(['Care']);
  });

  test('sees those whom they manage today on a day before, too', async () => {
    const found = await read(await as(thandiwe), DAY);
    expect(names(found)).toEqual(['Camille', 'Lena', 'Sarah', 'Thandiwe']);
    expect(found.since).toBeNull();
    expect(names(await read(zoeClient, TODAY))).toEqual(['Rafael', 'Zoë Weiß']);
  });

  test('sees nothing that is planned', async () => {
    for (const one of [thandiwe, zoe])
      expect(await (await as(one)).get(`/organisation?asOf=${TOMORROW}`)).toMatchObject({
        status: 403,
        body: { code: 'access.denied' },
      });
    expect(JSON.stringify(await read(await as(thandiwe)))).not.toContain('Planned');
  });

  test('who is managed in a circle sees its people once', async () => {
    const [ann, bob] = [await hired('Ann'), await hired('Bob')];
    await recordJob(server, ann, '2024-01-01', { manager: bob._id });
    await recordJob(server, bob, '2024-01-01', { manager: ann._id });
    expect(names(await read(await as(ann)))).toEqual(['Ann', 'Bob']);
  });
});

test('somebody without reports does not see the organisation', async () => {
  expect((await (await as(sarah)).get('/organisation')).status).toBe(403);
});
