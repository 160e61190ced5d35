import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { OLD_PASSWORDS, oldCompany } from '../support/old-company.js';
import { picture } from '../support/picture.js';
import { startServer } from '../support/server.js';
import { writeExport } from '../support/tutorial-export.js';

const MAIN = process.env.STAGE_MAIN ?? fileURLToPath(new URL('../../dist/main.js', import.meta.url));

let database: TestDatabase;
let old: ReturnType<typeof writeExport>;

beforeAll(async () => {
  database = await createDatabase();
  old = writeExport(await oldCompany(), 'version 1, lines', { 'zoe.png': await picture('png') });
});
afterAll(async () => {
  old.remove();
  await database.remove();
});

/** The built program as a process of its own. */
async function run(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const file = join(dirname(MAIN), 'command/import-mongo-program.js');
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build:api\` first.`);
  const child = spawn(process.execPath, [file, ...args], { env: { PATH: process.env.PATH, TIME_ZONE: 'UTC', ...database.environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) child[stream].setEncoding('utf8').on('data', (text: string) => (said[stream] += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...said })));
}

test('npm run import:mongo tells in a dry run what would come over, then brings it in, and people sign in as before', async () => {
  const steps = /^users: 8 read\ndepartments: 3 read\nemployees: 7 read\nsalaries: 9 read\nleaves: 7 read\n/;
  expect(await run(old.folder, '--dry-run')).toEqual({ code: 0, stderr: expect.stringMatching(steps), stdout: expect.stringMatching(/employees +7 +5 +2 [^]*This was a dry run: nothing was stored\.\n$/) });
  expect(await run(old.folder, '--images', join(old.folder, 'uploads'))).toEqual({
    code: 0, stderr: expect.stringMatching(steps), stdout: expect.stringMatching(/employees +7 +5 +2 [^]*Photos: 1\. [^]*import-report\.csv\nStored\.\n$/),
  });
  expect(await run(old.folder)).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^This installation already has employees[^]*Nothing was stored\.\n$/) });

  const server = await startServer({}, database);
  try {
    expect(await server.client().signIn('ada@old.example', OLD_PASSWORDS.ada)).toMatchObject({ status: 200, body: { user: { name: 'Ada Admin', role: 'admin' } } });
  } finally {
    await server.stop();
  }
});

test('a call that it does not understand ends with a word of help', async () => {
  expect(await run()).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(/^npm run import:mongo -- FOLDER/) });
  expect(await run(old.folder, '--dry')).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^Unknown option '--dry'[^]*npm run import:mongo -- FOLDER/) });
  expect(await run('--help')).toEqual({ code: 0, stdout: expect.stringMatching(/^npm run import:mongo -- FOLDER/), stderr: '' });
});
