import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { top } from '../../scripts/lib/run.mjs';
import { STAND_IN_IMAGES } from './base-images.mjs';
import { Client } from './client.mjs';
import { startToReady } from './processes.mjs';
import { must, Skip } from './results.mjs';
import { runFlags } from './run-flags.mjs';

const execute = promisify(execFile);
const NAME = 'hr.company.example';
const UNIT = join(top, 'deploy/employee-management.service');
const MOST_EXPOSED = 2;
const NGINX = {
  image: STAND_IN_IMAGES.nginx,
  volumes: ['./deploy/nginx.conf:/etc/nginx/conf.d/employee-management.conf:ro'],
};
const ADMIN = { ADMIN_EMAIL: 'admin@company.example', ADMIN_PASSWORD: 'first-harbour-ledger-9' };

/** docs/deployment.md offers these beside Compose: the unit for systemd, and nginx instead of Caddy. */
export async function withoutComposeChecks({ engine, results, image, networks, folder }) {
  await results.check('systemd finds nothing wrong with the unit', async () => {
    const { stderr } = await systemd('verify', UNIT);
    must(stderr.trim() === '', stderr.trim());
  });

  await results.check('systemd’s own measure of how exposed the unit is', async () => {
    const { stdout } = await systemd('security', '--offline=yes', '--no-pager', UNIT);
    const exposed = Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]);
    must(exposed < MOST_EXPOSED, `${exposed} of 10`);
    return `${exposed} of 10`;
  });

  await results.check('With the calls to the kernel that the unit allows, the server starts', () =>
    underFilter(engine, image, networks, folder),
  );

  networks.make('web');
  const { path, addresses } = networks.place(['web']);
  const place = ['--network', `ns:${path}`];
  const keys = join(folder, 'letsencrypt', NAME);
  const nginx = [...place, '--volume', `${keys}:/etc/letsencrypt/live/${NAME}:ro`];
  await results.check('nginx accepts its configuration', async () => {
    await makeCertificate(keys);
    const { errors } = await engine.podman(
      'run',
      '--rm',
      '--pull',
      'never',
      ...nginx,
      ...runFlags({ ...NGINX, command: ['nginx', '-t'] }, {}),
    );
    must(errors.includes('test is successful'), errors);
  });
  await results.check(
    'A sign-in through nginx, by https and from the browser’s own address',
    async () => {
      const settings = { image, environment: { HOST: '127.0.0.1', TRUST_PROXY: '1', ...ADMIN } };
      await engine.detached('behind-nginx', ...place, ...runFlags(settings, {}));
      await engine.detached('nginx', ...nginx, ...runFlags(NGINX, {}));
      const pid = await engine.pid('behind-nginx');
      await signInByHttps(pid, addresses.web, join(keys, 'fullchain.pem'));
    },
  );

  await engine.podman('rm', '--force', '--ignore', '--time', '2', 'nginx', 'behind-nginx');
  networks.removeAll();
}

/** As Let's Encrypt leaves one, for nginx. */
async function makeCertificate(folder) {
  mkdirSync(folder, { recursive: true });
  await execute('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${NAME}`,
    '-addext',
    'subjectAltName=DNS:localhost',
    '-keyout',
    join(folder, 'privkey.pem'),
    '-out',
    join(folder, 'fullchain.pem'),
  ]);
}

async function signInByHttps(pid, address, certificate) {
  const authority = readFileSync(certificate, 'utf8');
  const client = new Client({ address, port: 443, authority });
  await startToReady(pid, client);
  await client.signIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  const { headers, text } = await client.expect(200, 'GET', '/api/auth/sessions');
  client.close();
  must(headers['strict-transport-security'], 'There is no Strict-Transport-Security.');
  const own = address.replace(/\d+$/, '1');
  must(text.includes(`"${own}"`), `The session's address is not ${own}.`);
}

/** The unit's own list, asked of systemd, as a filter of the container's. */
async function underFilter(engine, image, networks, folder) {
  const [allowed, refused] = await Promise.all([calls('@system-service'), calls('@privileged')]);
  const names = [...allowed].filter((name) => !refused.has(name));
  const filter = join(folder, 'calls.json');
  // The calls beyond the list are what starts the container itself, before the server is there.
  const starting = [
    'execve',
    'setuid',
    'setgid',
    'setgroups',
    'setresuid',
    'setresgid',
    'capset',
    'prctl',
    'seccomp',
    'chdir',
    'fchdir',
    'fchown',
    'chown',
  ];
  writeFileSync(
    filter,
    JSON.stringify({
      defaultAction: 'SCMP_ACT_ERRNO',
      syscalls: [{ names: [...names, ...starting], action: 'SCMP_ACT_ALLOW' }],
    }),
  );
  networks.make('filtered');
  const { path, addresses } = networks.place(['filtered']);
  try {
    const settings = {
      image,
      security_opt: [`seccomp=${filter}`, 'no-new-privileges'],
      environment: ADMIN,
    };
    const network = ['--network', `ns:${path}`];
    await engine.detached('filtered', ...network, ...runFlags(settings, {}));
    const client = new Client({ address: addresses.filtered, port: 3000 });
    await startToReady(await engine.pid('filtered'), client);
    await client.signIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
    client.close();
    return `${names.length} calls allowed`;
  } finally {
    await engine.podman('rm', '--force', '--ignore', '--time', '2', 'filtered');
    networks.removeAll();
  }
}

/** Names of a group of calls, groups within it resolved. */
async function calls(group) {
  const { stdout } = await systemd('syscall-filter', '--no-pager', group);
  const lines = stdout
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && line !== group && !line.startsWith('#'));
  const nested = await Promise.all(lines.filter((line) => line.startsWith('@')).map(calls));
  return new Set([
    ...lines.filter((line) => !line.startsWith('@')),
    ...nested.flatMap((set) => [...set]),
  ]);
}

async function systemd(...args) {
  try {
    return await execute('systemd-analyze', args);
  } catch (error) {
    if (error.code === 'ENOENT') throw new Skip('systemd-analyze is not installed');
    throw error;
  }
}
