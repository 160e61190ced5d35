import { join } from 'node:path';
import mysql from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { readConfiguration } from '../../api/platform/config/configuration.js';
import { createDataSource } from '../../api/platform/database/connection/data-source.js';
import { EmbeddedSqlite } from '../../api/platform/database/connection/embedded-sqlite.js';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { Client } from '../support/client.js';
import { runServer, type Ending, type ServerProcess } from '../support/process.js';
import { recounted, told } from '../support/recount.js';
import { ADMIN, startServer } from '../support/server.js';
import { halfDone } from './half-done.js';
import { fact } from './notes.js';

export type Environment = Record<string, string>;

// All instances of one system sign with one secret.
const COMMON = { JWT_SECRET: 'a secret that only these long tests have, and no other' };

/** A database with one or several instances of the built server upon it. */
export class Stage {
  readonly servers: ServerProcess[] = [];
  readonly urls: string[] = [];
  /** Ends what is still going on against these servers. */
  beforeStop: () => Promise<void> = async () => undefined;
  /** Another build of the server, for the instances that are started from now on. */
  main?: string;
  private source?: DataSource;

  /** `environments`: of each instance. `closing` takes the database away. */
  constructor(
    readonly environments: Environment[],
    private readonly closing: () => Promise<void> | void = () => undefined,
  ) {}

  async start(more: Environment = {}): Promise<this> {
    for (const place of this.environments.keys()) await this.startOne(place, more);
    return this;
  }

  /** All instances at the same moment, as an orchestrator starts them. */
  async startTogether(): Promise<this> {
    await Promise.all([...this.environments.keys()].map((place) => this.startOne(place)));
    return this;
  }

  /** Starts an instance, also one that was killed; at the address that it had. */
  async startOne(place: number, more: Environment = {}): Promise<ServerProcess> {
    const port = this.urls[place] ? new URL(this.urls[place]).port : '0';
    const server = runServer({ ...this.settings(place), PORT: port, ...more }, this.main);
    this.servers[place] = server;
    this.urls[place] = await server.url;
    return server;
  }

  async kill(place = 0): Promise<void> {
    this.servers[place]?.kill('SIGKILL');
    await this.servers[place]?.ended;
  }

  /** Sends the signal to stop, as a replacement would; the instance finishes what is under way. */
  async end(place: number): Promise<Ending | undefined> {
    this.servers[place]?.kill('SIGTERM');
    return this.servers[place]?.ended;
  }

  /** The environment of an instance, or of a program of the shell beside it. */
  settings(place = 0): Environment {
    return { ...COMMON, ...this.environments[place] };
  }

  client(place = 0): Client {
    return new Client(this.urls[place % this.urls.length] as string);
  }

  async signIn(email: string, password: string, place = 0): Promise<Client> {
    const client = this.client(place);
    const answer = await client.signIn(email, password);
    if (answer.status !== 200)
      throw new Error(`Signing in failed: ${answer.status} ${JSON.stringify(answer.body)}`);
    return client;
  }

  admin(): Promise<Client> {
    return this.signIn(ADMIN.email, ADMIN.password);
  }

  /** The same signed-in person at each instance in turn. */
  spread(client: Client): (n: number) => Client {
    return (n) => client.at(this.client(n).url);
  }

  /** Reads the database itself, past every server. */
  async rows<Row = Record<string, unknown>>(
    sql: string,
    parameters: unknown[] = [],
  ): Promise<Row[]> {
    this.source ??= await createDataSource(this.configuration()).initialize();
    return this.source.query<Row[]>(sql, parameters);
  }

  async count(sql: string, parameters: unknown[] = []): Promise<number> {
    const [row] = await this.rows<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM ${sql}`,
      parameters,
    );
    return Number(row?.n);
  }

  /** Changes what is stored as no call can, while no server is running. */
  async change(sql: string, parameters: unknown[] = []): Promise<void> {
    this.source ??= await createDataSource(this.configuration()).initialize();
    await this.source.query(sql, parameters);
  }

  /** Lists the faults that the engine's own check finds, and records that contradict each other; needs no server. */
  async unsound(): Promise<string[]> {
    return [...(await this.brokenPages()), ...(await this.halfDone())];
  }

  halfDone(): Promise<string[]> {
    return halfDone((from) => this.count(from));
  }

  /** The same, and totals that are told wrong by any instance. */
  async faults(): Promise<string[]> {
    const faults = await this.unsound();
    const inside = await startServer(this.settings(), {
      environment: this.environments[0] as Environment,
      dataDir: '',
      remove: async () => undefined,
    });
    try {
      const truth = JSON.stringify(await recounted(inside));
      for (const place of this.urls.keys()) {
        const admin = await this.signIn(ADMIN.email, ADMIN.password, place);
        const said = JSON.stringify(await told(admin));
        if (said !== truth)
          faults.push(`Instance ${place + 1} tells ${said}, the records say ${truth}.`);
      }
    } finally {
      await inside.stop();
    }
    return faults;
  }

  logged(requestId: string): string {
    const lines = this.servers
      .flatMap(({ output }) => output.stdout.split('\n'))
      .filter((line) => line.includes(requestId));
    return lines.join('\n').slice(0, 1_500);
  }

  /** Closes the reading connection, before the database goes away. */
  async forget(): Promise<void> {
    const source = this.source;
    this.source = undefined;
    await source?.destroy().catch(() => undefined);
  }

  async stop(): Promise<void> {
    const ended = this.beforeStop();
    await this.forget();
    for (const place of this.servers.keys()) await this.kill(place);
    await ended;
    await this.closing();
  }

  private async brokenPages(): Promise<string[]> {
    if (!this.environments[0]?.DATABASE_URL) return this.brokenFile();
    const tables = await this.rows<Record<string, string>>('SHOW TABLES');
    const names = tables.map((row) => Object.values(row)[0]).join(', ');
    const said = await this.rows<{ Table: string; Msg_text: string }>(
      `CHECK TABLE ${names} EXTENDED`,
    );
    return said
      .filter(({ Msg_text: text }) => text !== 'OK')
      .map(({ Table: table, Msg_text: text }) => `CHECK TABLE ${table}: ${text}`);
  }

  private brokenFile(): string[] {
    const file = new EmbeddedSqlite(join(this.environments[0]?.DATA_DIR ?? '', 'database.sqlite'), {
      readonly: true,
    });
    const sound = JSON.stringify([{ integrity_check: 'ok' }]);
    const [pages, keys] = [file.pragma('integrity_check'), file.pragma('foreign_key_check')];
    file.close();
    return [
      ...(JSON.stringify(pages) === sound ? [] : [`integrity_check: ${JSON.stringify(pages)}`]),
      ...keys.map((row) => `foreign_key_check: ${JSON.stringify(row)}`),
    ];
  }

  private configuration() {
    return readConfiguration(this.settings());
  }
}

/** One instance on the embedded database. */
export function embedded(folder?: { folder: string; remove: () => void }): Stage {
  const { folder: dataDir, remove } = folder ?? temporaryFolder('long');
  return new Stage([{ DATA_DIR: dataDir }], remove);
}

/** An instance on each of these addresses, which end in `/`; the database is made new at the first. */
export async function onServers(urls: string[], closing?: () => Promise<void>): Promise<Stage> {
  const connection = await mysql.createConnection(urls[0] as string);
  await connection.query('CREATE DATABASE ems');
  const [[version]] = (await connection.query('SELECT VERSION() AS version')) as unknown as [
    [{ version: string }],
  ];
  fact(`MariaDB ${version.version}`);
  await connection.end();
  const { folder, remove } = temporaryFolder('long');
  return new Stage(
    urls.map((url) => ({ DATA_DIR: folder, DATABASE_URL: `${url}ems` })),
    async () => {
      remove();
      await closing?.();
    },
  );
}
