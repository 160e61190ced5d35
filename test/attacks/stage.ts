import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, jest } from '@jest/globals';
import mysql, { type Connection } from 'mysql2/promise';
import { EmbeddedSqlite } from '../../api/platform/database/connection/embedded-sqlite.js';
import { hireCast, type Cast } from '../support/cast.js';
import { Client, UNCONFIRM, type HeardAnswer } from '../support/client.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { addPolicy } from '../support/leave-rules-by-calls.js';
import { startMailbox, type Mailbox } from '../support/mailbox.js';
import { picture } from '../support/picture.js';
import { DIST, runServer, type ServerProcess } from '../support/process.js';
import { ADMIN } from '../support/server.js';

// A busy machine takes its time for the many people and files of a stage.
jest.setTimeout(240_000);

const WATCH = new URL('watch.mjs', import.meta.url).href;
export const PUBLIC_URL = 'https://hr.company.example';

/** Headers that hold nothing but a number of the answer, or the time. */
const UNLIKE_ANY_OTHER = /^(x-request-id|date|content-length)$/;

export type Stored = Record<string, unknown>;

/** The built server as its users have it, under attack: a process of its own, and what it did and said. */
export interface Stage {
  url: string;
  process: ServerProcess;
  database: TestDatabase;
  mailbox: Mailbox;
  cast: Cast;
  photo: Uint8Array<ArrayBuffer>;
  /** Every answer that was read, and how each call ended. */
  heard: { text: Set<string>; faults: string[] };
  /** Somebody who has not signed in. */
  client(): Client;
  signIn(email: string, password: string): Promise<Client>;
  /** Signed in so long ago that the password no longer confirms the session. */
  signInUnconfirmed(email: string, password: string): Promise<Client>;
  /** Reads the database itself, past the server. */
  stored<Row = Stored>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  tables(): Promise<string[]>;
  store(sql: string, parameters: unknown[]): Promise<unknown>;
  /** The notes of the hook in the server's process. */
  watched(): Record<string, unknown>[];
  /** Ends the server as an operator does. */
  stop(): Promise<{ code: number | null }>;
}

/** With a mail server, two departments and three people; the throttle is off unless asked for. It is there for all tests of the file. */
export async function setStage(settings: Record<string, string> = {}): Promise<Stage> {
  const database = await createDatabase();
  const mailbox = await startMailbox();
  const file = join(database.dataDir, '..', `watched-${process.pid}-${Date.now()}.jsonl`);
  const server = runServer({
    ...database.environment,
    LOG_LEVEL: 'trace',
    SMTP_URL: mailbox.url,
    PUBLIC_URL,
    NODE_OPTIONS: `--import ${WATCH}`,
    WATCH_FILE: file,
    ...settings,
  });
  const heard = { text: new Set<string>(), faults: [] as string[] };
  const endListening = listenIn(heard);
  const url = await server.url.catch(async (error: unknown) => {
    await Promise.all([mailbox.close(), database.remove()]);
    throw error;
  });
  const signIn = async (email: string, password: string) => {
    const client = new Client(url);
    await client.signIn(email, password);
    return client;
  };
  const cast = await hireCast({ signIn, admin: () => signIn(ADMIN.email, ADMIN.password) });
  await giveCasualLeave(cast);
  const reader = await reads(database);
  afterAll(async () => {
    endListening();
    server.kill('SIGKILL');
    await server.ended;
    await reader.close();
    await mailbox.close();
    await database.remove();
  });
  return {
    url,
    process: server,
    database,
    mailbox,
    cast,
    heard,
    signIn,
    signInUnconfirmed: async (email, password) => {
      const client = await signIn(email, password);
      await reader.store(UNCONFIRM, [client.sessionId]);
      return client;
    },
    photo: await picture('png'),
    client: () => new Client(url),
    stored: reader.rows as Stage['stored'],
    tables: reader.tables,
    store: reader.store,
    watched: () => notesIn(file),
    stop: () => {
      server.kill('SIGTERM');
      return server.ended;
    },
  };
}

async function giveCasualLeave({ admin, amara, zoe }: Cast): Promise<void> {
  const policy = await addPolicy(admin, { name: 'Casual', type: 'Casual Leave' });
  await admin.post('/work/assignment/add', {
    holders: [amara._id, zoe._id],
    subject: policy.leaveType._id,
    target: policy._id,
    from: '2026-01-01',
  });
}

function notesIn(file: string): Record<string, unknown>[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** Keeps what is answered, so that it can be searched for what must never be said. */
function listenIn({ text: texts, faults }: Stage['heard']): () => void {
  const keep = ({ method, url, status, headers, text }: HeardAnswer) => {
    const told = headers.flatMap((name, at) =>
      at % 2 === 0 ? [[name.toLowerCase(), headers[at + 1] ?? ''] as const] : [],
    );
    if (
      told.some(
        ([name, value]) => name === 'content-type' && /image|javascript|css|html/.test(value),
      )
    )
      return;
    for (const [name, value] of told)
      if (!UNLIKE_ANY_OTHER.test(name)) texts.add(`${name}: ${value}`);
    texts.add(text);
    // To be told to come again by a queue of uploads is no fault.
    const isQueued =
      status === 503 &&
      /server\.unavailable/.test(text) &&
      /\/(profile\/image|employee\/|import\/)/.test(url);
    if (status >= 500 && !isQueued)
      faults.push(`${method} ${url.slice(0, 200)}: ${status} ${text.slice(0, 200)}`);
  };
  const real = globalThis.fetch;
  Client.listener = keep;
  globalThis.fetch = async (...call) => {
    const answer = await real(...call);
    keep({
      method: call[1]?.method ?? 'GET',
      url: answer.url,
      status: answer.status,
      headers: [...answer.headers].flat(),
      text: await answer.clone().text(),
    });
    return answer;
  };
  return () => {
    Client.listener = undefined;
    globalThis.fetch = real;
  };
}

interface Reader {
  rows(sql: string, parameters?: unknown[]): Promise<Stored[]>;
  tables(): Promise<string[]>;
  store(sql: string, parameters: unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

async function reads({ environment, dataDir }: TestDatabase): Promise<Reader> {
  if (!environment.DATABASE_URL) {
    const file = new EmbeddedSqlite(join(dataDir, 'database.sqlite'), { readonly: true });
    const rows = async (sql: string, parameters: unknown[] = []) =>
      file.prepare(sql).all(...parameters);
    const tables = async () =>
      (
        await rows(
          "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
        )
      ).map(({ name }) => String(name));
    const store = async (sql: string, parameters: unknown[]) => {
      const written = new EmbeddedSqlite(join(dataDir, 'database.sqlite'));
      written.pragma('busy_timeout = 10000');
      written.prepare(sql).run(...parameters);
      written.close();
    };
    return { rows, tables, store, close: async () => file.close() };
  }
  const connection: Connection = await mysql.createConnection(environment.DATABASE_URL);
  const rows = async (sql: string, parameters: unknown[] = []) =>
    (await connection.query(sql, parameters))[0] as Stored[];
  const tables = async () =>
    (
      await rows(
        'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
      )
    ).map(({ name }) => String(name));
  return { rows, tables, store: rows, close: () => connection.end() };
}

export const BUILT_SCREENS = join(DIST, 'public');
