import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { commitOf } from '../../../scripts/lib/commit.mjs';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@company.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const commit = () => {
  git('add', '.');
  git('commit', '--quiet', '--message', 'A change');
  return git('rev-parse', 'HEAD').slice(0, 12);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-commit-'));
  mkdirSync(join(folder, 'api'));
  write('api/main.ts', '1');
  write('README.md', '1');
});
afterEach(() => rmSync(folder, { recursive: true }));

const built = () => commitOf(folder, ['api', 'package.json']);

test('a build of committed sources has the first twelve digits of the commit, also of one that changed other files', async () => {
  git('init', '--quiet');
  expect(await built()).toBe('unknown');
  const first = commit();
  expect(await built()).toBe(first);
  write('README.md', '2');
  const second = commit();
  expect(second).not.toBe(first);
  expect(await built()).toBe(second);
});

test('changed and new sources make the commit dirty, other files do not', async () => {
  git('init', '--quiet');
  const head = commit();
  write('README.md', '2');
  write('notes.txt', 'mine');
  expect(await built()).toBe(head);
  write('api/new.ts', '1');
  expect(await built()).toBe(`${head}-dirty`);
  rmSync(join(folder, 'api/new.ts'));
  write('api/main.ts', '2');
  expect(await built()).toBe(`${head}-dirty`);
});

test('an unpacked archive has no commit, and not that of the repository around it', async () => {
  git('init', '--quiet');
  commit();
  mkdirSync(join(folder, 'archive', 'api'), { recursive: true });
  expect(await commitOf(join(folder, 'archive'), ['api'])).toBe('unknown');
});
