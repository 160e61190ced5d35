import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Client } from '../../support/client.js';
import { createDatabase, ENGINE, type TestDatabase } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { runServer, type ServerProcess } from '../../support/process.js';
import { runProgram } from '../../support/programs.js';

// A server that is refused has waited for a while.
jest.setTimeout(240_000);

const WAITING = 'Waiting up to 15 s for it to stop.';

let database: TestDatabase;
let running: ServerProcess[];

beforeEach(async () => {
  database = await createDatabase();
  running = [];
});
afterEach(async () => {
  for (const server of running) {
    server.kill('SIGKILL');
    await server.ended;
  }
  await database.remove();
});

function run(): ServerProcess {
  const server = runServer(database.environment);
  running.push(server);
  return server;
}
async function started(): Promise<ServerProcess> {
  const server = run();
  await server.url;
  return server;
}
const pidFile = () => join(database.dataDir, 'server.pid');

const describeEmbedded = ENGINE === 'sqlite' ? describe : describe.skip;

describeEmbedded('on the embedded database', () => {
  test('a second server waits, is refused, and says which process is the first and what to do', async () => {
    const first = await started();
    const [pid, host, since] = readFileSync(pidFile(), 'utf8').split('\n');
    expect([pid, host]).toEqual([String(first.pid), hostname()]);
    expect(new Date(since as string).toISOString()).toBe(since);
    const second = run();
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.output.stdout.split(WAITING)).toHaveLength(2);
    expect(second.output.stderr).toBe(
      `Another server is using ${database.dataDir}: process ${pid} on ${host}, since ${since}. ` +
        'Stop it first, or give this one a DATA_DIR of its own. Several servers need a database server: DATABASE_URL.\n',
    );
    // The first one has noticed nothing.
    expect((await new Client(await first.url).get('/health/ready')).status).toBe(200);
    expect(readFileSync(pidFile(), 'utf8').split('\n')[0]).toBe(pid);
  });

  test('a server that was killed stops nobody, not even where another process has its number now', async () => {
    const first = await started();
    first.kill('SIGKILL');
    await first.ended;
    writeFileSync(pidFile(), `${process.pid}\n${hostname()}\n${new Date().toISOString()}\n`);
    const second = await started();
    expect(second.output.stdout).not.toContain(WAITING);
    expect(readFileSync(pidFile(), 'utf8').split('\n')[0]).toBe(String(second.pid));
  });

  test('a server waits for one that is told to stop meanwhile', async () => {
    const first = await started();
    const second = run();
    await eventually(() => second.output.stdout.includes(WAITING));
    first.kill('SIGTERM');
    expect(await first.ended).toEqual({ code: 0, signal: null });
    await second.url;
    expect(readFileSync(pidFile(), 'utf8').split('\n')[0]).toBe(String(second.pid));
  });

  test('a server that ends leaves no name behind', async () => {
    const server = await started();
    server.kill('SIGTERM');
    await server.ended;
    expect(existsSync(pidFile())).toBe(false);
  });

  test('the programs of the shell work beside a server, and a restore is refused', async () => {
    await started();
    const folder = mkdtempSync(join(tmpdir(), 'beside-'));
    const backup = join(folder, 'company.backup.gz');
    try {
      for (const [name, ...args] of [
        ['backup', backup],
        ['export', join(folder, 'export')],
        ['admin', 'create', 'second.admin@company.example'],
        ['audit-verify'],
        ['migrate'],
      ] as [string, ...string[]][])
        expect(await runProgram(name, database.environment, args)).toMatchObject({ code: 0 });
      expect(await runProgram('doctor', database.environment, [])).toMatchObject({
        stdout: expect.stringMatching(/^ok {6}writing /m),
      });
      expect(await runProgram('restore', database.environment, [backup])).toMatchObject({
        code: 1,
        stderr: 'A server is using this database. Stop every instance first.\n',
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
