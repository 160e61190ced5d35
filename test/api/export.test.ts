import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { IMPORT_FIELDS } from '../../api/contract/imports.js';
import { exportCompany } from '../../api/export/company-export.js';
import { ColumnProfiles } from '../../api/import/column-profile.js';
import { openTable } from '../../api/import/csv-table.js';
import { readEmployeeRow } from '../../api/import/employee-row.js';
import { readLeaveRow } from '../../api/import/leave-row.js';
import { requireUsable } from '../../api/import/mapping-faults.js';
import { proposeMapping } from '../../api/import/mapping-proposal.js';
import { readSalaryRow } from '../../api/import/salary-row.js';
import { addDepartment, hire, paySalary } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { createDatabase, ENGINE, type Engine, type TestDatabase } from '../support/database.js';
import { contentOf, exportTo, filesUnder, importInto, snapshotOf, temporaryPlace } from '../support/export-folder.js';
import { recounted, told } from '../support/recount.js';
import { countRows, rows } from '../support/rows.js';
import { ADMIN, startServer, type TestServer } from '../support/server.js';
import { foundVariedCompany, MANY } from '../support/varied-company.js';

const LISTS = ['/department', '/employee', '/leave', '/notification', '/dashboard/body', '/dashboard/charts'];
// Where this runs on a server, the embedded database is there as well.
const ENGINES: Engine[] = ENGINE === 'sqlite' ? ['sqlite'] : ['sqlite', 'mysql'];

const place = temporaryPlace();
let server: TestServer;
let folder: string;
let files: Record<string, string>;

beforeAll(async () => {
  server = await startServer();
  await foundVariedCompany(server);
  // Beside the running server.
  folder = await exportTo(place.next(), server.database);
  files = contentOf(folder);
});
afterAll(async () => {
  await server.stop();
  place.remove();
});

/** An empty installation, started as every other; `use` it and it is gone. */
async function installed<T>(engine: Engine, settings: Record<string, string>, use: (other: TestServer, database: TestDatabase) => Promise<T>): Promise<T> {
  const database = await createDatabase(engine);
  try {
    const other = await startServer(settings, database);
    try {
      return await use(other, database);
    } finally {
      await other.stop();
    }
  } finally {
    await database.remove();
  }
}

/** Every list, and everybody's own pages; all but who has a password. */
async function answers(client: Client): Promise<unknown[]> {
  const { employees } = (await client.get('/employee')).body as { employees: { _id: string }[] };
  const paths = [...LISTS, ...employees.flatMap(({ _id }) => [`/employee/single/${_id}`, `/salary/${_id}`, `/leave/${_id}`])];
  const found = await Promise.all(paths.map((path) => client.get(path)));
  expect(found.map(({ status }) => status)).toEqual(paths.map(() => 200));
  return JSON.parse(JSON.stringify(found.map(({ body }) => body)).replaceAll('"passwordSet":true', '"passwordSet":false')) as unknown[];
}

describe('what is exported', () => {
  test('is a CSV for each kind of record, the images, and a manifest', async () => {
    const images = await rows<{ id: string }>(server, 'SELECT id FROM profile_image');
    expect(images).toHaveLength(2);
    expect(Object.keys(files).sort()).toEqual([
      'accounts.csv', 'admin-notifications-read.csv', 'admin-notifications.csv', 'audit.csv', 'departments.csv', 'employees.csv', 'images.csv', ...images.map(({ id }) => join('images', `${id}.webp`)).sort(),
      'leaves.csv', 'manifest.json', 'notifications.csv', 'salaries.csv',
    ]);
    const manifest = JSON.parse(files['manifest.json'] ?? '');
    expect(manifest).toMatchObject({ formatVersion: 2, version: '1.0.0', company: 'Company' });
    expect(manifest.files['employees.csv']).toMatchObject({ rows: 4, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(manifest.files['salaries.csv'].rows).toBe(MANY + 2);
    expect(manifest.files['notifications.csv'].rows).toBe(await countRows(server, 'notification', "kind LIKE 'leave.%'"));
  });

  test('can be read by its owner alone', () => {
    for (const file of filesUnder(folder)) expect([file, statSync(join(folder, file)).mode & 0o777]).toEqual([file, 0o600]);
    for (const path of ['', 'images']) expect(statSync(join(folder, path)).mode & 0o777).toBe(0o700);
  });

  test('holds no secret', async () => {
    const hashes = await rows<{ password_hash: string | null }>(server, 'SELECT password_hash FROM account');
    const everything = Object.values(files).join('\n');
    for (const { password_hash: hash } of hashes) if (hash) expect(everything).not.toContain(hash);
    expect(everything).not.toContain('$argon2');
  });

  test('makes no formula of a text', () => {
    expect(files['departments.csv']).toContain(`"'=HYPERLINK(""http://elsewhere.example"";""x"")",''already quoted`);
    expect(files['employees.csv']).toContain(`"'=cmd|' /C calc'!A0"`.replaceAll('"', ''));
  });

  test('has amounts, dates and times in one form', () => {
    expect(files['salaries.csv']).toMatch(/\nÄ-1,2026-01-31,1000000000\.00,1000000000\.00,0\.01,1999999999\.99,/);
    expect(files['employees.csv']).toMatch(/,2011-07-05,,@?'?@Eve,E 1,/);
    expect(files['salaries.csv']).toContain('2001-01-01T23:59:59.999Z');
  });

  test('goes into no folder that has something in it', async () => {
    await expect(exportTo(folder, server.database)).rejects.toThrow(/is not empty/);
    expect(contentOf(folder)).toEqual(files);
  });
});

describe('the import by screen reads', () => {
  const today = new Date().toISOString().slice(0, 10);
  const read = { employees: readEmployeeRow, salaries: readSalaryRow, leaves: readLeaveRow };

  test.each(['employees', 'salaries', 'leaves'] as const)('%s without a question', (kind) => {
    const table = openTable(readFileSync(join(folder, `${kind}.csv`)));
    const profiles = new ColumnProfiles(table.headings);
    const lines = [...table.rows];
    for (const { cells } of lines) profiles.add(cells);
    const columns = profiles.finish();
    const mapping = proposeMapping(kind, columns, today);
    requireUsable(kind, mapping, columns);
    const { firstName: _, lastName: __, ...fields } = { firstName: '', lastName: '', ...IMPORT_FIELDS[kind] };
    expect(mapping.columns).toEqual(Object.fromEntries(Object.entries(fields).map(([field, { label }]) => [field, label])));

    const records = lines.map(({ cells }) => read[kind]((heading) => cells[table.headings.indexOf(heading)] ?? '', mapping, today));
    // A void record is history, and no pay to be brought in.
    expect(records.filter(({ faults }) => faults.length > 0).map(({ faults }) => faults.map(({ field }) => field))).toEqual(kind === 'salaries' ? [expect.arrayContaining(['void'])] : []);
    if (kind === 'employees') expect(records[1]?.values).toMatchObject({ name: '佐藤 Zoë 🦊 Weiß', designation: '+1 "Lead"; <b>bold</b>', department: '=HYPERLINK("http://elsewhere.example";"x")', salary: 0 });
  });
});

describe.each(ENGINES)('imported into an empty installation on %s', (engine) => {
  test('it is the same company, with the same totals, and exports the same', async () => {
    await installed(engine, {}, async (other, database) => {
      await importInto(other, folder);
      expect(contentOf(await exportTo(place.next(), database))).toEqual(files);

      // The admin of the start is somebody of the export: with the new password, under the old id.
      const [here, there] = [await server.admin(), await other.admin()];
      expect(there.user).toEqual(here.user);
      expect(await answers(there)).toEqual(await answers(here));
      expect(await told(there)).toEqual(await told(here));
      expect(await told(there)).toEqual(await recounted(other));
      const [image] = (await there.get('/employee')).body.employees.flatMap(({ userId }: { userId: { profileImage: string | null } }) => userId.profileImage ?? []) as string[];
      const [one, two] = await Promise.all([here, there].map((client) => bytes(client, image as string)));
      expect(one).toEqual(two);
      expect(one?.length).toBeGreaterThan(50);

      // Searching, days that are taken and unique names work as before.
      expect((await there.get(`/employee?filter=${JSON.stringify({ q: 'weiss' })}`)).body.employees).toHaveLength(1);
      const { employees } = (await there.get('/employee')).body as { employees: { _id: string; employeeId: string }[] };
      const zoe = employees.find(({ employeeId }) => employeeId === 'Ä-1')?._id as string;
      expect(await there.post('/leave/add', { userId: zoe, leaveType: 'Sick Leave', startDate: '2026-03-01', endDate: '2026-03-02', reason: 'Again' })).toMatchObject({ status: 409, body: { code: 'leave.overlap' } });
      expect(await there.post('/department/add', { dep_name: 'EMPTY, with commas', description: 'x' })).toMatchObject({ status: 409, body: { code: 'department.name_taken' } });
      expect(await countRows(other, 'account', 'password_hash IS NOT NULL')).toBe(1);
    });
  });

  test('and from there back again, nothing has changed', async () => {
    await installed(engine, {}, async (other, database) => {
      await importInto(other, folder);
      const again = await exportTo(place.next(), database);
      await installed(ENGINE, {}, async (third, its) => {
        await importInto(third, again);
        expect(contentOf(await exportTo(place.next(), its))).toEqual(files);
      });
    });
  });

  test('the admin of the start stays when the export has nobody with the same e-mail', async () => {
    const settings = { ADMIN_EMAIL: 'starter@company.example' };
    await installed(engine, settings, async (other) => {
      const starter = await other.signIn(settings.ADMIN_EMAIL, ADMIN.password);
      await importInto(other, folder);
      expect((await starter.get('/auth/verify')).status).toBe(200);
      expect((await starter.get('/employee')).body.employees).toHaveLength(4);
      expect(await countRows(other, 'account')).toBe((await countRows(server, 'account')) + 1);
      expect((await other.client().signIn(ADMIN.email, ADMIN.password)).status).toBe(401);
    });
  });
});

async function bytes(client: Client, address: string): Promise<Buffer> {
  const answer = await fetch(client.url + address, { headers: { authorization: `Bearer ${client.token}` } });
  return Buffer.from(await answer.arrayBuffer());
}

test('an export is of one moment: what is written meanwhile is not in it', async () => {
  await installed(ENGINE, {}, async (other, database) => {
    const admin = await other.admin();
    const department = await addDepartment(admin, { dep_name: 'Before' });
    const early = await hire(admin, { employeeId: 'EARLY', department: department._id });
    const snapshot = await snapshotOf(database);
    const late = await hire(admin, { employeeId: 'LATE', department: department._id });
    await paySalary(admin, late._id);
    await paySalary(admin, early._id);
    await admin.put(`/department/${department._id}`, { dep_name: 'Renamed', description: 'Changed' });
    const path = place.next();
    await exportCompany(snapshot, path, 'Company', () => undefined);
    await snapshot.close();
    const written = contentOf(path);
    expect(written['employees.csv']).toContain('EARLY');
    for (const text of Object.values(written)) for (const word of ['LATE', 'Renamed']) expect(text).not.toContain(word);
    expect(JSON.parse(written['manifest.json'] ?? '').files['salaries.csv'].rows).toBe(0);
    expect(contentOf(await exportTo(place.next(), database))['departments.csv']).toContain('Renamed');
  });
});
