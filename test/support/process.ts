import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLOCK, TIME_ZONE } from './clock-environment.mjs';
import { ADMIN } from './server.js';

export const MAIN =
  process.env.STAGE_MAIN ?? fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
/** All that was built; the server itself is one of its folders. */
export const DIST = dirname(dirname(MAIN));

export interface Ending {
  code: number | null;
  signal: string | null;
}

/** The built server as a process of its own, as it runs in earnest. */
export interface ServerProcess {
  /** Rejects when the process ends before it listens. */
  url: Promise<string>;
  ended: Promise<Ending>;
  /** Grows while the process prints. */
  output: { stdout: string; stderr: string };
  pid: number | undefined;
  kill(signal: NodeJS.Signals): void;
}

export function runServer(environment: Record<string, string>, main = MAIN): ServerProcess {
  if (!existsSync(main))
    throw new Error('dist/server/main.js is missing: run `npm run build` first.');
  const child = spawn(process.execPath, [main], {
    env: {
      ...CLOCK,
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      TIME_ZONE,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ADMIN_NAME: ADMIN.name,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const leaveNoneBehind = () => void child.kill('SIGKILL');
  process.once('exit', leaveNoneBehind);
  const output = { stdout: '', stderr: '' };
  const ended = new Promise<Ending>((resolve) => {
    // 'close' comes after the last of the output.
    child.once('close', (code, signal) => {
      process.off('exit', leaveNoneBehind);
      resolve({ code, signal });
    });
  });
  const url = new Promise<string>((resolve, reject) => {
    let listening = false;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.stdout += text;
      // Not looked for in the megabytes that some log afterwards.
      if (listening) return;
      const address = /Listening on (http:\S+)\n/.exec(output.stdout)?.[1];
      listening = address !== undefined;
      if (address) resolve(address);
    });
    void ended.then(({ code, signal }) =>
      reject(new Error(`The server ended (${code ?? signal}): ${output.stderr}`)),
    );
  });
  // A caller that only awaits the end must not get this as an unhandled rejection.
  url.catch(() => undefined);
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  return { url, ended, output, pid: child.pid, kill: (signal) => void child.kill(signal) };
}
