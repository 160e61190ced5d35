import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { TOMORROW } from '../../support/calendar.js';
import { addDepartment, form, hire, hireCast, PASSWORD } from '../../support/cast.js';
import { accepted, type Client } from '../../support/client.js';
import { addWorkPattern, FOUR_DAYS } from '../../support/leave-rules-by-calls.js';
import { rows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';
import type { Row, World } from '../access/access.row.js';
import { pathOf, ROWS } from '../access/access.table.js';

/** Words and an amount that stand in planned facts alone. */
const SECRETS = /Quartermaster|Skunkworks|Moneypenny|Area 51|Secondment|3133\.77/;
/** Leave costs by it, so that its owner reads it. */
const WORKING_TIME = /Monday to Thursday/;

const server = await serverOfFile();
const cast = await hireCast(server);
const { admin, sales, zoe } = cast;
accepted(await admin.put('/setting/approvals', { approvals: true }));
const bea = await hire(admin, {
  name: 'Bea Planned',
  employeeId: 'B-1',
  department: sales._id,
  manager: JSON.stringify({ _id: zoe._id }),
});
const service = await addDepartment(admin, { dep_name: 'Service' });
const moneypenny = await hire(admin, {
  name: 'Eve Moneypenny',
  employeeId: 'M-1',
  department: service._id,
});
const signIn = ({ email }: EmployeeRecord) => server.signIn(email, PASSWORD);
const [beaClient, moneypennyClient] = [await signIn(bea), await signIn(moneypenny)];
const photo = new Uint8Array(
  await sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
);
accepted(await beaClient.put('/profile/image', form({}, photo)));
const world: World = { ...cast, photo };
const department = await addDepartment(admin, { dep_name: 'Skunkworks' });
const { type } = accepted(await admin.post('/job/type/add', { name: 'Secondment' }));
accepted(
  await admin.post('/job/add', {
    people: [bea._id],
    from: TOMORROW,
    reason: 'Skunkworks needs a Quartermaster',
    set: {
      designation: 'Quartermaster',
      department: department._id,
      manager: moneypenny._id,
      location: 'Area 51',
      employmentType: type._id,
      salary: '3133.77',
      pattern: await addWorkPattern(admin, 'Monday to Thursday', FOUR_DAYS),
    },
  }),
);

const CLIENTS: [string, Client][] = [
  ['the person', beaClient],
  ['their manager', cast.zoeClient],
  ['somebody else', cast.amaraClient],
];

const told = (client: Client) =>
  client === beaClient ? SECRETS : new RegExp(`${SECRETS.source}|${WORKING_TIME.source}`);

/** Everything that somebody who is no admin may read, of oneself or of all. */
const READ = ROWS.filter(
  ({ route, anyone, own, another }) =>
    route.startsWith('GET ') && anyone === 401 && (own === 200 || another === 200),
);

const pathFor = async (row: Row) =>
  pathOf(row, await row.id?.({ record: bea, client: beaClient }, world)).path;

test('the reads below answer the person', async () => {
  const refused: string[] = [];
  for (const row of READ) {
    const path = await pathFor(row);
    if ((await beaClient.get(path)).status !== row.own) refused.push(row.route);
  }
  expect(refused).toEqual([]);
});

describe.each(READ)('what is planned is not in $route', (row) => {
  test.each(CLIENTS)('for %s', async (_, client) => {
    const path = await pathFor(row);
    for (const accept of ['application/json', 'text/csv']) {
      const { body } = await client.get(path, { accept });
      expect(JSON.stringify(body)).not.toMatch(told(client));
    }
  });
});

test('the planned manager reads nothing of the person before the day', async () => {
  for (const path of ['/team', '/leave/waiting', '/organisation', `/job/${bea._id}`])
    expect(JSON.stringify((await moneypennyClient.get(path)).body)).not.toContain('Bea Planned');
  expect((await moneypennyClient.get(`/job/${bea._id}`)).status).toBe(403);
});

test('nobody who is no admin is told of it, and no mail is written', async () => {
  const people = [bea, zoe, moneypenny].map(({ userId }) => userId._id);
  expect(
    await rows(
      server,
      `SELECT kind FROM notification WHERE account_id IN (?, ?, ?) AND kind LIKE '%job%'`,
      people,
    ),
  ).toEqual([]);
  expect(JSON.stringify(await rows(server, 'SELECT * FROM mail'))).not.toMatch(SECRETS);
});
