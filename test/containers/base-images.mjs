import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { top } from '../../scripts/lib/run.mjs';
import { withoutDigest } from './compose-file.mjs';

const execute = promisify(execFile);
const MIRROR = 'http://deb.debian.org/debian';
// Debian's slim images leave these out as well.
const NOT_SLIM = [
  'usr/share/doc/*',
  'usr/share/man/*',
  'usr/share/locale/*',
  'usr/share/info/*',
  'var/cache/*',
  'var/lib/apt/lists/*',
];
const STAND_INS = join(top, 'test/containers/stand-ins');
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** Images under the names that Dockerfile and compose files ask for, made of Debian's and npm's packages. */
export const STAND_IN_IMAGES = {
  mariadb: 'docker.io/library/mariadb:11.8',
  caddy: 'docker.io/library/caddy:2',
  prometheus: 'docker.io/prom/prometheus:v3.5.0',
  nginx: 'localhost/nginx:debian',
};
export const NODE_IMAGE = 'docker.io/library/node:24-bookworm-slim';

export async function makeBaseImages(engine, folder) {
  const root = join(folder, 'debian');
  await execute('debootstrap', ['--variant=minbase', 'bookworm', root, MIRROR], {
    maxBuffer: 1 << 26,
  });
  await imported(engine, root, 'localhost/debian:bookworm');
  await addNode(root, folder);
  await imported(engine, root, NODE_IMAGE);
  rmSync(root, { recursive: true });
  for (const [name, tag] of Object.entries(STAND_IN_IMAGES))
    await engine.build(tag, STAND_INS, { file: join(STAND_INS, `${name}.Containerfile`) });
}

/** The real Dockerfile, with this machine's own way to npm's registry. */
export async function buildImage(engine, folder, tag) {
  const npmrc = join(folder, 'npmrc');
  const certificates = existsSync(CERTIFICATES) ? CERTIFICATES : undefined;
  const own = join(process.env.HOME ?? '/root', '.npmrc');
  const lines = [
    existsSync(own) ? readFileSync(own, 'utf8') : '',
    `registry=${await npm('config', 'get', 'registry')}`,
  ];
  writeFileSync(npmrc, [...lines, ...(certificates ? [`cafile=${certificates}`] : [])].join('\n'), {
    mode: 0o600,
  });
  const file = join(folder, 'Dockerfile');
  writeFileSync(file, withoutDigest(readFileSync(join(top, 'Dockerfile'), 'utf8')));
  await engine.build(tag, top, { file, npmrc, certificates });
}

async function imported(engine, root, tag) {
  const archive = `${root}.tar`;
  await execute('tar', [
    '-C',
    root,
    '--anchored',
    ...NOT_SLIM.map((path) => `--exclude=./${path}`),
    '-cf',
    archive,
    '.',
  ]);
  await engine.podman('import', archive, tag);
  rmSync(archive);
}

/** As the official image has it: node and npm in /usr/local, and a user `node` with the number 1000. */
async function addNode(root, folder) {
  const packages = join(folder, 'node');
  mkdirSync(packages, { recursive: true });
  const platform = `node-linux-${process.arch}`;
  await npm(
    'install',
    '--prefix',
    packages,
    '--ignore-scripts',
    '--no-save',
    '--loglevel=error',
    `${platform}@24`,
    'npm@11',
  );
  const binary = join(root, 'usr/local/bin/node');
  cpSync(join(packages, 'node_modules', platform, 'bin/node'), binary);
  chmodSync(binary, 0o755);
  cpSync(join(packages, 'node_modules/npm'), join(root, 'usr/local/lib/node_modules/npm'), {
    recursive: true,
  });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name));
  await execute('chroot', [root, 'groupadd', '--gid', '1000', 'node']);
  await execute('chroot', [
    root,
    'useradd',
    '--uid',
    '1000',
    '--gid',
    'node',
    '--create-home',
    'node',
  ]);
}

async function npm(...args) {
  return (await execute('npm', args, { cwd: top, maxBuffer: 1 << 26 })).stdout.trim();
}
