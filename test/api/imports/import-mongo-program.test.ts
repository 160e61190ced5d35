import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDatabase, type TestDatabase } from '../../support/database.js';
import { OLD_COMPANY, OLD_PASSWORDS } from '../../support/old-company.js';
import { picture } from '../../support/picture.js';
import { runProgram } from '../../support/programs.js';
import { startServer } from '../../support/server.js';
import { writeExport } from '../../support/tutorial-export.js';

let database: TestDatabase;
let old: ReturnType<typeof writeExport>;

beforeAll(async () => {
  database = await createDatabase();
  old = writeExport(OLD_COMPANY, 'version 1, lines', { 'zoe.png': await picture('png') });
});
afterAll(async () => {
  old.remove();
  await database.remove();
});

const run = (...args: string[]) => runProgram('import-mongo', database.environment, args);

test('npm run import:mongo tells in a dry run what would come over, then brings it in, and people sign in as before', async () => {
  const steps =
    /^users: 8 read\ndepartments: 3 read\nemployees: 7 read\nsalaries: 9 read\nleaves: 7 read\n/;
  expect(await run(old.folder, '--dry-run')).toEqual({
    code: 0,
    stderr: expect.stringMatching(steps),
    stdout: expect.stringMatching(
      /employees +7 +5 +2 [^]*This was a dry run: nothing was stored\.\n$/,
    ),
  });
  expect(await run(old.folder, '--images', join(old.folder, 'uploads'))).toEqual({
    code: 0,
    stderr: expect.stringMatching(steps),
    stdout: expect.stringMatching(
      /employees +7 +5 +2 [^]*Photos: 1\. [^]*import-report\.csv\nStored\.\n$/,
    ),
  });
  expect(await run(old.folder)).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^This installation already has employees[^]*Nothing was stored\.\n$/,
    ),
  });

  const server = await startServer({}, database);
  try {
    expect(await server.client().signIn('ada@old.example', OLD_PASSWORDS.ada)).toMatchObject({
      status: 200,
      body: { user: { name: 'Ada Admin', role: 'admin' } },
    });
  } finally {
    await server.stop();
  }
});

test('a call that it does not understand ends with a word of help', async () => {
  expect(await run()).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^npm run import:mongo -- FOLDER/),
  });
  expect(await run(old.folder, '--dry')).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Unknown option '--dry'[^]*npm run import:mongo -- FOLDER/),
  });
  expect(await run('--help')).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^npm run import:mongo -- FOLDER/),
    stderr: '',
  });
});
