import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { BackupSchedule } from '../../../api/operations/backup/backup-schedule.js';
import { isEncryptedBackup } from '../../../api/operations/backup/check-backup.js';
import { hireCast } from '../../support/cast.js';
import { createDatabase, ENGINE, type Engine, type TestDatabase } from '../../support/database.js';
import { temporaryPlace } from '../../support/export-folder.js';
import { DIST } from '../../support/process.js';
import { runProgram } from '../../support/programs.js';
import { told } from '../../support/recount.js';
import { startServer, type TestServer } from '../../support/server.js';

jest.setTimeout(240_000);

const SECRET = { JWT_SECRET: 'the one secret of these tests, long enough' };
const ENGINES: Engine[] = ENGINE === 'mysql' ? ['mysql', 'sqlite'] : ['sqlite'];

const place = temporaryPlace();
const outside = { ...process.env };
const open: TestDatabase[] = [];
let server: TestServer;
let passphraseFile: string;
let file: string;

beforeAll(async () => {
  passphraseFile = written('correct horse battery staple\n');
  server = await startServer(SECRET);
  await hireCast(server);
  file = `${place.next()}.backup.gz.enc`;
  expect(
    await runProgram('backup', settings(server.database), [
      '--passphrase-file',
      passphraseFile,
      file,
    ]),
  ).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('nobody can restore it without the passphrase'),
  });
});
afterEach(async () => {
  for (const database of open.splice(0)) await database.remove();
});
afterAll(async () => {
  await server.stop();
  for (const name of Object.keys(process.env)) if (!(name in outside)) delete process.env[name];
});

const settings = ({ environment }: TestDatabase) => ({ ...SECRET, ...environment });
function written(content: string | Buffer): string {
  const made = place.next();
  writeFileSync(made, content);
  return made;
}
async function empty(engine: Engine = ENGINE): Promise<TestDatabase> {
  const database = await createDatabase(engine);
  open.push(database);
  return database;
}

test('an encrypted backup holds no word of the company, and is checked with its passphrase alone', async () => {
  expect(await isEncryptedBackup(file)).toBe(true);
  expect(readFileSync(file).subarray(0, 2).equals(Buffer.of(0x1f, 0x8b))).toBe(false);
  expect(
    await runProgram('backup', {}, ['--check', '--passphrase-file', passphraseFile, file]),
  ).toMatchObject({ code: 0, stderr: expect.stringContaining(' is intact and encrypted: ') });
  expect(
    await runProgram('backup', { BACKUP_PASSPHRASE_FILE: passphraseFile }, ['--check', file]),
  ).toMatchObject({ code: 0 });
});

describe.each(ENGINES)('restored into an empty database (%s)', (engine) => {
  test('an encrypted backup is the company again', async () => {
    const database = await empty(engine);
    expect(
      await runProgram(
        'restore',
        { ...settings(database), BACKUP_PASSPHRASE_FILE: passphraseFile },
        [file],
      ),
    ).toMatchObject({ code: 0 });
    const restored = await startServer(SECRET, database);
    try {
      expect(await told(await restored.admin())).toEqual(await told(await server.admin()));
    } finally {
      await restored.stop();
    }
  });
});

const altered = () => {
  const content = readFileSync(file);
  content[content.length - 40] = (content[content.length - 40] as number) ^ 1;
  return written(content);
};

test.each<[string, () => [string, ...string[]], RegExp]>([
  [
    'without its passphrase',
    () => [file],
    / is encrypted\. Name the file of its passphrase: --passphrase-file FILE, or BACKUP_PASSPHRASE_FILE\.\n$/,
  ],
  [
    'with another passphrase',
    () => [file, '--passphrase-file', written('another passphrase')],
    / was encrypted with another passphrase\.\n$/,
  ],
  [
    'with a passphrase that is not there',
    () => [file, '--passphrase-file', `${passphraseFile}x`],
    /BACKUP_PASSPHRASE_FILE must name a file that can be read/,
  ],
  [
    'when a byte of it was changed',
    () => [altered(), '--passphrase-file', passphraseFile],
    /ends early, or parts of it were changed or moved\.\n$/,
  ],
  [
    'when it was cut',
    () => [written(readFileSync(file).subarray(0, -200)), '--passphrase-file', passphraseFile],
    /ends early, or parts of it were changed or moved\.\n$/,
  ],
])('nothing is restored %s', async (_, args, why) => {
  const database = await empty();
  expect(await runProgram('restore', settings(database), args())).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(why),
  });
});

test('where a passphrase is set, a backup without encryption is not restored', async () => {
  const plain = `${place.next()}.backup.gz`;
  expect(await runProgram('backup', settings(server.database), [plain])).toMatchObject({ code: 0 });
  const database = await empty();
  expect(
    await runProgram('restore', { ...settings(database), BACKUP_PASSPHRASE_FILE: passphraseFile }, [
      plain,
    ]),
  ).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is not encrypted, although a passphrase is set'),
  });
  expect(await runProgram('restore', settings(database), [plain])).toMatchObject({ code: 0 });
});

test('scheduled backups are encrypted, kept and checked by the doctor', async () => {
  const folder = place.next();
  const environment = {
    ...SECRET,
    BACKUP_DIR: folder,
    BACKUP_AT: '00:00',
    BACKUP_PASSPHRASE_FILE: passphraseFile,
  };
  BackupSchedule.program = join(DIST, 'server/backup-program.js');
  const scheduled = await startServer(environment);
  try {
    Object.assign(process.env, environment, scheduled.database.environment);
    const schedule = scheduled.app.get(BackupSchedule, { strict: false });
    await schedule.makeIfDue();
    const [name, ...more] = readdirSync(folder);
    expect([name, more]).toEqual([
      expect.stringMatching(/^company-\d{8}T\d{9}Z\.backup\.gz\.enc$/),
      [],
    ]);
    expect(await isEncryptedBackup(join(folder, String(name)))).toBe(true);
    await schedule.makeIfDue();
    expect(readdirSync(folder)).toEqual([name]);
    expect(await backups(scheduled, environment)).toMatchObject({
      state: 'ok',
      found: expect.stringMatching(/intact\.$/),
    });
    expect(await backups(scheduled, { ...environment, BACKUP_PASSPHRASE_FILE: '' })).toMatchObject({
      state: 'fault',
      found: expect.stringContaining(' is encrypted. Name the file of its passphrase'),
    });
  } finally {
    await scheduled.stop();
  }
});

async function backups(of: TestServer, environment: Record<string, string>): Promise<unknown> {
  const { stdout } = await runProgram('doctor', { ...of.database.environment, ...environment }, [
    '--json',
  ]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { check: string })
    .find(({ check }) => check === 'backups');
}
