import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { form, hireCast, requestLeave, paySalary } from '../support/cast.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { contentOf, exportTo, importInto, snapshotOf, temporaryPlace } from '../support/export-folder.js';
import { picture } from '../support/picture.js';
import { countRows, rows, store } from '../support/rows.js';
import { ADMIN, startServer, type TestServer } from '../support/server.js';

const TABLES = ['department', 'employee', 'salary', 'leave_request', 'leave_day', 'profile_image', 'notification', 'admin_notification', 'headcount', 'leave_change'];

const place = temporaryPlace();
let source: TestServer;
let exported: string;
let target: TestServer;
let folder: string;

beforeAll(async () => {
  source = await startServer();
  const { admin, amara } = await hireCast(source);
  await admin.put(`/employee/image/${amara._id}`, form({}, await picture('png')));
  await paySalary(admin, amara._id);
  await requestLeave(admin, amara._id, '2026-02-02', '2026-02-03');
  exported = await exportTo(place.next(), source.database);
  target = await startServer();
});
afterAll(async () => {
  await source.stop();
  await target.stop();
  place.remove();
});
beforeEach(() => {
  folder = place.next();
  cpSync(exported, folder, { recursive: true });
});

const change = (file: string, how: (text: string) => string) => writeFileSync(join(folder, file), how(readFileSync(join(folder, file), 'utf8')));

/** As somebody would who wants to be believed. */
function changeUnnoticed(file: string, how: (text: string) => string): void {
  change(file, how);
  const sha256 = createHash('sha256').update(readFileSync(join(folder, file))).digest('hex');
  changeManifest((manifest) => (manifest.files[file].sha256 = sha256));
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- of every shape, wrong ones too
function changeManifest(how: (manifest: any) => void): void {
  change('manifest.json', (text) => {
    const manifest = JSON.parse(text);
    how(manifest);
    return JSON.stringify(manifest);
  });
}

async function stored(server: TestServer) {
  const counts = await Promise.all(TABLES.map(async (table) => [table, await countRows(server, table)]));
  return { counts: Object.fromEntries(counts), accounts: await rows(server, 'SELECT id, email_key, password_hash FROM account ORDER BY id'), audit: await countRows(server, 'audit_entry') };
}

describe('is refused, and nothing is stored', () => {
  test.each<[string, () => void, RegExp]>([
    ['a folder that is not there', () => rmSync(folder, { recursive: true }), /no export, or one that was broken off/],
    ['an export that was broken off', () => rmSync(join(folder, 'manifest.json')), /broken off/],
    ['a manifest that is none', () => change('manifest.json', () => '{'), /no JSON/],
    ['a manifest of something else', () => change('manifest.json', () => '{"format":"tar"}'), /not that of an export/],
    ['a manifest that says nothing', () => change('manifest.json', () => 'null'), /not that of an export/],
    ['an export of a later version', () => changeManifest((manifest) => (manifest.formatVersion = 3)), /format that this version cannot read/],
    ['a manifest that leaves a file out', () => changeManifest((manifest) => delete manifest.files['leaves.csv']), /does not name leaves\.csv/],
    ['a file that is missing', () => rmSync(join(folder, 'salaries.csv')), /salaries\.csv is missing, or not as/],
    ['a file that was changed', () => change('employees.csv', (text) => text.replace('3000.00', '9000.00')), /employees\.csv is missing, or not as/],
    ['an image that is missing', () => rmSync(join(folder, 'images', readdirSync(join(folder, 'images'))[0] as string)), /\.webp is missing, or not as/],
    ['an image from elsewhere', () => changeUnnoticed('images.csv', (text) => text.replace(/\n[0-9a-f-]{36},/, '\n../../../etc/passwd,')), /images\.csv, row 2: Image ID must be an id/],
    ['other columns', () => changeUnnoticed('leaves.csv', (text) => text.replace('Leave Type', 'Kind')), /leaves\.csv has other columns/],
    ['a quote that is never closed', () => changeUnnoticed('audit.csv', (text) => `${text}"`), /audit\.csv cannot be read after row/],
    ['a row of another length', () => changeUnnoticed('audit.csv', (text) => `${text}a,b\n`), /audit\.csv cannot be read after row/],
    ['a date that does not exist', () => changeUnnoticed('employees.csv', (text) => text.replace('1990-05-17', '1990-02-30')), /employees\.csv, row 2: Date of Birth must be a date/],
    ['an amount that is none', () => changeUnnoticed('salaries.csv', (text) => text.replace('1000.00', '1e3')), /salaries\.csv, row 2: Basic Salary must be an amount/],
    ['a state that there is not', () => changeUnnoticed('leaves.csv', (text) => text.replace('Pending', 'Maybe')), /leaves\.csv, row 2: Status must be one of/],
    ['somebody whom no file describes', () => changeUnnoticed('leaves.csv', (text) => text.replace('R-1', 'R-9')), /The employee R-9 is named, but nowhere described/],
    ['the same person twice', () => changeUnnoticed('employees.csv', (text) => text + text.slice(text.indexOf('\n') + 1)), /./],
    ['days that overlap', () => changeUnnoticed('leaves.csv', (text) => {
      const line = text.slice(text.indexOf('\n') + 1);
      return text + line.replace(/[0-9a-f-]{36}/, '01a1ff52-1b03-7659-ae8f-e55a6b1d38de');
    }), /./],
  ])('%s', async (_, damage, sentence) => {
    damage();
    const before = await stored(target);
    await expect(importInto(target, folder)).rejects.toThrow(sentence);
    expect(await stored(target)).toEqual(before);
    expect(before.counts.department).toBe(0);
  });

  test('an installation that has a department', async () => {
    await store(target, "INSERT INTO department (id, name, name_key, name_folded, description, description_folded, version, created_at) VALUES ('d', 'D', 'd', 'd', '', '', 1, 1)");
    const before = await stored(target);
    await expect(importInto(target, folder)).rejects.toThrow(/into an empty installation/);
    expect(await stored(target)).toEqual(before);
    await store(target, 'DELETE FROM department');
  });

  test('an installation that the company is in already', async () => {
    await expect(importInto(source, folder)).rejects.toThrow(/into an empty installation/);
    expect(contentOf(await exportTo(place.next(), source.database))).toEqual(contentOf(exported));
  });

  test('a company whose admin here would be an ordinary employee there', async () => {
    const other = await startServer({ ADMIN_EMAIL: 'person.r-1@company.example' });
    try {
      const before = await stored(other);
      await expect(importInto(other, folder)).rejects.toThrow(/Nobody could sign in as an admin/);
      expect(await stored(other)).toEqual(before);
    } finally {
      await other.stop();
    }
  });
});

test('afterwards a sound folder is imported', async () => {
  await importInto(target, exported);
  expect(contentOf(await exportTo(place.next(), target.database))).toEqual(contentOf(exported));
  expect((await target.signIn(ADMIN.email, ADMIN.password)).token).toBeDefined();
});

describe('there is nothing to export', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.remove());

  test('where no server has ever started', async () => {
    await expect(snapshotOf(database)).rejects.toThrow(/There is no database in|has never been started/);
  });

  test.each([
    ['an older', "DELETE FROM migrations WHERE name = 'AddSignInOrigin1763700000037'", /older version/],
    ['a newer', "UPDATE schema_need SET migration = 'Later1999999999999', program = '9.1.0'", /changed by version 9\.1\.0/],
  ])('where %s version has started', async (_, change, why) => {
    const server = await startServer({}, database);
    await store(server, change);
    await server.stop();
    await expect(snapshotOf(database)).rejects.toThrow(why);
  });
});
