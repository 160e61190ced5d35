import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const ATTEMPTS = 3;
const START_MS = 60_000;
const STOP_MS = 20_000;
/** Root cannot run the programs without this option. */
export const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];

// Debian keeps servers where an ordinary user's PATH does not look.
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/bin',
];

/** @returns {boolean} whether this machine can start a server of its own */
export function mariadbInstalled() {
  return Boolean(find('mariadbd') && find('mariadb-install-db'));
}

/**
 * Starts a MariaDB server on a free port of 127.0.0.1, with a data folder of its own and one user who may do everything.
 * @param {{ settings?: string[] }} [options] further options for mariadbd, such as `--lower-case-table-names=1`
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url` ends in `/`: a database's name can be added
 */
export async function startMariaDb({ settings = [] } = {}) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start(settings);
    } catch (error) {
      // Somebody else may take the port between finding it and listening on it.
      if (attempt === ATTEMPTS || !/address already in use/i.test(String(error))) throw error;
    }
  }
}

async function start(settings) {
  const folder = mkdtempSync(join(tmpdir(), 'ems-mariadb-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const password = randomBytes(16).toString('hex');
  const port = await freePort();
  mkdirSync(join(folder, 'tmp'));
  try {
    await promisify(execFile)(find('mariadb-install-db'), [
      ...dataOf(folder),
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ]);
    writeFileSync(join(folder, 'users.sql'), users(password));
    const server = spawn(find('mariadbd'), [...optionsOf(folder, port), ...settings], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const onExit = () => {
      server.kill('SIGKILL');
      remove();
    };
    process.once('exit', onExit);

    const stop = async () => {
      const hurry = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
      server.kill('SIGTERM');
      if (server.exitCode === null && server.signalCode === null) await ended;
      clearTimeout(hurry);
      process.off('exit', onExit);
      remove();
    };
    try {
      await ready(server);
    } catch (error) {
      await stop();
      throw error;
    }
    return { url: `mysql://tests:${password}@127.0.0.1:${port}/`, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Where a server keeps its data and its temporary tables: `data` and `tmp` in its folder. */
export const dataOf = (folder) => [
  '--no-defaults',
  `--datadir=${join(folder, 'data')}`,
  // A server that starts deletes all temporary tables here, those of other servers as well.
  `--tmpdir=${join(folder, 'tmp')}`,
  ...asRoot,
];

const optionsOf = (folder, port) => [
  ...dataOf(folder),
  `--socket=${join(folder, 'socket')}`,
  `--pid-file=${join(folder, 'pid')}`,
  `--init-file=${join(folder, 'users.sql')}`,
  `--port=${port}`,
  '--bind-address=127.0.0.1',
  '--skip-name-resolve',
  '--skip-log-bin',
  // Nothing here has to outlive a power cut.
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=0',
  '--innodb-flush-method=nosync',
  '--innodb-buffer-pool-size=64M',
];

/** The one user, as statements that the server runs at its start. */
export function users(password) {
  return [
    `CREATE USER 'tests'@'127.0.0.1' IDENTIFIED BY '${password}';`,
    "GRANT ALL PRIVILEGES ON *.* TO 'tests'@'127.0.0.1' WITH GRANT OPTION;",
    "DELETE FROM mysql.global_priv WHERE User IN ('root', '');",
    'FLUSH PRIVILEGES;',
  ].join('\n');
}

/** Resolves once a server that was just started takes connections. */
export function ready(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = (reason) => reject(new Error(`MariaDB ${reason}:\n${log.slice(-4_000)}`));
    const late = setTimeout(fail, START_MS, 'did not get ready');
    server.once('error', (error) => fail(error.message));
    server.once('exit', () => {
      clearTimeout(late);
      fail('ended at start');
    });
    // Kept flowing after the start as well: a full pipe would stop the server.
    server.stderr.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-20_000);
      if (!log.includes('ready for connections')) return;
      clearTimeout(late);
      resolve();
    });
  });
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

export function find(program) {
  return FOLDERS.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
