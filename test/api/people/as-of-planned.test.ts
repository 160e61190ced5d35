import { describe, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import { TODAY, TOMORROW, YESTERDAY } from '../../support/calendar.js';
import { addDepartment, hire, hireCast, PASSWORD } from '../../support/cast.js';
import { accepted, type Client } from '../../support/client.js';
import { recordJob } from '../../support/job-facts.js';
import { serverOfFile } from '../../support/server.js';
import { Subscription } from '../../support/subscription.js';

/** Words that stand in planned facts alone. */
const SECRETS = /Quartermaster|Skunkworks/;

const server = await serverOfFile();
const { admin, sales, zoe, amara, amaraClient } = await hireCast(server);
const skunkworks = await addDepartment(admin, { dep_name: 'Skunkworks' });
const bea = await hire(admin, {
  name: 'Bea Planned',
  employeeId: 'B-1',
  department: sales._id,
  designation: 'Analyst',
  hireDate: '2020-01-01',
});
await recordJob(server, bea, '2025-01-01', { manager: zoe._id });
accepted(
  await admin.post('/job/add', {
    people: [bea._id],
    from: TOMORROW,
    reason: 'Skunkworks needs a Quartermaster',
    set: { designation: 'Quartermaster', department: skunkworks._id, manager: amara._id },
  }),
);
const beaClient = await server.signIn(bea.email, PASSWORD);
const zoeClient = await server.signIn(zoe.email, PASSWORD);

const READS = [
  `/employee/single/${bea._id}`,
  `/employee/single/${bea._id}?asOf=${TODAY}`,
  `/employee/single/${bea._id}?asOf=${YESTERDAY}`,
  `/employee/single/${bea._id}?asOf=${TOMORROW}`,
  '/employee',
  `/employee?asOf=${TOMORROW}`,
  '/employee?filter={"q":"quartermaster"}&range=[0,9]',
  '/organisation',
  `/organisation?asOf=${YESTERDAY}`,
  `/organisation?asOf=${TOMORROW}`,
  `/job/${bea._id}`,
  '/job/planned',
  `/coming-up?from=${TODAY}&to=${addDays(TODAY, 30)}`,
  '/notification?range=[0,9]',
  '/team',
  '/team/colleagues',
  `/team/calendar?scope=department&from=${TODAY}&to=${addDays(TODAY, 30)}`,
  '/leave/away',
  `/history/employee/${bea._id}`,
  '/audit?range=[0,9]',
  '/dashboard/body',
  '/auth/verify',
];

const CLIENTS: [string, Client][] = [
  ['the person', beaClient],
  ['their manager', zoeClient],
  ['somebody else', amaraClient],
];

describe.each(CLIENTS)('what is planned is not told to %s', (_, client) => {
  test.each(READS)('by GET %s', async (path) => {
    const { status, body } = await client.get(path);
    expect([200, 403]).toContain(status);
    expect(JSON.stringify(body)).not.toMatch(SECRETS);
  });

  test.each(['own', 'department'] as const)('by the feed of %s', async (kind) => {
    const { status, body } = await (await Subscription.to(client, kind)).read();
    expect(status).toBe(200);
    expect(body).not.toMatch(SECRETS);
  });
});

describe('an admin', () => {
  // The list of departments has the new one, which is no secret.
  test.each([
    `/employee/single/${bea._id}`,
    '/employee',
    `/employee?asOf=${TODAY}`,
    '/employee?filter={"q":"quartermaster"}&range=[0,9]',
    `/employee?filter={"department":"${skunkworks._id}"}&range=[0,9]`,
    '/organisation',
    '/dashboard/body',
  ])('does not see it as of today in GET %s', async (path) => {
    const { status, body } = await admin.get(path);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(SECRETS);
  });

  test('does not find it in the file of today', async () => {
    const { body } = await admin.get('/employee', { accept: 'text/csv' });
    expect(body).toContain('Bea Planned');
    expect(body).not.toMatch(SECRETS);
  });

  test.each([
    `/employee/single/${bea._id}?asOf=${TOMORROW}`,
    `/employee?asOf=${TOMORROW}`,
    `/employee?asOf=${TOMORROW}&range=[0,9]&filter={"q":"quartermaster"}`,
    `/employee?asOf=${YESTERDAY}`,
    `/organisation?asOf=${TOMORROW}`,
  ])('sees it in GET %s', async (path) => {
    expect(JSON.stringify((await admin.get(path)).body)).toMatch(SECRETS);
  });
});

describe('an employee', () => {
  const own = (asOf: string) => beaClient.get(`/employee/single/${bea._id}?asOf=${asOf}`);

  test('sees what held of them on a day before, without a salary', async () => {
    const { body } = await own('2024-06-01');
    expect(body.employee).toMatchObject({
      designation: 'Analyst',
      manager: null,
      sinceThen: [{ kind: 'manager', value: 'Zoë Weiß', from: '2025-01-01', planned: false }],
    });
    expect(body.employee).not.toHaveProperty('salary');
  });

  test('sees today as without a day', async () => {
    expect((await own(TODAY)).body).toEqual(
      (await beaClient.get(`/employee/single/${bea._id}`)).body,
    );
  });

  test('sees no day to come', async () => {
    expect(await own(TOMORROW)).toMatchObject({ status: 403, body: { code: 'access.denied' } });
  });

  test('sees no other person on any day, as today', async () => {
    for (const asOf of [YESTERDAY, TODAY, TOMORROW])
      expect((await amaraClient.get(`/employee/single/${bea._id}?asOf=${asOf}`)).status).toBe(403);
    // Their manager reads the timeline by a call of its own.
    expect((await zoeClient.get(`/employee/single/${bea._id}?asOf=${YESTERDAY}`)).status).toBe(403);
  });
});
