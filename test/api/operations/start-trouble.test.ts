import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { DatabaseSync } from '@photostructure/sqlite';
import { databaseFile } from '../../../api/platform/database/connection/data-source.js';
import { Client } from '../../support/client.js';
import { createDatabase, type TestDatabase } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { runServer, type ServerProcess } from '../../support/process.js';
import { ADMIN } from '../../support/server.js';

// Processes of their own take their time to start.
jest.setTimeout(240_000);

let database: TestDatabase;
let server: ServerProcess | undefined;

beforeEach(async () => {
  // The engine makes no difference to a start.
  database = await createDatabase('sqlite');
});
afterEach(async () => {
  server?.kill('SIGKILL');
  await server?.ended;
  server = undefined;
  await database.remove();
});

function run(settings: Record<string, string>): ServerProcess {
  return (server = runServer({ ...database.environment, ...settings }));
}
async function refused(settings: Record<string, string>, code = 1): Promise<string> {
  const { ended, output } = run(settings);
  expect(await ended).toEqual({ code, signal: null });
  return output.stderr;
}
/** Warnings of the log, after the start. */
async function warnings(settings: Record<string, string> = {}): Promise<string[]> {
  const { url, output } = run(settings);
  await url;
  return warned(output.stdout);
}
const warned = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{"level":40'))
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
async function stop(): Promise<void> {
  server?.kill('SIGTERM');
  await server?.ended;
}

test('a port that is taken is told with how to find the program', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await refused({ PORT: String(port) })).toBe(
    `The server could not start: Another program listens at 127.0.0.1, port ${port}, already (EADDRINUSE).
This server may be running already: ss -ltnp 'sport = :${port}' shows the program. End it, or set PORT to another number.
`,
  );
  await new Promise((resolve) => other.close(resolve));
});

test('an address of another machine is told as HOST, not as the database', async () => {
  for (const HOST of ['192.0.2.1', 'no-such-host.invalid'])
    expect(await refused({ HOST })).toMatch(
      /^The server could not start: The server cannot listen at \S+ \(E\w+\)\.\nSet HOST to an address of this machine/,
    );
});

test('a short secret is told with how to make a longer one, and not shown', async () => {
  const told = await refused({ JWT_SECRET: 'hush hush' }, 78);
  expect(told).toMatch(/JWT_SECRET must have at least 32 bytes: .+openssl rand -hex 32\.\n$/);
  expect(told).not.toContain('hush');
});

test('an open data folder is told and closed at the start, and closed files are not told', async () => {
  expect(await warnings()).toEqual([]);
  await stop();
  chmodSync(database.dataDir, 0o777);
  chmodSync(databaseFile(database.dataDir), 0o644);
  expect(await warnings()).toEqual([
    `Others on this machine can read or change ${database.dataDir} (mode 777). Its mode is 770 from now on.`,
    `Others on this machine can read or change ${databaseFile(database.dataDir)} (mode 644). Its mode is 640 from now on.`,
  ]);
  expect(statSync(database.dataDir).mode & 0o777).toBe(0o770);
  await stop();
  writeFileSync(join(database.dataDir, 'notes of somebody'), '');
  chmodSync(database.dataDir, 0o755);
  expect(await warnings()).toEqual([
    expect.stringContaining("set DATA_DIR to a folder of the server's own"),
  ]);
  expect(statSync(database.dataDir).mode & 0o777).toBe(0o755);
});

test('a clock that is a year back is told at the start, in years', async () => {
  await warnings();
  await stop();
  const connection = new DatabaseSync(databaseFile(database.dataDir));
  connection.exec('UPDATE audit_entry SET recorded_at = recorded_at + 366 * 86400000');
  connection.close();
  expect(await warnings()).toEqual([
    expect.stringMatching(
      /^This machine's clock says .+ UTC, 1 year before the newest entry of the audit log \(.+ UTC\)\. Correct the clock .+timedatectl set-ntp true/,
    ),
  ]);
});

test('a sign-in at another host than PUBLIC_URL is told once for each host, and not for refused ones', async () => {
  const { url, output } = run({ PUBLIC_URL: 'https://hr.company.example' });
  const client = new Client(await url);
  const signIn = (host: string, password = ADMIN.password) =>
    client.post('/auth/login', { email: ADMIN.email, password }, { host });
  expect((await signIn('evil.example', 'a wrong password')).status).toBe(401);
  const hosts = ['hr.company.example', 'hr.company.example:443', 'old.example', 'old.example'];
  for (const host of [...hosts, '10.0.0.5:3000']) expect((await signIn(host)).status).toBe(200);
  const told = () => warned(output.stdout).filter((line) => line.startsWith('Somebody'));
  await eventually(() => told().some((line) => line.includes('10.0.0.5')));
  expect(told()).toEqual([
    expect.stringMatching(
      /^Somebody signed in at old\.example, but PUBLIC_URL is https:\/\/hr\.company\.example: links .+ Set PUBLIC_URL to the address that people type/,
    ),
    expect.stringMatching(/^Somebody signed in at 10\.0\.0\.5:3000, /),
  ]);
});
