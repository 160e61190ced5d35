import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { top } from '../../scripts/lib/run.mjs';
import { Client } from './client.mjs';
import { residentMegabytes, rightsOf, startToReady } from './processes.mjs';
import { must } from './results.mjs';
import { runFlags } from './run-flags.mjs';

const ADMIN = ['admin@company.example', 'first-harbour-ledger-9'];
const SLOWEST_START_MS = 2_000;
const LONGEST_STOP_MS = 5_000;
const MOST_MEMORY_MB = 130;
const IDLE_MS = 30_000;
/** After this the rest of the bodies is sent, which is when the server was told to stop already. */
const REST_MS = 1_000;
const STARTS = 5;
const NAME = 'alone';

/** As docs/deployment.md starts the embedded database: one container and its volume. */
function service(image) {
  return {
    image,
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges'],
    volumes: ['data:/data'],
    environment: { ADMIN_EMAIL: ADMIN[0], ADMIN_PASSWORD: ADMIN[1] },
  };
}

export async function oneContainerChecks({ engine, results, image, networks }) {
  networks.make('web');
  const { path, addresses } = networks.place(['web']);
  const newClient = () => new Client({ address: addresses.web, port: 3000 });
  const client = newClient();
  const exec = (...command) => engine.out('exec', NAME, ...command);
  const ready = async () => startToReady(await engine.pid(NAME), client);
  const check = (title, holds) => results.check(`One container: ${title}`, holds);

  await check('a new volume becomes a company, a sign-in, a record', async () => {
    const network = ['--network', `ns:${path}`];
    await engine.detached(NAME, ...network, ...runFlags(service(image), { name: NAME }));
    await ready();
    await engine.podman('healthcheck', 'run', NAME);
    await client.signIn(...ADMIN);
    await client.expect(201, 'POST', '/api/department/add', {
      dep_name: 'Kept',
      description: 'Is there after a restart.',
    });
  });
  await check('a restart keeps the record and the session', async () => {
    await restart(engine);
    await ready();
    const { text } = await client.expect(200, 'GET', '/api/department');
    must(text.includes('Kept'), 'The record is gone.');
  });
  await check('nobody writes outside /data and /tmp', () => onlyData(exec));
  await check('the process is not root and has no rights', async () => {
    const { user, capabilities, noNewPrivileges } = rightsOf(await engine.pid(NAME));
    must(
      user !== 0 && /^0+$/.test(capabilities) && noNewPrivileges,
      `user ${user}, rights ${capabilities}`,
    );
    return `user ${user}, capabilities 0`;
  });
  await programs(results, exec);
  await check('from the start of the process to ready within 2 s, on an existing database', () =>
    readyInTime(engine, ready),
  );
  await check('idle, the process takes less than 130 MB', () => idleMemory(engine));
  await check('a stop answers what is under way, within 5 s', () =>
    stopUnderWay(engine, client, Array.from({ length: 8 }, newClient)),
  );
  await check('a stop while it starts is heard as well', async () => {
    await engine.podman('start', NAME);
    await sleep(400);
    return `${await stopped(engine)} ms`;
  });

  client.close();
  await engine.podman('rm', '--force', '--ignore', NAME);
  networks.removeAll();
}

const restart = (engine) => engine.podman('restart', '--time', '15', NAME);

/** How many milliseconds it took. */
async function stopped(engine) {
  const begun = performance.now();
  await engine.podman('stop', '--time', '15', NAME);
  const took = Math.round(performance.now() - begun);
  must(took < LONGEST_STOP_MS, `it took ${took} ms`);
  return took;
}

async function readyInTime(engine, ready) {
  const times = [];
  for (let round = 0; round < STARTS; round++) {
    await restart(engine);
    times.push(await ready());
  }
  const sorted = times.sort((one, other) => one - other);
  const told = `${sorted.map((time) => (time / 1000).toFixed(2)).join(', ')} s`;
  must(sorted[(STARTS - 1) / 2] <= SLOWEST_START_MS, told);
  return told;
}

async function idleMemory(engine) {
  await sleep(IDLE_MS);
  const megabytes = residentMegabytes(await engine.pid(NAME));
  const told = `${megabytes.toFixed(0)} MB after ${IDLE_MS / 1000} s`;
  must(megabytes < MOST_MEMORY_MB, told);
  return told;
}

async function stopUnderWay(engine, client, others) {
  const rest = sleep(REST_MS);
  const answers = Promise.allSettled(
    others.map((other) => other.signIn(...ADMIN, { until: rest })),
  );
  // A later request is answered, so the server has the others as well.
  await sleep(REST_MS / 4);
  await client.expect(200, 'GET', '/api/health');
  const took = await stopped(engine);
  const cut = (await answers).filter(({ status }) => status === 'rejected');
  must(
    cut.length === 0,
    `${cut.length} of ${others.length} sign-ins were cut: ${cut[0]?.reason.message}`,
  );
  return `${others.length} sign-ins under way were answered, it took ${took} ms`;
}

export async function onlyData(exec) {
  const refused = await exec(
    'sh',
    '-c',
    'for place in / /app /etc /usr/local /home/node /var/tmp; do touch "$place/x" 2>/dev/null && echo "$place"; done; touch /data/x && rm /data/x || echo data',
  );
  must(refused === '', `It could, or could not in /data: ${refused.replaceAll('\n', ' ')}`);
}

/** The shell's programs that this version has, as docs/deployment.md calls them. */
async function programs(results, exec) {
  const { scripts } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8'));
  const calls = [
    ['export', '/data/export'],
    ['audit:verify'],
    ['backup', '/data/backups/company.backup'],
    ['doctor'],
    ['admin', 'list'],
  ];
  for (const [name, ...args] of calls) {
    const line = ['npm', 'run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])];
    const title = `In the container: ${line.join(' ')}`;
    if (!scripts[name]) await results.skip(title, 'this version does not have it');
    else await results.check(title, async () => (await exec(...line)).split('\n')[0].slice(0, 100));
  }
}
