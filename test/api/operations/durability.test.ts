import { readdirSync, statSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { DepartmentRecord } from '../../../api/contract/department/departments.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { EmbeddedSqlite } from '../../../api/platform/database/connection/embedded-sqlite.js';
import { hireCast } from '../../support/cast.js';
import { Client, type Answer } from '../../support/client.js';
import { createDatabase, ENGINE, type TestDatabase } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { runServer, type ServerProcess } from '../../support/process.js';
import { countRows } from '../../support/rows.js';
import { ADMIN, startServer } from '../../support/server.js';
import { inParallel } from '../../support/together.js';

// Processes of their own take their time to start.
jest.setTimeout(240_000);

let database: TestDatabase;
let running: ServerProcess[];
let removals: (() => Promise<void>)[];

beforeEach(async () => {
  database = await createDatabase();
  running = [];
  removals = [() => database.remove()];
});
afterEach(async () => {
  for (const { kill, ended } of running) {
    kill('SIGKILL');
    await ended;
  }
  for (const remove of removals) await remove();
});

function run(settings: Record<string, string> = {}): ServerProcess {
  const server = runServer({ ...database.environment, ...settings });
  running.push(server);
  return server;
}

async function signIn(server: ServerProcess): Promise<Client> {
  const client = new Client(await server.url);
  await client.signIn(ADMIN.email, ADMIN.password);
  return client;
}

interface Acknowledged {
  table: string;
  id: string;
}
type Writer = [table: string, write: (n: number) => Promise<Answer>];

function writersOf(
  admin: Client,
  { _id: employeeId }: EmployeeRecord,
  research: DepartmentRecord,
): Writer[] {
  const description = 'While it lasted';
  return [
    ['department', (n) => admin.post('/department/add', { dep_name: `Written ${n}`, description })],
    [
      'salary',
      (n) => {
        const payDate = addDays('2020-01-01', n);
        return admin.post('/salary/add', { employeeId, basicSalary: n, payDate });
      },
    ],
    [
      'leave_request',
      (n) => {
        const day = addDays('2015-01-01', n);
        return admin.post('/leave/add', {
          userId: employeeId,
          leaveType: 'Sick Leave',
          startDate: day,
          endDate: day,
          reason: 'Written',
        });
      },
    ],
    [
      'department',
      (n) =>
        admin.put(`/department/${research._id}`, {
          dep_name: 'Research',
          description: `Text ${n}`,
        }),
    ],
  ];
}

/** Eight write at once, and the server is killed among the writes. */
async function writeUntilKilled(server: ServerProcess, writers: Writer[]): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let sent = 0;
  await inParallel(8, async (worker) => {
    const [table, write] = writers[worker % writers.length] as Writer;
    try {
      for (;;) {
        const { status, body } = await write(++sent);
        expect(status).toBeLessThan(300);
        acknowledged.push({ table, id: (body.department ?? body.salary ?? body.leave)._id });
        if (acknowledged.length === 80) server.kill('SIGKILL');
      }
    } catch (error) {
      // Its connection was cut: the end of this worker.
      if (!/ECONN|hang up|aborted/.test(String(error))) throw error;
    }
  });
  return acknowledged;
}

/** The server starts again by itself, and says the same as before. */
async function comesUpWith(acknowledged: Acknowledged[]): Promise<void> {
  const again = run();
  const reader = await signIn(again);
  expect((await reader.get('/health/ready')).status).toBe(200);
  const departments = (await reader.get('/department')).body.departments as { _id: string }[];
  const written = new Set(departments.map(({ _id }) => _id));
  expect(
    acknowledged.filter(({ table, id }) => table === 'department' && !written.has(id)),
  ).toEqual([]);
  again.kill('SIGTERM');
  await again.ended;
}

function expectSoundFile(): void {
  const file = new EmbeddedSqlite(join(database.dataDir, 'database.sqlite'), { readonly: true });
  expect(file.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(file.pragma('foreign_key_check')).toEqual([]);
  file.close();
}

describe('killed in the middle of many writes', () => {
  test('the server has kept every write that it acknowledged, and all its totals agree', async () => {
    // The people are hired beforehand, through a server that ends in peace.
    const before = await startServer({}, database);
    const { amara, research } = await hireCast(before);
    await before.stop();

    const server = run();
    const admin = await signIn(server);
    const acknowledged = await writeUntilKilled(server, writersOf(admin, amara, research));
    expect(await server.ended).toEqual({ code: null, signal: 'SIGKILL' });
    expect(acknowledged.length).toBeGreaterThanOrEqual(80);

    await comesUpWith(acknowledged);
    if (ENGINE === 'sqlite') expectSoundFile();
    const after = await startServer({}, database);
    try {
      for (const { table, id } of acknowledged)
        expect({ table, id, rows: await countRows(after, table, 'id = ?', [id]) }).toEqual({
          table,
          id,
          rows: 1,
        });
      const recorded = await countRows(after, 'audit_entry', "subject <> 'session'");
      const changed = (await countRows(after, 'audit_entry', 'subject_id = ?', [research._id])) - 1;
      const made = await countRows(after, 'department', "name LIKE 'Written %'");
      const salaries = await countRows(after, 'salary');
      const leave = await countRows(after, 'leave_request');
      // Two departments and three people, and one record for each thing that was written: none half done.
      expect(recorded).toBe(1 + 2 + 3 + made + salaries + leave + changed);
      expect(await countRows(after, 'leave_day')).toBe(leave);
    } finally {
      await after.stop();
    }
  });
});

if (ENGINE === 'sqlite') {
  describe('beside another program that has the file open', () => {
    const file = () => join(database.dataDir, 'database.sqlite');
    const stopped = async (server: ServerProcess) => {
      server.kill('SIGTERM');
      await server.ended;
      return server.output.stdout;
    };

    test('the server refuses nothing while that one empties the log again and again', async () => {
      const server = run();
      const admin = await signIn(server);
      const other = new EmbeddedSqlite(file());
      let emptied = 0;
      const emptying = setInterval(() => (emptied += other.checkpoint() ? 1 : 0));
      const writers = Array.from({ length: 8 }, (_, writer) => writer);
      await Promise.all(
        writers.map(async (writer) => {
          for (let n = 0; n < 10; n++) {
            expect(
              (
                await admin.post('/department/add', {
                  dep_name: `Written ${writer} ${n}`,
                  description: 'Meanwhile',
                })
              ).status,
            ).toBe(201);
            expect((await admin.get('/department')).status).toBe(200);
          }
        }),
      );
      clearInterval(emptying);
      expect(emptied).toBeGreaterThan(0);
      other.close();
      expect(await stopped(server)).not.toContain('database.sqlite-wal');
      expect(statSync(`${file()}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    });

    test('the server tells when its last writes could not be moved into the file', async () => {
      const server = run();
      const admin = await signIn(server);
      const other = new EmbeddedSqlite(file());
      other.exec('BEGIN');
      other.prepare('SELECT COUNT(*) FROM department').all();
      await admin.post('/department/add', {
        dep_name: 'Last',
        description: 'Newer than what the other reads',
      });
      expect(await stopped(server)).toContain(
        'The last writes are in database.sqlite-wal, which belongs to database.sqlite: another program is using the database.',
      );
      other.exec('ROLLBACK');
      expect(other.checkpoint()).toBe(true);
      expect(other.prepare("SELECT name FROM department WHERE name = 'Last'").all()).toHaveLength(
        1,
      );
      other.close();
    });
  });
}

describe('asked to end', () => {
  test.each<NodeJS.Signals>(['SIGTERM', 'SIGINT'])(
    'by %s, the server finishes what is under way, takes nothing new and ends with 0',
    async (signal) => {
      const server = run();
      const admin = await signIn(server);
      const slow = await slowRequest(admin, '/department/add', {
        dep_name: 'Last',
        description: 'Half sent when the end came',
      });
      server.kill(signal);
      await refusing(admin.url);
      const answer = await slow.finish();
      expect(answer).toMatchObject({
        status: 201,
        body: { success: true, department: { dep_name: 'Last' } },
      });
      expect(await server.ended).toEqual({ code: 0, signal: null });
      expect(server.output.stderr).toBe('');

      const again = await signIn(run());
      expect((await again.get('/department')).body.departments).toEqual([
        { ...answer.body.department, left: undefined },
      ]);
    },
  );

  test('with nothing under way but idle connections, it ends at once', async () => {
    const server = run();
    await signIn(server);
    server.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });
});

describe('a wrong configuration stops the start', () => {
  test('each fault on a line, nothing on standard output, and a status of its own', async () => {
    const server = run({ PORT: 'http', CURRENCY: 'XYZ' });
    expect(await server.ended).toEqual({ code: 78, signal: null });
    expect(server.output.stderr).toMatch(/PORT must be .+\n.*CURRENCY must be .+\n/);
    expect(server.output.stdout).toBe('');
    await expect(server.url).rejects.toThrow();
  });

  test.each([
    ['short', '12345'],
    ['common', 'password1'],
    ['endless', 'x'.repeat(1025)],
  ])('the first admin’s password cannot be %s', async (_, password) => {
    const server = run({ ADMIN_PASSWORD: password });
    expect(await server.ended).toEqual({ code: 78, signal: null });
    expect(server.output.stderr).toContain('ADMIN_PASSWORD');
    expect(server.output.stderr).not.toContain(password);
    // Nothing is half made: with a good one it starts.
    await signIn(run());
  });

  test('later the first admin’s password is ignored', async () => {
    const first = run();
    await signIn(first);
    first.kill('SIGTERM');
    await first.ended;
    await expect(run({ ADMIN_PASSWORD: '12345' }).url).resolves.toMatch(/^http:/);
  });
});

// On an embedded database there is only one server.
(ENGINE === 'mysql' ? test : test.skip)(
  'two processes that start at once on an empty database make one company, told once',
  async () => {
    const demo = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', DEMO_DATA: 'true' };
    const both = [run(demo), run(demo)];
    await Promise.all(both.map(({ url }) => url));
    const lines = both.flatMap(({ output }) =>
      output.stdout.split('\n').filter((line) => /^(admin|manager|employee) /.test(line)),
    );
    expect(lines).toHaveLength(3);
    const [, email, password] = lines[0]!.split(' ') as [string, string, string];
    for (const { url } of both) {
      const client = new Client(await url);
      expect((await client.signIn(email, password)).status).toBe(200);
      expect((await client.get('/department')).body.departments).toHaveLength(6);
    }
  },
);

test('a server that is killed during its first start starts afterwards, and its first admin signs in [orangehrm/orangehrm#595, horilla/horilla-hr#50]', async () => {
  const killed = async (ms: number) => {
    const own = await createDatabase();
    removals.push(() => own.remove());
    const first = run(own.environment);
    await eventually(() => readdirSync(own.dataDir).length > 0, 120_000);
    await sleep(ms);
    first.kill('SIGKILL');
    await first.ended;
    const admin = await signIn(run(own.environment));
    return [(await admin.get('/health/ready')).status, admin.user.role];
  };
  const moments = [0, 100, 400];
  expect(await Promise.all(moments.map(killed))).toEqual(moments.map(() => [200, 'admin']));
});

/** A request whose head has arrived and whose body is half sent. */
async function slowRequest(client: Client, path: string, body: unknown) {
  const text = JSON.stringify(body);
  const half = text.slice(0, text.length / 2);
  const sending = request(`${client.url}/api${path}`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${client.token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      expect: '100-continue',
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    sending.once('response', resolve).once('error', reject),
  );
  answered.catch(() => undefined);
  sending.flushHeaders();
  await new Promise((resolve, reject) => sending.once('continue', resolve).once('error', reject));
  sending.write(half);
  return {
    async finish() {
      sending.end(text.slice(half.length));
      const answer = await answered;
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      return { status: answer.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) };
    },
  };
}

/** Resolves once nobody listens there any more. */
async function refusing(url: string): Promise<void> {
  for (;;) {
    try {
      await fetch(`${url}/api/health`, { headers: { connection: 'close' } });
    } catch (error) {
      if ((error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED') return;
    }
  }
}
