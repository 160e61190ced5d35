import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CLOCK, TIME_ZONE } from './clock-environment.mjs';
import { DIST } from './process.js';

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a built program of the shell, such as 'export', to its end; `folder` has those of another version. */
export async function runProgram(
  name: string,
  environment: Record<string, string>,
  args: string[],
  folder = join(DIST, 'server'),
): Promise<Outcome> {
  const file = join(folder, `${name}-program.js`);
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build:api\` first.`);
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...CLOCK, PATH: process.env.PATH, TIME_ZONE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => (said[stream] += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...said })));
}
