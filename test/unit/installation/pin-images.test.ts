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

const TOP = new URL('../../../', import.meta.url).pathname;
const FILES = ['Dockerfile', 'docker-compose.yml', 'deploy/docker-compose.scaled.yml'];
const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pin-images-'));
  for (const file of [...FILES, 'deploy/pin-images.sh'])
    cpSync(join(TOP, file), join(folder, file));
  mkdirSync(join(folder, 'bin'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** In the place of Docker, whose registries no test asks. */
function pin(docker: string): string {
  writeFileSync(join(folder, 'bin/docker'), `#!/bin/sh\n${docker}\n`);
  chmodSync(join(folder, 'bin/docker'), 0o755);
  return execFileSync('sh', [join(folder, 'deploy/pin-images.sh')], {
    env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
    stdio: 'pipe',
    encoding: 'utf8',
  });
}
const lines = () =>
  FILES.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')).filter((line) =>
    /^ *(?:image:|FROM)/.test(line),
  );
const bare = (all: string[]) => all.map((line) => line.replace(/@sha256:[0-9a-f]{64}/, ''));

test('every image that comes from a registry is named by its digest, and again by a newer one', () => {
  const before = bare(lines());
  expect(pin(`echo ${DIGEST}`)).toContain(`mariadb:11.8@${DIGEST}\n`);
  expect(
    lines()
      .filter((line) => !line.includes('APP_IMAGE'))
      .every((line) => line.includes(`@${DIGEST}`)),
  ).toBe(true);
  expect(lines().filter((line) => line.includes(DIGEST)).length).toBeGreaterThanOrEqual(7);
  expect(bare(lines())).toEqual(before);
  const newer = DIGEST.replace('0', 'f');
  pin(`echo ${newer}`);
  expect(lines().join('\n')).not.toContain(DIGEST);
  expect(bare(lines())).toEqual(before);
});

test.each(['exit 1', 'echo', 'echo latest', `[ "$4" != mariadb:11.8 ] && echo ${DIGEST}`])(
  'without every digest nothing is changed (docker: %s)',
  (docker) => {
    const before = lines();
    expect(() => pin(docker)).toThrow();
    expect(lines()).toEqual(before);
    expect(readdirSync(folder).filter((name) => /pinned|new/.test(name))).toEqual([]);
  },
);
