import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';

const TOP = new URL('../../../', import.meta.url).pathname;
const COPIED = [
  '.github/workflows/ci.yml',
  '.github/workflows/release.yml',
  'Dockerfile',
  'docker-compose.yml',
  'deploy/docker-compose.scaled.yml',
  'deploy/pin-images.sh',
  'scripts/release.mjs',
  'scripts/lib/node-version.mjs',
  'scripts/lib/run.mjs',
  'scripts/lib/temporary-folder.mjs',
];
const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
/** In the place of programs that need a registry or somebody's key. */
const PROGRAMS = {
  docker: `echo ${DIGEST}`,
  // As the real one, it reads what it signs: git fails when the pipe closes before.
  gpg: `cat >/dev/null; printf '\\n[GNUPG:] SIG_CREATED \\n' >&2; echo '-----BEGIN PGP SIGNATURE-----'`,
};
/** A repository with one commit on main and its origin, copied for each test. */
const template = mkdtempSync(join(tmpdir(), 'release-template-'));
let folder = template;
let clone = join(template, 'clone');

beforeAll(() => {
  const bin = join(template, 'bin');
  mkdirSync(bin);
  for (const [name, text] of Object.entries(PROGRAMS)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  const origin = join(template, 'origin');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', origin]);
  execFileSync('git', ['clone', '--quiet', origin, clone], { stdio: 'ignore' });
  for (const [name, value] of [
    ['user.name', 'Releaser'],
    ['user.email', 'releaser@company.example'],
    ['commit.gpgsign', 'false'],
  ] as const)
    git('config', name, value);
  git('checkout', '--quiet', '-B', 'main');
  for (const path of COPIED) cpSync(join(TOP, path), join(clone, path));
  // In a release's own tag the name is there already.
  write(
    'docker-compose.yml',
    read('docker-compose.yml').replace(
      /\$\{APP_IMAGE:-[^}]+\}:\$\{APP_VERSION:-[^}]+\}/,
      `\${APP_IMAGE:-employee-management-system}:\${APP_VERSION:-latest}`,
    ),
  );
  setVersion('1.2.0');
  write('CHANGELOG.md', '# Changelog\n\n## 1.2.0 (2026-11-29)\n\nMore.\n');
  mkdirSync(join(clone, 'test/upgrade/1.2.0'), { recursive: true });
  write('test/upgrade/1.2.0/facts.json', '{}');
  push();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  clone = join(folder, 'clone');
  cpSync(template, folder, { recursive: true });
  git('remote', 'set-url', 'origin', join(folder, 'origin'));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => rmSync(template, { recursive: true }));

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: clone, encoding: 'utf8', stdio: 'pipe' }).trim();
}
const read = (path: string) => readFileSync(join(clone, path), 'utf8');
function write(path: string, text: string): void {
  writeFileSync(join(clone, path), text);
}
function setVersion(version: string, locked = version): void {
  write('package.json', JSON.stringify({ version, type: 'module' }));
  write(
    'package-lock.json',
    JSON.stringify({ version: locked, packages: { '': { version: locked } } }),
  );
}
function push(): string {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A step');
  git('push', '--quiet', 'origin', 'main');
  return git('rev-parse', 'HEAD');
}
function release(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(clone, 'scripts/release.mjs'), '--image', 'ghcr.io/company/ems', ...args],
    {
      encoding: 'utf8',
      env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, HOME: folder, TMPDIR: folder },
    },
  );
  return { status, stdout, stderr };
}
const tagsOfOrigin = () => git('ls-remote', '--tags', 'origin');

test('the tag of a version is on the last commit of main that has it, signed, with the images by digest and the released one by name', () => {
  write('later.txt', 'still 1.2.0');
  const last = push();
  setVersion('1.3.0-dev');
  const next = push();

  expect(release('1.2.0')).toMatchObject({ status: 0, stderr: '' });
  git('fetch', '--quiet', '--tags', 'origin');
  expect(git('rev-parse', 'v1.2.0^{commit}^')).toBe(last);
  expect(git('cat-file', 'tag', 'v1.2.0')).toContain('BEGIN PGP SIGNATURE');
  expect(git('diff', '--name-only', last, 'v1.2.0').split('\n')).toEqual([
    'Dockerfile',
    'deploy/docker-compose.scaled.yml',
    'docker-compose.yml',
  ]);
  const composed = git('show', 'v1.2.0:docker-compose.yml');
  expect(composed).toContain(`image: \${APP_IMAGE:-ghcr.io/company/ems}:\${APP_VERSION:-1.2.0}\n`);
  expect(composed).toContain(`mariadb:11.8@${DIGEST}\n`);
  // Main goes on without them, and no folder is left.
  expect(git('rev-parse', 'origin/main')).toBe(next);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});

test('a dry run says each command and does none of them', () => {
  const { status, stdout } = release('1.2.0', '--dry-run');
  expect(status).toBe(0);
  for (const command of ['git worktree add', 'pin-images.sh', 'commit', 'tag --sign', 'git push'])
    expect(stdout).toMatch(new RegExp(`^\\$ .*${command}`, 'm'));
  expect([git('tag'), tagsOfOrigin(), git('log', '--all', '--format=%s')]).toEqual([
    '',
    '',
    'A step',
  ]);
});

test.each<[string, () => void, string[], string]>([
  [
    'with changes that are not committed',
    () => write('new.txt', ''),
    ['1.2.0'],
    'working tree has changes',
  ],
  [
    'of a version that main never had',
    () => undefined,
    ['1.9.0'],
    'No commit of origin/main has the version 1.9.0',
  ],
  [
    'that origin has a tag of',
    () => git('push', '--quiet', 'origin', 'HEAD:refs/tags/v1.2.0'),
    ['1.2.0'],
    'Origin has a tag v1.2.0',
  ],
  [
    'whose section of the changelog has no date',
    () => (write('CHANGELOG.md', '## 1.2.0 (unreleased)\n'), push()),
    ['1.2.0'],
    "needs the heading '## 1.2.0 (YYYY-MM-DD)'",
  ],
  [
    'with another version in package-lock.json',
    () => (setVersion('1.2.0', '1.1.0'), write('x', ''), push()),
    ['1.2.0'],
    'package-lock.json has another version',
  ],
  [
    'without the workflow that makes the release',
    () => (rmSync(join(clone, '.github/workflows/release.yml')), push()),
    ['1.2.0'],
    'release.yml is missing',
  ],
])('a release %s is refused before anything is done', (_, arrange, args, said) => {
  arrange();
  const before = [git('tag'), tagsOfOrigin()];
  const { status, stderr } = release(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(said);
  expect([git('tag'), tagsOfOrigin()]).toEqual(before);
});
