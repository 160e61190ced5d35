import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Secret } from '../../api/platform/config/secret.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'employee-management-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a secret is made once, readable by its owner alone, and used again', () => {
  const place = join(folder, 'made', 'with it');
  const first = Secret.loadOrCreate(place).hash('use', 'text');
  const file = join(place, 'secret');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8').length).toBeGreaterThanOrEqual(32);
  expect(Secret.loadOrCreate(place).hash('use', 'text')).toBe(first);
});

test('two folders have two secrets', () => {
  expect(Secret.loadOrCreate(join(folder, 'a')).hash('use', 'text')).not.toBe(
    Secret.loadOrCreate(join(folder, 'b')).hash('use', 'text'),
  );
});

test.each([
  ['an empty', ''],
  ['a blank', ' \n'],
  ['a short', 'too short'],
])('%s secret file is not taken for a secret', (_, content) => {
  writeFileSync(join(folder, 'secret'), content, { mode: 0o600 });
  expect(() => Secret.loadOrCreate(folder)).toThrow(/secret/i);
});

test('each use has a key of its own, and where one part ends matters', () => {
  const secret = Secret.of('x'.repeat(32));
  expect(secret.hash('one', 'text')).not.toBe(secret.hash('other', 'text'));
  expect(secret.hash('use', 'a', 'bc')).not.toBe(secret.hash('use', 'ab', 'c'));
  expect(secret.hash('use', 'text')).toBe(Secret.of('x'.repeat(32)).hash('use', 'text'));
  expect(secret.key('one').export()).not.toEqual(secret.key('other').export());
});
