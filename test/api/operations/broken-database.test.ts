import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  BACKUP_FORMAT,
  BACKUP_FORMAT_VERSION,
} from '../../../api/operations/backup/backup-file.js';
import { writeBackup } from '../../../api/operations/backup/backup-writer.js';
import { fingerprintOf } from '../../../api/operations/backup/backup.js';
import { readConfiguration } from '../../../api/platform/config/configuration.js';
import {
  CONDITIONS,
  startBrokenDatabase,
  type BrokenDatabase,
} from '../../support/broken-database.js';
import { runProgram, type Outcome } from '../../support/programs.js';

// A program gives up within half a minute; ten of them at once share two processors.
jest.setTimeout(240_000);

const SECRET = { JWT_SECRET: 'the one secret of these tests, long enough' };
const folder = mkdtempSync(join(tmpdir(), 'broken-database-'));
const place = (name: string) => join(folder, name);

const PROGRAMS: [string, string[], RegExp?][] = [
  ['backup', [place('new.backup')]],
  ['restore', [place('old.backup')]],
  ['export', [place('export')]],
  ['doctor', []],
  ['admin', ['list']],
  ['migrate', []],
  ['audit-verify', []],
  ['factor-remove', ['admin@company.example']],
  ['import', [place('people.csv')]],
  ['import-mongo', [place('tutorial')]],
];

let database: BrokenDatabase;

beforeAll(async () => {
  const header = {
    format: BACKUP_FORMAT,
    formatVersion: BACKUP_FORMAT_VERSION,
    program: '1.0.0',
    company: 'Company',
    madeAt: new Date().toISOString(),
    engine: 'server',
    migrations: ['Baseline1800000000000'],
    checksums: [],
    secret: fingerprintOf(readConfiguration(SECRET)),
  };
  await writeBackup(
    place('old.backup'),
    (async function* () {
      yield JSON.stringify(header);
    })(),
    () => ({}),
  );
  writeFileSync(place('people.csv'), 'Name,Email\nAmara Okafor,amara@company.example\n');
  mkdirSync(place('tutorial'));
  for (const name of ['users', 'departments', 'employees', 'salaries', 'leaves'])
    writeFileSync(join(place('tutorial'), `${name}.json`), '[]');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(CONDITIONS)('a database that %s', (condition) => {
  const outcomes = new Map<string, Promise<Outcome>>();

  beforeAll(async () => {
    database = await startBrokenDatabase(condition);
    for (const [name, args] of PROGRAMS)
      outcomes.set(
        name,
        runProgram(
          name,
          { ...SECRET, DATA_DIR: place('data'), PORT: '1', DATABASE_URL: database.url },
          args,
        ),
      );
  });
  afterAll(() => database.close());

  test.each(PROGRAMS)('%s ends and says so', async (name) => {
    const { code, stdout, stderr } = (await outcomes.get(name)) as Outcome;
    const said = name === 'doctor' ? stdout : stderr;
    expect(code).toBeGreaterThan(0);
    expect(said).toMatch(
      condition === 'has lost the other nodes'
        ? /lost the others and refuses to work \(1047\)\.\s+(→ )?Bring the other nodes back/
        : /The database does not answer \(\w+\)\.\s+(→ )?Check that it is running/,
    );
    expect(stdout + stderr).not.toMatch(/^\s+at /m);
  });
});
