import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { DatabaseSync } from '@photostructure/sqlite';
import { QueryFailedError } from 'typeorm';
import { diagnoseDatabaseError } from '../../../api/platform/database/connection/database-diagnosis.js';

const folder = mkdtempSync(join(tmpdir(), 'database-fault-'));
const file = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filled = (name: string) => {
  const connection = new DatabaseSync(file(name));
  connection.exec('CREATE TABLE IF NOT EXISTS t (a)');
  return connection;
};

test.each<[string, RegExp, RegExp, () => void]>([
  [
    'a full disk',
    /^The disk is full \(SQLITE_FULL\)\.$/,
    /^Free up space/,
    () =>
      filled('full').exec('PRAGMA max_page_count = 2; INSERT INTO t VALUES (zeroblob(1000000))'),
  ],
  [
    'a read-only file',
    /read-only \(SQLITE_READONLY\)\.$/,
    /ls -la DATA_DIR/,
    () => {
      filled('readonly').close();
      new DatabaseSync(file('readonly'), { readOnly: true }).exec('INSERT INTO t VALUES (1)');
    },
  ],
  [
    'a locked file',
    /locked the database file \(SQLITE_BUSY\)\.$/,
    /^End it/,
    () => {
      filled('locked').exec('BEGIN IMMEDIATE');
      new DatabaseSync(file('locked'), { timeout: 0 }).exec('INSERT INTO t VALUES (1)');
    },
  ],
  [
    'another kind of file',
    /is not a database \(SQLITE_NOTADB\)\.$/,
    /restore the newest backup/,
    () => {
      writeFileSync(file('text'), 'some other text '.repeat(500));
      new DatabaseSync(file('text')).exec('SELECT * FROM t');
    },
  ],
  [
    'a missing folder',
    /cannot be opened \(SQLITE_CANTOPEN\)\.$/,
    /ls -la DATA_DIR/,
    () => void new DatabaseSync(file('none/database')),
  ],
])(
  '%s is told by its name and with the next step, not as ERR_SQLITE_ERROR',
  (_, found, advice, fail) => {
    let caught: unknown;
    try {
      fail();
    } catch (error) {
      caught = error;
    }
    for (const error of [caught, new QueryFailedError('SELECT 1', [], caught as Error)]) {
      expect(diagnoseDatabaseError(error)).toEqual({
        found: expect.stringMatching(found),
        advice: expect.stringMatching(advice),
      });
    }
  },
);

test.each([
  [1045, /user or the password \(1045\)/],
  [1047, /lost the others/],
  [1049, /no database of this name/],
  [1114, /full \(1114\)/],
  [1290, /read-only/],
])('error %i of a database server has a sentence and a next step', (errno, found) => {
  expect(diagnoseDatabaseError(Object.assign(new Error(), { errno }))).toEqual({
    found: expect.stringMatching(found),
    advice: expect.stringMatching(/.{20,}/),
  });
});

test('a refused statement is no fault of the database', () => {
  expect(diagnoseDatabaseError(Object.assign(new Error(), { errno: 1062 }))).toBeUndefined();
});

test('an address that does not answer is named, without user and password', () => {
  const refused = { message: 'connect', code: 'ECONNREFUSED', address: '10.0.0.5', port: 3306 };
  expect(diagnoseDatabaseError(refused)?.found).toBe(
    'The database at 10.0.0.5:3306 cannot be reached (ECONNREFUSED).',
  );
  const ofEach = { message: '', code: 'ECONNREFUSED', errors: [{ ...refused, address: '::1' }] };
  expect(diagnoseDatabaseError(ofEach)?.found).toBe(
    'The database at ::1:3306 cannot be reached (ECONNREFUSED).',
  );
});
