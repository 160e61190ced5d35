import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ADDRESS_PARTS, IMPORT_FIELDS } from '../../../api/contract/imports/import-fields.js';
import { readEmployeeRow } from '../../../api/import/check/employee-row.js';
import { readLeaveRow } from '../../../api/import/check/leave-row.js';
import { readSalaryRow } from '../../../api/import/check/salary-row.js';
import { ColumnProfiles } from '../../../api/import/file/column-profile.js';
import { openTable } from '../../../api/import/file/csv-table.js';
import { proposeMapping } from '../../../api/import/file/mapping-proposal.js';
import { requireUsable } from '../../../api/import/file/mapping-validation.js';
import { makeBackup } from '../../../api/operations/backup/backup.js';
import { restoreBackup } from '../../../api/operations/backup/restore.js';
import { EXPORTED_TABLES, exportCompany } from '../../../api/operations/export/company-export.js';
import { readConfiguration } from '../../../api/platform/config/configuration.js';
import { VERSION } from '../../../api/platform/config/version.js';
import { TODAY } from '../../support/calendar.js';
import { addDepartment, hire, paySalary } from '../../support/cast.js';
import { createDatabase, ENGINE, type Engine, type TestDatabase } from '../../support/database.js';
import {
  contentOf,
  exportTo,
  filesUnder,
  snapshotOf,
  temporaryPlace,
} from '../../support/export-folder.js';
import { countRows, rows, store } from '../../support/rows.js';
import { startServer, type TestServer } from '../../support/server.js';
import { foundVariedCompany, MANY } from '../../support/varied-company.js';

const SECRET = { JWT_SECRET: 'the one secret of these tests, long enough' };
/** Columns computed from others, secrets, and tables of this installation alone. */
const LEFT_OUT = [
  /_(key|folded)$/,
  /^(leave_type\.closings_until|employee\.(search|previous_left_on)|account\.image_id|salary(_revision)?\.valid|salary_revision\.(changeset_id|replaced_by_changeset)|leave_request\.(days|version)|coverage_rule\.checks|department\.arrivals|leave_day\..+|profile_image\.content|(holiday|leave_assignment)\.live|leave_assignment\.holder)$/,
  /^(account\.password_(hash|printed_at)|audit_entry\.(names_folded|seal_number)|notification\.import_\w+)$/,
  /^(leave_account|leave_waiting|leave_link|leave_lock|leave_undo|leave_preview\w*|audit_(chain|seal)|import_\w+|staged_\w+|checked_row|saved_mapping|pay_access\w*)\./,
  /^(company_setting\.(id|admins_need_second_factor|idle_minutes_\w+|password_min)|company_logo\..+)$/,
  /^(pay_run\.(regular_period|computation|progress(_of)?|computed_at|(used_)?facts(_since)?|absent|changes)|payslip\.attention|payslip_file\.bytes|(pay_assignment|job_change)\.import_id|job_change\.(from_date|pending)|job_fact\.(kind|planned|value(_id)?)|payroll_setting\.id)$/,
  /^(session|known_device|one_time_link|auth_attempt|second_factor|recovery_code|calendar_feed|coming_up_mail|idempotency_key|job|mail|lease|lock_row|last_backup|migration_checksum|migrations|schema_compatibility|secret_fingerprint)\./,
];
// Where this runs on a server, the embedded database is there as well.
const ENGINES: Engine[] = ENGINE === 'sqlite' ? ['sqlite'] : ['sqlite', 'mysql'];

const place = temporaryPlace();
let server: TestServer;
let folder: string;
let files: Record<string, string>;

beforeAll(async () => {
  server = await startServer(SECRET);
  await foundVariedCompany(server);
  // Beside the running server.
  folder = await exportTo(place.next(), server.database);
  files = contentOf(folder);
});
afterAll(() => server.stop());

async function columnsOf({ app }: TestServer): Promise<string[]> {
  const found = await app
    .get(DataSource)
    .query<{ name: string }[]>(
      ENGINE === 'sqlite'
        ? "SELECT t.name || '.' || c.name AS name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' ORDER BY 1"
        : "SELECT CONCAT(table_name, '.', column_name) AS name FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY 1",
    );
  return found.map(({ name }) => name);
}

const FILES = [
  'accounts.csv',
  'admin-notifications-read.csv',
  'admin-notifications.csv',
  'assignments.csv',
  'audit.csv',
  'bank-accounts.csv',
  'company.csv',
  'coverage-rules.csv',
  'department-heads.csv',
  'departments.csv',
  'earlier-employments.csv',
  'employees.csv',
  'employment-types.csv',
  'holiday-calendars.csv',
  'holidays.csv',
  'images.csv',
  'job-history.csv',
  'leave-decisions.csv',
  'leave-entries.csv',
  'leave-policies.csv',
  'leave-policy-versions.csv',
  'leave-types.csv',
  'leaves.csv',
  'manifest.json',
  'notifications.csv',
  'pay-assignments.csv',
  'pay-components.csv',
  'pay-holds.csv',
  'pay-periods.csv',
  'pay-run-people.csv',
  'pay-runs.csv',
  'payroll-setting-versions.csv',
  'payroll-settings.csv',
  'payroll-signatures.csv',
  'payslip-files.csv',
  'payslips.csv',
  'recovery-ends.csv',
  'salaries.csv',
  'salary-revisions.csv',
  'work-patterns.csv',
];

/** An empty installation, started as every other; `use` it and it is gone. */
async function installed<T>(
  engine: Engine,
  settings: Record<string, string>,
  use: (other: TestServer, database: TestDatabase) => Promise<T>,
): Promise<T> {
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

describe('what is exported', () => {
  test('is a CSV for each kind of record, the images, and a manifest', async () => {
    const images = await rows<{ id: string }>(
      server,
      'SELECT id FROM profile_image UNION ALL SELECT id FROM company_logo',
    );
    expect(images).toHaveLength(3);
    const [payslipFile] = await rows<{ id: string }>(server, 'SELECT id FROM payslip_file');
    expect(Object.keys(files).sort()).toEqual(
      [
        ...FILES,
        ...images.map(({ id }) => join('images', `${id}.webp`)),
        join('payslip-files', `${payslipFile?.id}.pdf`),
      ].sort(),
    );
    const manifest = JSON.parse(files['manifest.json'] ?? '');
    expect(manifest).toMatchObject({ formatVersion: 2, version: VERSION, company: 'Company' });
    expect(manifest.files['employees.csv']).toMatchObject({
      rows: 4,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(manifest.files['salaries.csv'].rows).toBe(MANY + 4);
    expect(manifest.files['payslips.csv'].rows).toBe(3);
    expect(manifest.files['payslip-files.csv'].rows).toBe(1);
    expect(manifest.files['notifications.csv'].rows).toBe(
      await countRows(server, 'notification', "kind LIKE 'leave.%'"),
    );
  });

  test('has every column, but for those that are left out on purpose', async () => {
    const exported = new Set(
      EXPORTED_TABLES.flatMap(({ table, joins = '', columns }) => {
        const tables = new Map(
          [...`JOIN ${table} ${joins}`.matchAll(/JOIN (\w+) (\w+)/g)].map(([, name, alias]) => [
            alias,
            name,
          ]),
        );
        const sql = [
          joins,
          ...Object.values(columns).map((column) =>
            typeof column === 'string' ? column : column.sql,
          ),
        ].join(' ');
        return [...sql.matchAll(/\b(\w+)\.(\w+)/g)].map(
          ([, alias, column]) => `${tables.get(alias)}.${column}`,
        );
      }),
    );
    const missing = (await columnsOf(server)).filter(
      (column) => !exported.has(column) && !LEFT_OUT.some((pattern) => pattern.test(column)),
    );
    expect(missing).toEqual([]);
  });

  test('can be read by its owner alone', () => {
    for (const file of filesUnder(folder))
      expect([file, statSync(join(folder, file)).mode & 0o777]).toEqual([file, 0o600]);
    for (const path of ['', 'images', 'payslip-files'])
      expect(statSync(join(folder, path)).mode & 0o777).toBe(0o700);
  });

  test('holds no secret', async () => {
    const hashes = await rows<{ password_hash: string | null }>(
      server,
      'SELECT password_hash FROM account',
    );
    const everything = Object.values(files).join('\n');
    for (const { password_hash: hash } of hashes) if (hash) expect(everything).not.toContain(hash);
    expect(everything).not.toContain('$argon2');
  });

  test('makes no formula of a text', () => {
    expect(files['departments.csv']).toContain(
      `"'=HYPERLINK(""http://elsewhere.example"";""x"")",''already quoted`,
    );
    expect(files['employees.csv']).toContain(`"'=cmd|' /C calc'!A0"`.replaceAll('"', ''));
  });

  test('has amounts, dates and times in one form', () => {
    expect(files['salaries.csv']).toMatch(
      /\nÄ-1,2026-01-31,1000000000\.00,1000000000\.00,0\.01,1999999999\.99,/,
    );
    expect(files['employees.csv']).toMatch(/,2011-07-05,,@?'?@Eve,E 1,/);
    expect(files['salaries.csv']).toContain('2001-01-01T23:59:59.999Z');
  });

  test('has leave from which days were taken out once, by what replaces it', () => {
    const statuses = [
      ...(files['leaves.csv'] ?? '').matchAll(/,2026-06-(\d\d),2026-06-\d\d,[^,]*,(\w+),/g),
    ].map(([, day, status]) => `${day} ${status}`);
    expect(statuses.sort()).toEqual(['01 Pending', '15 Changed', '15 Pending', '18 Pending']);
  });

  test('goes into no folder that has something in it', async () => {
    await expect(exportTo(folder, server.database)).rejects.toThrow(/is not empty/);
    expect(contentOf(folder)).toEqual(files);
  });
});

describe('the import by screen reads', () => {
  /** Fields of other programs' files. */
  const notExported = {
    employees: [
      'firstName',
      'middleName',
      'lastName',
      'secondLastName',
      'currency',
      'payPeriod',
      ...ADDRESS_PARTS,
      // In job-history.csv and bank-accounts.csv.
      'employmentType',
      'location',
      'contractEnd',
      'probationEnd',
      'pattern',
      'iban',
      'accountHolder',
    ],
    salaries: ['name', 'email', 'currency'],
    leaves: ['name', 'email'],
  };
  const read = { employees: readEmployeeRow, salaries: readSalaryRow, leaves: readLeaveRow };

  test.each(['employees', 'salaries', 'leaves'] as const)('%s without a question', (kind) => {
    const table = openTable(readFileSync(join(folder, `${kind}.csv`)));
    const profiles = new ColumnProfiles(table.headings);
    const lines = [...table.rows];
    for (const { cells } of lines) profiles.add(cells);
    const columns = profiles.finish();
    const mapping = proposeMapping(kind, columns, TODAY);
    requireUsable(kind, mapping, columns, { currency: 'USD', today: TODAY });
    const fields = Object.entries<{ label: string }>(IMPORT_FIELDS[kind]).filter(
      ([field]) => ![...notExported[kind], 'countsFrom', 'useBy'].includes(field),
    );
    expect(mapping.columns).toEqual(
      Object.fromEntries(fields.map(([field, { label }]) => [field, label])),
    );

    const records = lines.map(({ cells }) =>
      read[kind]((heading) => cells[table.headings.indexOf(heading)] ?? '', mapping, TODAY),
    );
    // Void records are history, and no pay to be brought in.
    expect(
      records
        .filter(({ faults }) => faults.length > 0)
        .map(({ faults }) => faults.map(({ field }) => field)),
    ).toEqual(
      kind === 'salaries'
        ? [expect.arrayContaining(['void']), expect.arrayContaining(['void'])]
        : [],
    );
    if (kind === 'employees')
      expect(records[1]?.values).toMatchObject({
        name: '佐藤 Zoë 🦊 Weiß',
        designation: '+1 "Lead"; <b>bold</b>',
        department: '=HYPERLINK("http://elsewhere.example";"x")',
        salary: 0,
      });
  });
});

describe.each(ENGINES)('moved to %s by backup and restore', (engine) => {
  test('it exports the same', async () => {
    const database = await createDatabase(engine);
    const settings = (of: TestDatabase) => readConfiguration({ ...of.environment, ...SECRET });
    const backup = join(place.next(), 'company.backup.gz');
    try {
      await makeBackup(settings(server.database), backup, () => undefined);
      await restoreBackup(
        settings(database),
        backup,
        { move: true, newSecret: false },
        () => undefined,
      );
      const {
        'audit.csv': audit,
        'manifest.json': _,
        ...others
      } = contentOf(await exportTo(place.next(), database));
      expect({ ...files, ...others }).toEqual(files);
      expect(
        audit
          ?.split('\n')
          .filter((line) => !line.includes('setting.restore'))
          .join('\n'),
      ).toBe(files['audit.csv']);
    } finally {
      await database.remove();
    }
  });
});

test('an export is of one moment: what is written meanwhile is not in it', async () => {
  await installed(ENGINE, {}, async (other, database) => {
    const admin = await other.admin();
    const department = await addDepartment(admin, { dep_name: 'Before' });
    const early = await hire(admin, { employeeId: 'EARLY', department: department._id });
    const snapshot = await snapshotOf(database);
    const late = await hire(admin, { employeeId: 'LATE', department: department._id });
    await paySalary(admin, late._id);
    await paySalary(admin, early._id);
    await admin.put(`/department/${department._id}`, {
      dep_name: 'Renamed',
      description: 'Changed',
    });
    const path = place.next();
    await exportCompany(snapshot, path, 'Company', () => undefined);
    await snapshot.close();
    const written = contentOf(path);
    expect(written['employees.csv']).toContain('EARLY');
    for (const text of Object.values(written))
      for (const word of ['LATE', 'Renamed']) expect(text).not.toContain(word);
    expect(JSON.parse(written['manifest.json'] ?? '').files['salaries.csv'].rows).toBe(0);
    expect(contentOf(await exportTo(place.next(), database))['departments.csv']).toContain(
      'Renamed',
    );
  });
});

describe('an export', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createDatabase();
  });
  afterEach(() => database.remove());

  test('has nothing to write where no server has ever started', async () => {
    await expect(snapshotOf(database)).rejects.toThrow(
      /There is no database in|has never been started/,
    );
  });

  test.each([
    [
      'an older',
      "UPDATE migrations SET name = 'BeforeBaseline' WHERE name = 'Baseline1800000000000'",
      /older version/,
    ],
    [
      'a newer',
      "UPDATE schema_compatibility SET migration = 'Later1999999999999', program = '9.1.0'",
      /changed by version 9\.1\.0/,
    ],
  ])('has nothing to write where %s version has started', async (_, change, why) => {
    const server = await startServer({}, database);
    await store(server, change);
    await server.stop();
    await expect(snapshotOf(database)).rejects.toThrow(why);
  });
});
