import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, jest, test } from '@jest/globals';
import {
  DEMO_EMPLOYEE_PASSWORD,
  DEMO_MANAGER_PASSWORD,
} from '../../api/operations/demo/demo-people.js';
import { EmbeddedSqlite } from '../../api/platform/database/connection/embedded-sqlite.js';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { hire, PASSWORD } from '../support/cast.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { startMailbox } from '../support/mailbox.js';
import { runServer } from '../support/process.js';
import { runProgram } from '../support/programs.js';
import { ADMIN } from '../support/server.js';
import { environmentAt, fileOf, packed, type Answered, type Facts } from './fixture.js';
import { furnish, leaveMailsBehind, openDoors } from './lived-in/access.js';
import { employees, type Company, type Person, type Who } from './lived-in/company.js';
import { bringFiles } from './lived-in/imports.js';
import { takeLeave } from './lived-in/leave.js';
import { pay } from './lived-in/pay.js';
import { answersOf, questionsAbout, type Question } from './questions.js';
import { differences } from './stored-fields.js';

jest.setTimeout(600_000);

/** A Wednesday. The last year is over, and this month can be paid. */
const BEGUN = Date.parse('2026-11-25T09:00:00Z');
const MINUTE_MS = 60_000;
const MOST_BYTES = 3 * 1024 * 1024;

const { folder, remove } = temporaryFolder('fixture');
const offset = BEGUN - Date.now();
const now = () => Date.now() + offset;
const settings = () => ({ ...environmentAt(now()), DATA_DIR: folder });

test('the company of this version is made', async () => {
  const version = process.env.MAKE_FIXTURE ?? '';
  try {
    const [questions, live] = await liveIn();
    const facts: Facts = {
      version,
      migrations: appliedMigrations(),
      ...live,
      ...(await factsOfPrograms()),
    };
    const answers = await askedTwice(questions, facts);
    const database = wholeDatabase();
    // A server that has nothing under way was stopped.
    expect(emptyTables()).toEqual(['job']);
    write(version, { facts, answers, database, backup: await backup() });
  } finally {
    remove();
  }
});

type Live = Omit<Facts, 'version' | 'migrations' | 'exported' | 'noted'>;

async function liveIn(): Promise<[Question[], Live]> {
  const mailbox = await startMailbox();
  const server = runServer({ ...settings(), DEMO_DATA: 'true', SMTP_URL: mailbox.url });
  try {
    const url = await server.url;
    const company = await begin(url, mailbox);
    const furnished = await furnish(company);
    await takeLeave(company);
    await bringFiles(company);
    await pay(company);
    const doors = await openDoors(company);
    await leaveMailsBehind(company);
    await settled(company);
    const questions = await questionsAbout(company);
    const sessions = Object.fromEntries(
      Object.entries(company.clients).map(([who, { token }]) => [who, token]),
    ) as Record<Who, string>;
    // Codes of the app that were used, and what waits for a next attempt, lie behind.
    const at = now() + MINUTE_MS;
    return [questions, { at, sessions, password: EMPLOYEE, ...furnished, ...doors }];
  } finally {
    server.kill('SIGTERM');
    await server.ended;
    await mailbox.close();
  }
}

const EMPLOYEE: Person = {
  email: 'zoe.marchetti@company.example',
  password: DEMO_EMPLOYEE_PASSWORD,
};
const MANAGER: Person = {
  email: 'amara.okafor@company.example',
  password: DEMO_MANAGER_PASSWORD,
};

async function begin(url: string, mailbox: Company['mailbox']): Promise<Company> {
  const stranger = () => new Client(url);
  const signIn = async ({ email, password }: Person) => {
    const client = stranger();
    const { status, body } = await client.signIn(email, password);
    if (status !== 200) throw new Error(`${email}: ${status} ${JSON.stringify(body)}`);
    return client;
  };
  const admin = await signIn(ADMIN);
  const clients = { admin, second: admin, manager: admin, employee: admin };
  const company = { clients, mailbox, signIn, stranger, now };
  const of = await employees(company);
  await admin.confirm();
  const { email } = await hire(admin, {
    name: 'Ruth Admin',
    employeeId: 'EMP-0800',
    email: 'ruth.admin@company.example',
    department: of('Zoë Marchetti').department?._id,
    role: 'admin',
    hireDate: '2025-06-01',
  });
  clients.second = await signIn({ email, password: PASSWORD });
  clients.manager = await signIn(MANAGER);
  clients.employee = await signIn(EMPLOYEE);
  await clients.second.confirm();
  return company;
}

/** Nothing is under way in the background: the log is sealed, and balances and reports of pay are stored. */
async function settled({ clients: { admin } }: Company): Promise<void> {
  await eventually(async () => {
    const { body } = await admin.get('/audit/chain');
    return body.chain?.unsealed === 0;
  });
}

async function factsOfPrograms(): Promise<Pick<Facts, 'exported' | 'noted'>> {
  const { folder: place, remove: removePlace } = temporaryFolder('exported');
  try {
    const out = join(place, 'company');
    await run('export', out);
    const { files } = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as {
      files: Record<string, { rows: number }>;
    };
    const exported = Object.entries(files)
      .filter(([name]) => name !== 'audit.csv')
      .map(([name, { rows }]) => [name, rows]);
    const noted = /\d+:[0-9a-f]{64}/.exec(await run('audit-verify'))?.[0] ?? '';
    return { exported: Object.fromEntries(exported), noted };
  } finally {
    removePlace();
  }
}

/** After a start each time: what a start or a moment changes is no good question. */
async function askedTwice(questions: Question[], { at, sessions }: Facts): Promise<Answered[]> {
  const asked: Answered[][] = [];
  for (const later of [0, 2 * MINUTE_MS]) {
    const server = runServer({ ...settings(), ...environmentAt(at + later) });
    const url = await server.url;
    asked.push(
      await answersOf(questions, (who) => Object.assign(new Client(url), { token: sessions[who] })),
    );
    server.kill('SIGTERM');
    await server.ended;
  }
  const [first = [], second = []] = asked;
  expect(
    first
      .filter(({ status }) => status !== 200)
      .map(({ as, path, body }) => `${as} ${path}: ${(body as { message?: string }).message}`),
  ).toEqual([]);
  expect(
    first.flatMap((answer, n) => differences(answer, second[n], `${answer.as} ${answer.path}`)),
  ).toEqual([]);
  return first.map((answer) => ({ ...answer, body: lasting(answer) }));
}

/** Without the version, and without the number of entries in the audit log, which a restore adds one to. */
function lasting({ path, body }: Answered): unknown {
  const { version: _version, ...config } = body as Record<string, unknown>;
  if (path === '/config') return config;
  const { summary: _summary, ...page } = body as Record<string, unknown>;
  return path.startsWith('/audit?') ? page : body;
}

async function backup(): Promise<Buffer> {
  const file = join(folder, 'company.backup.gz');
  await run('backup', file);
  return readFileSync(file);
}

async function run(program: string, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runProgram(program, settings(), args);
  if (code !== 0) throw new Error(`${program}: ${code} ${stderr}`);
  return stdout;
}

const inDatabase = <T>(read: (database: EmbeddedSqlite) => T): T => {
  const database = new EmbeddedSqlite(join(folder, 'database.sqlite'));
  try {
    return read(database);
  } finally {
    database.close();
  }
};

/** One file, without a log beside it and without free pages. */
function wholeDatabase(): Buffer {
  inDatabase((database) => {
    database.pragma('wal_checkpoint(TRUNCATE)');
    database.exec('VACUUM');
    database.pragma('wal_checkpoint(TRUNCATE)');
  });
  return readFileSync(join(folder, 'database.sqlite'));
}

function appliedMigrations(): string[] {
  return inDatabase((database) =>
    database.prepare('SELECT name FROM migrations ORDER BY timestamp').all(),
  ).map(({ name }) => String(name));
}

function emptyTables(): string[] {
  return inDatabase((database) => {
    const tables = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
      .all() as { name: string }[];
    return tables
      .map(({ name }) => name)
      .filter((name) => database.prepare(`SELECT 1 FROM ${name} LIMIT 1`).all().length === 0);
  });
}

function write(
  version: string,
  {
    facts,
    answers,
    database,
    backup: backupFile,
  }: { facts: Facts; answers: Answered[] } & Record<'database' | 'backup', Buffer>,
): void {
  const files = {
    facts: Buffer.from(`${JSON.stringify(facts, null, 2)}\n`),
    answers: packed(JSON.stringify(answers)),
    database: packed(database),
    backup: packed(gunzipSync(backupFile)),
  };
  const sizes = Object.entries(files).map(([part, { length }]) => `${part} ${length}`);
  expect(Object.values(files).reduce((sum, { length }) => sum + length, 0)).toBeLessThan(
    MOST_BYTES,
  );
  mkdirSync(dirname(fileOf(version, 'facts')), { recursive: true });
  for (const [part, bytes] of Object.entries(files))
    writeFileSync(fileOf(version, part as keyof typeof files), bytes);
  process.stdout.write(`${answers.length} answers; bytes: ${sizes.join(', ')}\n`);
}
