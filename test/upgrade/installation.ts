import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { Client } from '../support/client.js';
import { createDatabase, type Engine, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { runServer, type ServerProcess } from '../support/process.js';
import { runProgram, type Outcome } from '../support/programs.js';
import { environmentAt, type Fixture } from './fixture.js';
import type { Who } from './lived-in/company.js';
import { answersOf } from './questions.js';
import { differences } from './stored-fields.js';

/** The company of a released version on a database, and the built programs upon it, for which it is the day that it was left. */
export class Installation {
  private readonly servers: ServerProcess[] = [];
  private readonly begun: number;
  private waited = 0;

  private constructor(
    readonly fixture: Fixture,
    readonly database: TestDatabase,
  ) {
    this.begun = Date.now();
  }

  /** The time of its servers and programs. */
  now(): number {
    return this.fixture.facts.at + Date.now() - this.begun + this.waited;
  }

  /** For those that begin from now on. */
  wait(ms: number): void {
    this.waited += ms;
  }

  private get environment(): Record<string, string> {
    return { ...environmentAt(this.now()), ...this.database.environment };
  }

  /** On the file that the released version left. */
  static async ofFile(fixture: Fixture): Promise<Installation> {
    const database = await createDatabase('sqlite');
    writeFileSync(join(database.dataDir, 'database.sqlite'), fixture.database, { mode: 0o600 });
    return new Installation(fixture, database);
  }

  /** From the backup file of the released version, or another; by the programs of this version, or another. */
  static async restored(
    fixture: Fixture,
    engine: Engine,
    { backup = fixture.backup, programs }: { backup?: Buffer; programs?: string } = {},
  ): Promise<Installation> {
    const made = new Installation(fixture, await createDatabase(engine));
    const { folder, remove } = temporaryFolder('upgrade');
    const file = join(folder, 'company.backup.gz');
    writeFileSync(file, backup);
    try {
      await made.run('restore', ['--move', file], programs);
    } finally {
      remove();
    }
    return made;
  }

  /** Resolves when it listens; `main` is that of another version. */
  async start(main?: string): Promise<string> {
    const server = this.begin({}, main);
    return server.url;
  }

  begin(more: Record<string, string>, main?: string): ServerProcess {
    const server = runServer({ ...this.environment, ...more }, main);
    this.servers.push(server);
    return server;
  }

  /** As a person does who stops it: it finishes what is under way. */
  async stop(): Promise<void> {
    for (const server of this.servers) server.kill('SIGTERM');
    await Promise.all(this.servers.splice(0).map(({ ended }) => ended));
  }

  async remove(): Promise<void> {
    await this.stop();
    await this.database.remove();
  }

  async run(program: string, args: string[] = [], programs?: string): Promise<Outcome> {
    const outcome = await runProgram(program, this.environment, args, programs);
    if (outcome.code !== 0) throw new Error(`${program}: ${JSON.stringify(outcome)}`);
    return outcome;
  }

  async backup(): Promise<Buffer> {
    const { folder, remove } = temporaryFolder('upgrade');
    try {
      const file = join(folder, 'company.backup.gz');
      await this.run('backup', [file]);
      return readFileSync(file);
    } finally {
      remove();
    }
  }

  /** With the session that was left open. */
  client(url: string, who?: Who): Client {
    return Object.assign(new Client(url), who && { token: this.fixture.facts.sessions[who] });
  }

  /** Before it is sealed, an entry has no number, and a list by number begins with it. */
  private async untilSealed(url: string): Promise<void> {
    await eventually(async () => {
      const { body } = await this.client(url, 'admin').get(
        '/audit?range=[0,0]&sort=["number","ASC"]',
      );
      return body.entries[0].number !== null;
    });
  }

  /** Where the stored questions get other answers now. */
  async differences(url: string): Promise<string[]> {
    const { answers } = this.fixture;
    await this.untilSealed(url);
    const now = await answersOf(answers, (who) => this.client(url, who));
    return answers.flatMap(({ as, path, ...stored }, n) =>
      differences(stored, now[n], `${as} ${path}`),
    );
  }
}
