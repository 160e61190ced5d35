import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { closeFiles, openFiles } from '../../../api/platform/config/private-files.js';

let dataDir: string;
let secretFile: string;
let database: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'private-'));
  secretFile = join(dataDir, 'secret');
  database = join(dataDir, 'database.sqlite');
  for (const file of [secretFile, database, `${database}-wal`])
    writeFileSync(file, '', { mode: 0o600 });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const close = () => closeFiles({ dataDir, secretFile }, database);

test('closed files are not told', () => {
  expect([openFiles({ dataDir, secretFile }, database), close()]).toEqual([[], []]);
});

test('an open data folder and database are told and closed at the start', () => {
  chmodSync(dataDir, 0o777);
  chmodSync(database, 0o644);
  expect(openFiles({ dataDir, secretFile }, database)).toMatchObject([
    { found: expect.stringContaining('(mode 777)'), advice: expect.stringContaining('chmod 700') },
    { found: expect.stringContaining('(mode 644)'), advice: expect.stringContaining('chmod 600') },
  ]);
  expect(close()).toEqual([
    `Others on this machine can read or change ${dataDir} (mode 777). Its mode is 770 from now on.`,
    `Others on this machine can read or change ${database} (mode 644). Its mode is 640 from now on.`,
  ]);
  expect([modeOf(dataDir), modeOf(database)]).toEqual(['770', '640']);
  expect(close()).toEqual([]);
});

test('a secret that the group can read is closed', () => {
  chmodSync(secretFile, 0o640);
  expect(close()).toEqual([expect.stringMatching(/Its mode is 600 from now on\.$/)]);
  expect(modeOf(secretFile)).toBe('600');
});

test('a secret that everybody can read is closed, and the operator hears what to do if it was read', () => {
  chmodSync(secretFile, 0o644);
  expect(close()).toEqual([expect.stringMatching(/from now on\. If somebody may have read it, /)]);
  expect(modeOf(secretFile)).toBe('600');
});

test('a group that may read the data folder is an operator’s choice', () => {
  chmodSync(dataDir, 0o750);
  expect(close()).toEqual([]);
  expect(modeOf(dataDir)).toBe('750');
});

test('closing a folder to others leaves the group its rights', () => {
  chmodSync(dataDir, 0o755);
  chmodSync(database, 0o644);
  expect(close()).toHaveLength(2);
  expect([modeOf(dataDir), modeOf(database)]).toEqual(['750', '640']);
});

test('what a link leads to is left as it is', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  chmodSync(elsewhere, 0o755);
  symlinkSync(elsewhere, `${database}-shm`);
  expect(close()).toEqual([]);
  expect(modeOf(elsewhere)).toBe('755');
  rmSync(elsewhere, { recursive: true });
});

test('a folder that holds other things is told and left as it is', () => {
  mkdirSync(join(dataDir, 'photos-of-the-summer-party'));
  chmodSync(dataDir, 0o755);
  expect(close()).toEqual([
    expect.stringContaining("set DATA_DIR to a folder of the server's own"),
  ]);
  expect(modeOf(dataDir)).toBe('755');
});

// Only root can give a file to another user.
(process.getuid?.() === 0 ? test : test.skip)(
  'an open secret of another user refuses the start, other files are told',
  () => {
    chownSync(database, 65_534, 65_534);
    chmodSync(database, 0o644);
    expect(close()).toEqual([expect.stringContaining(`root: chmod 600 ${database}`)]);
    chownSync(secretFile, 65_534, 65_534);
    chmodSync(secretFile, 0o644);
    expect(close).toThrow(/could sign in as anybody.+chmod 600.+or set JWT_SECRET/);
    expect(modeOf(secretFile)).toBe('644');
  },
);
