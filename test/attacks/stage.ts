import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import mysql, { type Connection } from 'mysql2/promise';
import { EmbeddedSqlite } from '../../api/platform/database/connection/embedded-sqlite.js';
import { hireCast, type Cast } from '../support/cast.js';
import { Client } from '../support/client.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { startMailbox, type Mailbox } from '../support/mailbox.js';
import { picture } from '../support/picture.js';
import { DIST, runServer, type ServerProcess } from '../support/process.js';
import { ADMIN } from '../support/server.js';

// A busy machine takes its time for the many people and files of a stage.
jest.setTimeout(240_000);

const WATCH = new URL('watch.mjs', import.meta.url).href;
export const PUBLIC_URL = 'https://hr.company.example';

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
  /** What is really stored, past the server. */
  stored<Row = Stored>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  tables(): Promise<string[]>;
  /** What the hook in the server's process has seen. */
  watched(): Record<string, unknown>[];
  /** Ends the server as an operator does; `end` removes what is left. */
  stop(): Promise<{ code: number | null }>;
  end(): Promise<void>;
}

/** With a mail server, two departments and three people; the throttle is off unless asked for. */
export async function setStage(settings: Record<string, string> = {}): Promise<Stage> {
  const database = await createDatabase();
  const mailbox = await startMailbox();
  const file = join(database.dataDir, '..', `watched-${process.pid}-${Date.now()}.jsonl`);
  const server = runServer({
    ...database.environment, LOG_LEVEL: 'trace', SMTP_URL: mailbox.url, PUBLIC_URL,
    NODE_OPTIONS: `--import ${WATCH}`, WATCH_FILE: file, ...settings,
  });
  const heard = { text: new Set<string>(), faults: [] as string[] };
  const real = listenIn(heard);
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
  await cast.admin.confirm(ADMIN.password);
  const reader = await reads(database);
  return {
    url, process: server, database, mailbox, cast, heard, signIn,
    photo: await picture('png'),
    client: () => new Client(url),
    stored: reader.rows as Stage['stored'],
    tables: reader.tables,
    watched: () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map((line) => JSON.parse(line) as Record<string, unknown>) : []),
    stop: () => {
      server.kill('SIGTERM');
      return server.ended;
    },
    end: async () => {
      globalThis.fetch = real;
      server.kill('SIGKILL');
      await server.ended;
      await reader.close();
      await mailbox.close();
      await database.remove();
    },
  };
}

/** Keeps what is answered, so that it can be searched for what must never be said. */
function listenIn(heard: Stage['heard']): typeof fetch {
  const real = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    const answer = await real(...call);
    if (!/image|javascript|css|html/.test(answer.headers.get('content-type') ?? '')) {
      const text = await answer.clone().text();
      heard.text.add(JSON.stringify([...answer.headers].filter(([name]) => name !== 'x-request-id'))).add(text);
      if (answer.status >= 500) heard.faults.push(`${call[1]?.method ?? 'GET'} ${answer.url.slice(0, 200)}: ${answer.status} ${text.slice(0, 200)}`);
    }
    return answer;
  };
  return real;
}

interface Reader {
  rows(sql: string, parameters?: unknown[]): Promise<Stored[]>;
  tables(): Promise<string[]>;
  close(): Promise<void>;
}

async function reads({ environment, dataDir }: TestDatabase): Promise<Reader> {
  if (!environment.DATABASE_URL) {
    const file = new EmbeddedSqlite(join(dataDir, 'database.sqlite'), { readonly: true });
    const rows = async (sql: string, parameters: unknown[] = []) => file.prepare(sql).all(...parameters);
    const tables = async () => (await rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")).map(({ name }) => String(name));
    return { rows, tables, close: async () => file.close() };
  }
  const connection: Connection = await mysql.createConnection(environment.DATABASE_URL);
  const rows = async (sql: string, parameters: unknown[] = []) => (await connection.query(sql, parameters))[0] as Stored[];
  const tables = async () => (await rows('SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()')).map(({ name }) => String(name));
  return { rows, tables, close: () => connection.end() };
}

export const BUILT_SCREENS = join(DIST, 'public');
