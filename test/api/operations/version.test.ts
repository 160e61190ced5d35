import { once as emitted } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { VERSION } from '../../../api/platform/config/version.js';
import { Client } from '../../support/client.js';
import { createDatabase, type TestDatabase } from '../../support/database.js';
import { DIST, runServer, type ServerProcess } from '../../support/process.js';
import { runProgram } from '../../support/programs.js';
import { ADMIN, startServer, type TestServer } from '../../support/server.js';

jest.setTimeout(240_000);

describe('version and commit of the built server and its programs', () => {
  const file = join(DIST, 'server', '.commit');
  const COMMIT = existsSync(file) ? readFileSync(file, 'utf8') : 'unknown';
  let database: TestDatabase;
  let server: ServerProcess;

  beforeAll(async () => {
    database = await createDatabase();
    server = runServer({ ...database.environment, LOG_LEVEL: 'info' });
    await server.url;
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    await server.ended;
    await database.remove();
  });

  test('stand in the first line of the output and the first line of the log', () => {
    const [line, log] = server.output.stdout.split('\n') as [string, string];
    expect(COMMIT).toMatch(/^[0-9a-f]{12}(-dirty)?$|^unknown$/);
    expect(line).toBe(`Employee Management System ${VERSION} (commit ${COMMIT})`);
    expect(JSON.parse(log)).toEqual({
      level: 30,
      time: expect.any(String),
      version: VERSION,
      commit: COMMIT,
      node: process.version,
      msg: 'The server starts.',
    });
  });

  test('stand in the metrics', async () => {
    const { body } = await new Client(await server.url).get('/metrics');
    expect(/^ems_info\{.+/m.exec(body as string)?.[0]).toContain(
      `{version="${VERSION}",commit="${COMMIT}",`,
    );
  });

  test('are told to everybody who is signed in, for the account menu', async () => {
    const somebody = new Client(await server.url);
    expect((await somebody.get('/version')).status).toBe(401);
    await somebody.signIn(ADMIN.email, ADMIN.password);
    expect((await somebody.get('/version')).body).toEqual({
      success: true,
      version: VERSION,
      commit: COMMIT,
    });
  });

  test('stand in the report of the doctor, and in the header of a backup', async () => {
    const { stdout } = await runProgram('doctor', database.environment, []);
    expect(stdout.split('\n')[0]).toBe(
      `ok      version        Version ${VERSION}, commit ${COMMIT}, on Node ${process.versions.node}.`,
    );
    const backup = join(database.dataDir, 'company.backup.gz');
    await runProgram('backup', database.environment, [backup]);
    expect((await runProgram('backup', {}, ['--check', backup])).stderr).toContain(
      `written by version ${VERSION} (${COMMIT}).\nThis version, ${VERSION} (${COMMIT}), can restore it.`,
    );
    rmSync(backup);
  });
});

describe('the health call', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ TRUST_PROXY: 'true' });
  });
  afterAll(() => server.stop());

  /** The answer to somebody at this address. */
  async function from(remoteAddress: string, headers: Record<string, string> = {}) {
    const http = server.app.getHttpServer();
    http.prependOnceListener('connection', (socket: Socket) =>
      Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress }),
    );
    const [answer] = (await emitted(
      request(`${server.url}/api/health`, { agent: false, headers }).end(),
      'response',
    )) as [IncomingMessage];
    let text = '';
    for await (const piece of answer.setEncoding('utf8')) text += piece;
    return JSON.parse(text) as object;
  }

  test('names version and commit to this machine', async () => {
    const program = { success: true, status: 'ok', version: VERSION, commit: 'unknown' };
    expect(await from('127.0.0.1')).toEqual(program);
    expect(await from('::1')).toEqual(program);
  });

  test('names neither to others, nor to somebody behind a proxy on this machine', async () => {
    const plain = { success: true, status: 'ok' };
    expect(await from('203.0.113.7')).toEqual(plain);
    expect(await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toEqual(plain);
    expect(await from('203.0.113.7', { 'x-forwarded-for': '127.0.0.1' })).toEqual(plain);
  });
});
