import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { hireCast } from '../../support/cast.js';
import type { TestDatabase } from '../../support/database.js';
import { contentOf, temporaryPlace } from '../../support/export-folder.js';
import { runProgram } from '../../support/programs.js';
import { countRows } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

const place = temporaryPlace();

const server = await serverOfFile();
await hireCast(server);

const run = (program: 'export' | 'import', database: TestDatabase, ...args: string[]) =>
  runProgram(
    program,
    {
      COMPANY_NAME: 'Nørrebro & Søn',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...database.environment,
    },
    args,
  );

test('npm run export writes the company of a running server', async () => {
  const folder = place.next();
  expect(await run('export', server.database, folder)).toEqual({
    code: 0,
    stdout: '',
    stderr: expect.stringMatching(
      /^company\.csv: 1\ndepartments\.csv: 2\n(.+\n)*employees\.csv: 3\n(.+\n)*Everything is in .+: 3 people, no passwords\..+\n$/,
    ),
  });
  expect(JSON.parse(contentOf(folder)['manifest.json'] ?? '')).toMatchObject({
    company: 'Nørrebro & Søn',
  });
  expect(
    await countRows(
      server,
      'pay_access',
      "actor_name = 'Command line' AND place = 'export' AND people IS NULL",
    ),
  ).toBe(1);
});

test('what cannot be done ends with 1 and a sentence', async () => {
  const full = place.next();
  mkdirSync(full);
  writeFileSync(join(full, 'something'), '');
  expect(await run('export', server.database)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Please name one folder: npm run export -- FOLDER\n',
  });
  expect(await run('export', server.database, '--all')).toMatchObject({ code: 1 });
  expect(await run('export', server.database, full)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${full} is not empty. An export needs a folder of its own.\n`,
  });
  expect(
    await run('export', { ...server.database, environment: { CURRENCY: 'XYZ' } }, place.next()),
  ).toMatchObject({ code: 1, stderr: expect.stringContaining('CURRENCY must be') });
  expect(await run('import', server.database, full)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is a folder'),
  });
});
