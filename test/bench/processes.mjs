import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from '../../scripts/lib/run.mjs';

const START_MS = 60_000;
const STOP_MS = 10_000;
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'TEMP'];

/** The settings of the process, as in the image; a floor has them too. */
const PROCESS = { NODE_OPTIONS: '--max-semi-space-size=2', MALLOC_ARENA_MAX: '1' };

const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * Starts a program of ours that prints 'Listening on <address>', with nothing of the shell's settings.
 * @returns {Promise<{ pid: number, url: string, startMs: number, stop: () => Promise<void> }>}
 */
export async function start(args, environment) {
  const inherited = Object.fromEntries(
    INHERITED.filter((name) => name in process.env).map((name) => [name, process.env[name]]),
  );
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: top,
    env: { ...inherited, ...PROCESS, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = new Promise((resolve) => child.once('close', resolve)).then(() =>
    running.delete(child),
  );
  try {
    const url = await listening(child);
    return {
      pid: child.pid,
      url,
      startMs: performance.now() - begun,
      stop: () => stop(child, ended),
    };
  } catch (error) {
    await stop(child, ended);
    throw error;
  }
}

/** The built server, as in production. */
export function startServer(database, environment = {}) {
  return start([join('dist', 'server', 'main.js')], {
    ...SERVER,
    ...database.environment,
    ...environment,
  });
}

export const ADMIN = { email: 'head.admin@company.example', password: 'a sound admin password' };

/** The settings of a measured server. */
export const SERVER = {
  NODE_ENV: 'production',
  PORT: '0',
  HOST: '127.0.0.1',
  TIME_ZONE: 'UTC',
  LOG_LEVEL: 'warn',
  JWT_SECRET: 'a secret that only this benchmark has, and no other',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};

/** Resident memory of a process in bytes; NaN where the system does not tell. */
export function memoryOf(pid) {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return NaN;
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1]) * 1024;
}

function listening(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason) =>
      reject(
        new Error(`"${child.spawnargs.slice(1).join(' ')}" ${reason}.\n${output.slice(-2_000)}`),
      );
    const late = setTimeout(fail, START_MS, 'did not listen in time');
    child.once('error', (error) => fail(error.message));
    child.once('exit', () => {
      clearTimeout(late);
      fail('ended');
    });
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
    // Read to the end of the run: a full pipe would hold the process up.
    child.stdout.setEncoding('utf8').on('data', (text) => {
      if (output.length < 100_000) output += text;
      // Later failures are of interest too: the log's errors, one JSON object a line.
      for (const line of text.split('\n')) if (/^\{"level":[56]0,/.test(line)) console.error(line);
      const [, url] = /^Listening on (http\S+)$/m.exec(output) ?? [];
      if (!url) return;
      clearTimeout(late);
      resolve(url);
    });
  });
}

async function stop(child, ended) {
  const hurry = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(hurry);
}
