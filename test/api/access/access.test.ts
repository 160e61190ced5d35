import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { hireCast, PASSWORD } from '../../support/cast.js';
import type { Answer, Client } from '../../support/client.js';
import { ADMIN, serverOfFile } from '../../support/server.js';
import { storePolicy } from '../../support/stored-leave-rules.js';
import type { Row, Whose, World } from './access.row.js';
import { pathOf, ROWS } from './access.table.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const photo = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();
await storePolicy(server, { leaveType: 'Casual Leave' });
const world: World = { ...cast, photo: new Uint8Array(photo) };
const amara: Whose = { record: cast.amara, client: cast.amaraClient };
const zoe: Whose = { record: cast.zoe, client: cast.zoeClient };
const image = ROWS.find(({ route }) => route === 'PUT /api/profile/image') as Row;
for (const whose of [amara, zoe]) expect((await ask(image, whose.client, whose)).status).toBe(200);
expect((await cast.admin.confirm(ADMIN.password)).status).toBe(200);

/** Sends a row's request as `client`, about `whose`. */
async function ask(row: Row, client: Client, whose: Whose): Promise<Answer> {
  const { method, path } = pathOf(row, await row.id?.(whose, world));
  const sender =
    row.endsSession && client.token
      ? await server.signIn(client.user.email, client === world.admin ? ADMIN.password : PASSWORD)
      : client;
  return sender.send(method, path, await row.body?.(whose, world));
}

/** 'GET /api/leave/:id' of every route in the router's own tree; each level of it is indented by four. */
function routes(): string[] {
  const tree: string = server.app
    .getHttpAdapter()
    .getInstance()
    .printRoutes({ commonPrefix: false });
  const prefixes: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, piece, methods] =
      /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    if (indent === undefined) {
      if (line.trim() !== '') throw new Error(`Not read: ${line}`);
      return [];
    }
    const depth = indent.length / 4;
    prefixes.splice(depth, Infinity, `${prefixes[depth - 1] ?? ''}${piece}`);
    return (methods ?? '')
      .split(', ')
      .filter((method) => method !== '')
      .map((method) => `${method} ${prefixes[depth]}`);
  });
}

test('the table below names every route that the router knows, and no other', () => {
  const known = routes();
  expect(known.filter((route) => !route.startsWith('HEAD ')).sort()).toEqual(
    ROWS.map(({ route }) => route).sort(),
  );
  // HEAD is there where GET is, and nowhere else.
  const heads = known.filter((route) => route.startsWith('HEAD ')).map((route) => route.slice(5));
  expect(heads.sort()).toEqual(
    known
      .filter((route) => route.startsWith('GET '))
      .map((route) => route.slice(4))
      .sort(),
  );
});

describe.each(ROWS)('$route', (row) => {
  test('answers somebody who is not signed in', async () => {
    const answer = await ask(row, server.client(), zoe);
    expect(answer.status).toBe(row.anyone);
    if (row.anyone !== 401) return;
    expect(answer.body).toEqual({
      success: false,
      code: 'auth.required',
      error: 'Please sign in.',
      message: 'Please sign in.',
      refusal: { key: 'auth.required', parameters: {} },
      requestId: answer.headers.get('x-request-id'),
    });
  });

  test("answers an employee about another's", async () => {
    const answer = await ask(row, amara.client, zoe);
    expect(answer.status).toBe(row.another);
    if (row.another === 403)
      expect(answer.body).toMatchObject({ success: false, code: 'access.denied' });
  });

  test('answers an employee about their own', async () => {
    expect((await ask(row, amara.client, amara)).status).toBe(row.own);
  });

  test('answers an admin', async () => {
    expect((await ask(row, world.admin, zoe)).status).toBe(row.admin);
  });
});

test('HEAD needs a sign-in where GET does', async () => {
  for (const row of ROWS.filter(
    ({ route, anyone }) => route.startsWith('GET ') && anyone === 401,
  )) {
    const { path } = pathOf(row, amara.record._id);
    expect({ path, status: (await server.client().send('HEAD', path)).status }).toEqual({
      path,
      status: 401,
    });
  }
});

test('a method that a path does not have is not there', async () => {
  for (const method of ['PATCH', 'OPTIONS', 'PROPFIND']) {
    expect(await world.admin.send(method, '/department')).toMatchObject({
      status: 404,
      body: { code: 'request.not_found' },
    });
  }
});
