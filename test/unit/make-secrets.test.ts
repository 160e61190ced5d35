import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const SCRIPT = new URL('../../deploy/make-secrets.sh', import.meta.url).pathname;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'make-secrets-'));
  cpSync(SCRIPT, join(folder, 'deploy/make-secrets.sh'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const makeSecrets = (path = process.env.PATH) =>
  execFileSync('sh', [join(folder, 'deploy/make-secrets.sh')], {
    env: { PATH: path },
    stdio: 'pipe',
  });
const secret = (name: string) => readFileSync(join(folder, 'secrets', name), 'utf8');

test.each(['exit 1', 'exit 0'])(
  'without random numbers no secret is made (openssl: %s)',
  (openssl) => {
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/openssl'), `#!/bin/sh\n${openssl}\n`);
    chmodSync(join(folder, 'bin/openssl'), 0o755);
    expect(() => makeSecrets(`${join(folder, 'bin')}:${process.env.PATH}`)).toThrow();
    expect(readdirSync(join(folder, 'secrets'))).toEqual([]);
  },
);

test('an earlier .env’s secrets are taken over, as Compose read them', () => {
  writeFileSync(
    join(folder, '.env'),
    '#JWT_SECRET=no\nJWT_SECRET="the-old-$$one"  # kept\r\nMARIADB_PASSWORD=\'opens\'\nMARIADB_ROOT_PASSWORD=root\n',
  );
  makeSecrets();
  expect(
    ['jwt-secret', 'database-password', 'database-root-password', 'database-url'].map(secret),
  ).toEqual(['the-old-$one', 'opens', 'root', 'mysql://hr:opens@database:3306/hr']);
  expect(secret('metrics-token')).toMatch(/^[0-9a-f]{64}$/);
});

test('secrets that are there stay', () => {
  makeSecrets();
  const first = readdirSync(join(folder, 'secrets')).map(secret);
  makeSecrets();
  expect(first).toHaveLength(5);
  expect(readdirSync(join(folder, 'secrets')).map(secret)).toEqual(first);
});
