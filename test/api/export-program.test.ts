import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hireCast } from '../support/cast.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { contentOf, temporaryPlace } from '../support/export-folder.js';
import { runProgram } from '../support/programs.js';
import { countRows } from '../support/rows.js';
import { ADMIN, startServer, type TestServer } from '../support/server.js';

const place = temporaryPlace();
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  await hireCast(server);
});
afterAll(async () => {
  await server.stop();
  place.remove();
});

const run = (program: 'export' | 'import', database: TestDatabase, ...args: string[]) =>
  runProgram(program, { COMPANY_NAME: 'Nørrebro & Søn', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...database.environment }, args);

test('npm run export writes the company of a running server, and npm run import brings it in elsewhere', async () => {
  const [folder, again] = [place.next(), place.next()];
  expect(await run('export', server.database, folder)).toEqual({ code: 0, stdout: '', stderr: expect.stringMatching(/^departments\.csv: 2\n(.+\n)*employees\.csv: 3\n(.+\n)*Everything is in .+: 3 people, no passwords\..+\n$/) });
  expect(JSON.parse(contentOf(folder)['manifest.json'] ?? '')).toMatchObject({ company: 'Nørrebro & Søn' });
  expect(await countRows(server, 'pay_look', "actor_name = 'Command line' AND place = 'export' AND people IS NULL")).toBe(1);

  const empty = await createDatabase();
  try {
    expect(await run('import', empty, folder)).toEqual({ code: 0, stdout: expect.stringMatching(/^Nørrebro & Søn is in: 3 people\..+\n$/), stderr: expect.stringMatching(/^departments\.csv: 2\n(.+: \d+\n)*$/) });
    expect(await run('export', empty, again)).toMatchObject({ code: 0 });
    expect(contentOf(again)).toEqual(contentOf(folder));
    expect(await run('import', empty, folder)).toMatchObject({ code: 1, stderr: expect.stringMatching(/^An export is imported into an empty installation/) });
  } finally {
    await empty.remove();
  }
});

test('what cannot be done ends with 1 and a sentence', async () => {
  const full = place.next();
  mkdirSync(full);
  writeFileSync(join(full, 'something'), '');
  expect(await run('export', server.database)).toEqual({ code: 1, stdout: '', stderr: 'It needs one folder: npm run export -- FOLDER\n' });
  expect(await run('export', server.database, '--all')).toMatchObject({ code: 1 });
  expect(await run('export', server.database, full)).toEqual({ code: 1, stdout: '', stderr: `${full} is not empty. An export needs a folder of its own.\n` });
  expect(await run('export', { ...server.database, environment: { CURRENCY: 'XYZ' } }, place.next())).toMatchObject({ code: 1, stderr: expect.stringContaining('CURRENCY must be') });
  expect(await run('import', server.database, full)).toMatchObject({ code: 1, stderr: expect.stringContaining('broken off') });
});
