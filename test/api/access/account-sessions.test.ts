import { expect, test } from '@jest/globals';
import type { SessionRecord } from '../../../api/contract/auth/users.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { hireCast, PASSWORD } from '../../support/cast.js';
import { Client } from '../../support/client.js';
import { auditOf } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';
import { statuses, inParallel } from '../../support/together.js';

const server = await serverOfFile();
const cast = await hireCast(server);

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';

async function signedIn(agent: string, remember = false): Promise<Client> {
  const client = new Client(server.url);
  const { body } = await client.post(
    '/auth/login',
    { email: cast.zoe.email, password: PASSWORD, remember },
    { 'user-agent': agent },
  );
  client.token = body.token;
  return client;
}

const sessionsOf = async (id: string): Promise<SessionRecord[]> =>
  (await cast.admin.get(`/account/sessions/${id}`)).body.sessions;

test("an admin sees anybody's devices, by the id of the account or of the employee", async () => {
  await signedIn(CHROME, true);
  const sessions = await sessionsOf(cast.zoe._id);
  expect(await sessionsOf(cast.zoe.userId._id)).toEqual(sessions);
  expect(sessions.find(({ browser }) => browser === 'Chrome')).toEqual({
    _id: expect.any(String),
    device: 'Chrome on Windows',
    browser: 'Chrome',
    system: 'Windows',
    address: '127.0.0.1',
    remembered: true,
    current: false,
    createdAt: expect.stringMatching(/Z$/),
    lastSeenAt: expect.stringMatching(/Z$/),
    expiresAt: expect.stringMatching(/Z$/),
  });
  expect(
    (await cast.zoeClient.get('/auth/sessions')).body.sessions
      .map(({ _id }: SessionRecord) => _id)
      .sort(),
  ).toEqual(sessions.map(({ _id }) => _id).sort());
  expect((await sessionsOf(cast.admin.user._id)).filter(({ current }) => current)).toHaveLength(1);
});

test('an admin ends one of them, and the others stay; it is recorded', async () => {
  const [lost, kept] = [await signedIn('a lost phone'), await signedIn('a kept one')];
  const lostId = (await sessionsOf(cast.zoe._id)).find(
    ({ device }) => device === 'a lost phone',
  )?._id;
  const answers = await inParallel(4, () => cast.admin.delete(`/account/session/${lostId}`));
  expect(statuses(answers)).toEqual({ 200: 1, 404: 3 });
  expect([
    (await lost.get('/auth/verify')).status,
    (await kept.get('/auth/verify')).status,
  ]).toEqual([401, 200]);
  expect((await auditOf(server, cast.zoe.userId._id)).slice(-1)).toMatchObject([
    { actor: cast.admin.user._id, action: 'account.sign_out', subjectName: 'Zoë Weiß' },
  ]);
});

test('an admin ends all of them', async () => {
  const client = await signedIn(CHROME);
  expect((await cast.admin.delete(`/account/sessions/${cast.zoe._id}`)).status).toBe(200);
  expect([(await client.get('/auth/verify')).status, await sessionsOf(cast.zoe._id)]).toEqual([
    401,
    [],
  ]);
});

test('what is not there is a 404, and an employee is told nothing', async () => {
  const id = newId();
  expect((await cast.admin.get(`/account/sessions/${id}`)).body.code).toBe('account.not_found');
  expect((await cast.admin.delete(`/account/session/${id}`)).body.code).toBe('session.not_found');
  const [own] = (await cast.amaraClient.get('/auth/sessions')).body.sessions;
  for (const [method, path] of [
    ['GET', `/account/sessions/${cast.amara._id}`],
    ['DELETE', `/account/session/${own._id}`],
    ['DELETE', `/account/factor/${cast.amara._id}`],
  ] as const) {
    expect(await cast.amaraClient.send(method, path)).toMatchObject({
      status: 403,
      body: { code: 'access.denied' },
    });
  }
});
