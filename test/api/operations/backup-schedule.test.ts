import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { BackupSchedule } from '../../../api/operations/backup/backup-schedule.js';
import { checkBackup } from '../../../api/operations/backup/check-backup.js';
import { backupName } from '../../../api/operations/backup/scheduled-backups.js';
import { MetricsRegistry } from '../../../api/platform/observability/metrics-registry.js';
import { temporaryPlace } from '../../support/export-folder.js';
import { DIST } from '../../support/process.js';
import { runProgram } from '../../support/programs.js';
import { startServer, type TestServer } from '../../support/server.js';

jest.setTimeout(180_000);

const DAY_MS = 24 * 60 * 60 * 1000;
const SECRET = { JWT_SECRET: 'the one secret of these tests, long enough' };

const place = temporaryPlace();
const folder = place.next();
const outside = { ...process.env };
let server: TestServer;
let schedule: BackupSchedule;

beforeAll(async () => {
  BackupSchedule.program = join(DIST, 'server/backup-program.js');
  server = await startServer({
    ...SECRET,
    BACKUP_DIR: folder,
    BACKUP_AT: '00:00',
    BACKUP_KEEP: '2',
  });
  schedule = server.app.get(BackupSchedule, { strict: false });
  Object.assign(process.env, SECRET, server.database.environment);
});
afterAll(async () => {
  await server.stop();
  for (const name of Object.keys(process.env)) if (!(name in outside)) delete process.env[name];
});

const files = () => readdirSync(folder).sort();
/** A backup from so many days ago, as far as its name and time say. */
function older(days: number): string {
  const at = new Date(Date.now() - days * DAY_MS);
  const name = backupName(at);
  writeFileSync(join(folder, name), '');
  utimesSync(join(folder, name), at, at);
  return name;
}

test('a backup is made where there is none, once a day', async () => {
  expect(await schedule.newest()).toBeUndefined();
  await schedule.makeIfDue();
  const [name] = files();
  expect(name).toMatch(/^company-\d{8}T\d{9}Z\.backup\.gz$/);
  expect(await checkBackup(join(folder, name as string))).toMatchObject({ rows: { account: 1 } });
  await schedule.makeIfDue();
  expect(files()).toEqual([name]);
});

test('the newest are kept, and what is not of the schedule stays', async () => {
  const [today] = files();
  utimesSync(
    join(folder, today as string),
    new Date(Date.now() - DAY_MS),
    new Date(Date.now() - DAY_MS),
  );
  older(5);
  older(4);
  writeFileSync(join(folder, 'company-before-the-move.backup.gz'), '');
  writeFileSync(join(folder, `${backupName(new Date(0))}.part`), '');
  utimesSync(join(folder, `${backupName(new Date(0))}.part`), 0, 0);
  await schedule.makeIfDue();
  expect(files()).toHaveLength(3);
  expect(files()).toEqual(expect.arrayContaining(['company-before-the-move.backup.gz', today]));
});

/** From the metrics, in milliseconds since 1970. */
async function lastTold({ app }: TestServer): Promise<number> {
  const [, seconds] =
    /ems_backup_timestamp_seconds\{result="success"\} (\S+)/.exec(
      await app.get(MetricsRegistry, { strict: false }).registry.metrics(),
    ) ?? [];
  return Number(seconds) * 1000;
}

test('a backup made by hand is told and counts, also the first one', async () => {
  const fresh = await startServer(SECRET);
  const itsSchedule = fresh.app.get(BackupSchedule, { strict: false });
  const told = jest.spyOn(Logger.prototype, 'log').mockReturnValue();
  await itsSchedule.reportLast();
  expect(told).not.toHaveBeenCalled();
  expect(await lastTold(fresh)).toBeNaN();
  const before = Date.now();
  expect(
    (
      await runProgram('backup', { ...SECRET, ...fresh.database.environment }, [
        join(place.next(), 'by-hand.backup.gz'),
      ])
    ).code,
  ).toBe(0);
  await itsSchedule.reportLast();
  await itsSchedule.reportLast();
  expect(told.mock.calls).toEqual([[expect.stringMatching(/^Backup finished at /)]]);
  told.mockRestore();
  expect(await lastTold(fresh)).toBeGreaterThanOrEqual(before);
  await fresh.stop();
});

test('after a restore into a new database the backups of the folder are still known', async () => {
  const restored = await startServer({ ...SECRET, BACKUP_DIR: folder });
  expect(await lastTold(restored)).toBe(await schedule.newest());
  await restored.stop();
});

test('what fails is told, keeps the old ones, and is tried again', async () => {
  const before = files();
  for (const name of before) utimesSync(join(folder, name), new Date(0), new Date(0));
  BackupSchedule.program = join(folder, 'is-not-there.js');
  await expect(schedule.makeIfDue()).rejects.toThrow();
  expect(files()).toEqual(before);
  BackupSchedule.program = join(DIST, 'server/backup-program.js');
  await schedule.makeIfDue();
  expect(files()).toHaveLength(3);
});

test('a folder that cannot be used is told once at the start, and the server serves all the same', async () => {
  const file = place.next();
  writeFileSync(file, '');
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const error = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
  const other = await startServer({ ...SECRET, BACKUP_DIR: join(file, 'backups') });
  const problem = `${join(file, 'backups')} is not a folder, or lies below a file (ENOTDIR). Set BACKUP_DIR to a folder.`;
  expect(warn.mock.calls).toEqual([[`No backup can be made in BACKUP_DIR. ${problem}`]]);
  expect((await other.client().get('/health/ready')).status).toBe(200);
  await other.app.get(BackupSchedule, { strict: false })['runIfDue'](new AbortController().signal);
  expect(error.mock.calls).toEqual([[`The backup could not be made: ${problem}`]]);
  jest.restoreAllMocks();
  await other.stop();
});

test('without a folder there is no schedule', async () => {
  const other = await startServer(SECRET);
  const none = other.app.get(BackupSchedule, { strict: false });
  await none.makeIfDue();
  expect(await none.newest()).toBeUndefined();
  await other.stop();
});
