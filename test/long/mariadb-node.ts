import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asRoot, dataOf, find, freePort, ready, users } from '../support/mariadb.mjs';

const STOP_MS = 30_000;

interface Options {
  /** Where its data is; a new folder otherwise. */
  folder?: string;
  settings?: string[];
  /** Gets its data and its user from another node. */
  joins?: boolean;
  password?: string;
}

/** A MariaDB server on a port of its own that can be killed and come back on the same data. */
export class MariaDbNode {
  readonly password: string;
  readonly folder: string;
  private process?: ChildProcess;
  private readonly onExit = () => {
    this.process?.kill('SIGKILL');
    this.remove();
  };

  private constructor(
    readonly port: number,
    private readonly options: Options,
  ) {
    this.password = options.password ?? randomBytes(16).toString('hex');
    this.folder = mkdtempSync(join(options.folder ?? tmpdir(), 'ems-mariadb-'));
    for (const name of ['data', 'tmp']) mkdirSync(join(this.folder, name));
    process.once('exit', this.onExit);
  }

  static async make(options: Options = {}): Promise<MariaDbNode> {
    const node = new MariaDbNode((await freePort()) as number, options);
    if (!options.joins) {
      await promisify(execFile)(find('mariadb-install-db') as string, [
        ...dataOf(node.folder),
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
      ]);
    }
    return node;
  }

  /** Ends in `/`: a database's name can be added. */
  get url(): string {
    return `mysql://tests:${this.password}@127.0.0.1:${this.port}/`;
  }

  /** As `startMariaDb` does it, but what was committed outlives a kill. */
  async start(more: string[] = [], { first = false } = {}): Promise<void> {
    const at = (name: string) => join(this.folder, name);
    const usersFile = at('users.sql');
    if (first) writeFileSync(usersFile, users(this.password));
    // A cluster copies data by rsync, whose server gives up root's rights; the data then belongs to the database's user.
    const { settings = [] } = this.options;
    const user =
      asRoot.length > 0 && settings.includes('--wsrep-on=ON') ? ['--user=mysql'] : asRoot;
    if (user[0] === '--user=mysql') execFileSync('chown', ['-R', 'mysql', this.folder]);
    const server = spawn(
      find('mariadbd') as string,
      [
        '--no-defaults',
        ...user,
        `--datadir=${at('data')}`,
        `--tmpdir=${at('tmp')}`,
        `--socket=${at('socket')}`,
        `--pid-file=${at('pid')}`,
        ...(first ? [`--init-file=${usersFile}`] : []),
        `--port=${this.port}`,
        '--bind-address=127.0.0.1',
        '--skip-name-resolve',
        '--skip-log-bin',
        '--innodb-flush-log-at-trx-commit=1',
        '--innodb-buffer-pool-size=64M',
        '--innodb-log-file-size=32M',
        ...settings,
        ...more,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.process = server;
    await ready(server);
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    const hurry = setTimeout(() => this.process?.kill('SIGKILL'), STOP_MS);
    await this.end('SIGTERM');
    clearTimeout(hurry);
    process.off('exit', this.onExit);
    this.remove();
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const server = this.process;
    this.process = undefined;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  }

  private remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
