import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const top = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const KILL_AFTER_MS = 5_000;
const running = new Set();
process.on('exit', () => running.forEach((stop) => stop('SIGTERM')));

/**
 * Runs a program at the top of the project and answers `{ ok, late, output, stdout }`; `output` (both streams) and `stdout` are filled when `capture` is set.
 * With `limitMs` the program gets a process group of its own, which ends as a whole when the time is up (`late`) or
 * `signal` is aborted.
 */
export function run(command, args, { env, limitMs, signal, capture = false, cwd = top } = {}) {
  const group = limitMs !== undefined && process.platform !== 'win32';
  let late = false;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    detached: group,
    // npm is a command file on Windows, which only a shell can start.
    shell: process.platform === 'win32' && command === 'npm',
  });
  let output = '';
  let stdout = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  child.stdout?.on('data', (text) => (stdout += text));

  const stop = (name) => end(child, group, name);
  const abort = () => {
    stop('SIGTERM');
    setTimeout(stop, KILL_AFTER_MS, 'SIGKILL').unref();
  };
  signal?.addEventListener('abort', abort);
  const limit =
    limitMs &&
    setTimeout(() => {
      late = true;
      abort();
    }, limitMs);
  running.add(stop);

  return new Promise((resolve) => {
    const finish = (ok) => {
      clearTimeout(limit);
      running.delete(stop);
      signal?.removeEventListener('abort', abort);
      resolve({ ok, late, output, stdout });
    };
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      if (!capture) console.error(`${command}: ${error.message}`);
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

function end(child, group, signal) {
  try {
    if (group) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended by itself.
  }
}

export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
