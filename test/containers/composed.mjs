import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from './client.mjs';
import { readCompose } from './compose-file.mjs';
import { noneFailed, underLoad } from './load.mjs';
import { onlyData } from './one-container.mjs';
import { residentMegabytes, rightsOf, startToReady } from './processes.mjs';
import { must } from './results.mjs';

/** In the order in which they start. */
const SERVICES = ['database', 'app', 'caddy'];
const REQUIRED = ['PUBLIC_URL', 'ADMIN_EMAIL'];
const LONGEST_STOP_MS = 5_000;
const SLOWEST_START_MS = 2_000;
/** Bytes; 20 MiB are the most. */
const LARGE_IMPORT = 20_000_000;
const FORWARDED = '198.51.100.7';
const ONLY_LOW_PORTS = '0000000000000400';

/** docker-compose.yml: the application, MariaDB and Caddy. Answers the project as it runs at the end. */
export async function composedChecks({ results, project, files, environment }) {
  const admin = [environment.ADMIN_EMAIL, environment.ADMIN_PASSWORD];
  const check = (title, holds) => results.check(`Compose: ${title}`, holds);
  let client;

  await check('nothing starts without the settings it needs, and each is named', () =>
    everySettingIsNeeded(files, environment),
  );
  await check('only Caddy is reached from outside', () => onlyCaddyIsOpen(project));
  const running = await check('database, application and Caddy become healthy', async () => {
    for (const service of SERVICES) {
      await project.create(service);
      await project.healthy(service);
    }
  });
  if (!running) return;

  await check('a sign-in and a record by https, which later visits insist on', async () => {
    client = await behindCaddy(project);
    await recordByHttps(project, client, admin);
  });
  await check('the address that a session shows is the browser’s own', () =>
    ownAddress(project, client),
  );
  await check('metrics are not given out through Caddy', async () => {
    const { status, headers } = await client.call('GET', '/api/metrics');
    must(status === 404 && !headers['x-request-id'], `answered ${status}`);
  });
  await check('Caddy lets an import through that the application takes', () => largeImport(client));
  await check('Caddy cannot reach the database', () => noWayToDatabase(project));
  for (const service of SERVICES)
    await check(`${service} has a read-only root and no more rights than it needs`, () =>
      confined(project, service),
    );

  await check('a restart of the application keeps record and session', async () => {
    await project.restart('app');
    await stillThere(client);
  });
  await check('a restart of the database keeps them, and the application finds it again', () =>
    restartedDatabase(project, client),
  );
  await check('a stop and start of the application under load cuts no request', () =>
    restartedUnderLoad(project, client),
  );
  await check('from the start of the process to ready within 2 s, on MariaDB', () =>
    readyInTime(project),
  );
  await check(
    'behind a balancer a session shows the address that it passes on, otherwise a claimed one counts for nothing',
    () => behindBalancer(project, admin),
  );
  await check('memory, idle', () => idleMemory(project));
  client?.close();
}

function everySettingIsNeeded(files, environment) {
  for (const name of REQUIRED) {
    const refused = refusal(files, { ...environment, [name]: '' });
    must(
      refused?.includes(name) && refused.includes('.env'),
      `without ${name}: ${refused ?? 'it would start'}`,
    );
  }
  return REQUIRED.join(', ');
}

function onlyCaddyIsOpen({ services, compose }) {
  const open = Object.entries(services)
    .filter(([, service]) => service.ports?.some((port) => !port.startsWith('127.0.0.1:')))
    .map(([name]) => name)
    .join(', ');
  must(open === 'caddy', `published: ${open}`);
  must(
    services.database.networks.every((name) => compose.networks[name]?.internal),
    'The database is in a network that is not internal.',
  );
}

async function recordByHttps(project, client, admin) {
  const { headers } = await client.expect(200, 'GET', '/');
  must(headers['strict-transport-security'], 'There is no Strict-Transport-Security.');
  must(
    headers['set-cookie']?.every((cookie) => /; Secure/i.test(cookie)),
    `Cookies without Secure: ${headers['set-cookie']}`,
  );
  await client.signIn(...admin);
  await client.expect(201, 'POST', '/api/department/add', {
    dep_name: 'Kept',
    description: 'Is there after restarts.',
  });
  const http = new Client({ address: project.address('caddy', 'web'), port: 80 });
  const plain = await http.call('GET', '/', undefined, { agent: false });
  must(
    plain.status === 308 && plain.headers.location?.startsWith('https://'),
    `http answers ${plain.status}`,
  );
}

/** This machine's, as Caddy's network has it. */
const browserOf = (project) => project.address('caddy', 'web').replace(/\d+$/, '1');

async function ownAddress(project, client) {
  const { text } = await client.expect(200, 'GET', '/api/auth/sessions');
  const own = browserOf(project);
  must(text.includes(`"${own}"`), `It is not ${own}: ${text.slice(0, 200)}`);
}

async function largeImport(client) {
  const people = 'x'.repeat(LARGE_IMPORT);
  const { status, json } = await client.upload('/api/import/add', { kind: 'employees' }, people);
  must(json, `answered ${status}, and not the application`);
  return `${LARGE_IMPORT / 1e6} MB: ${status} ${json.code ?? ''}`;
}

async function noWayToDatabase(project) {
  const database = project.address('database', 'data');
  const answer = await project.exec(
    'caddy',
    'bash',
    '-c',
    `timeout 3 bash -c '</dev/tcp/${database}/3306' 2>/dev/null && echo reached || echo not`,
  );
  must(answer === 'not', 'It can.');
}

async function restartedDatabase(project, client) {
  await project.restart('database');
  await project.healthy('database');
  const begun = performance.now();
  await stillThere(client);
  return `answered ${Math.round(performance.now() - begun)} ms after the database was healthy`;
}

async function restartedUnderLoad(project, client) {
  const load = underLoad(client);
  await sleep(2_000);
  const took = await project.stop('app');
  await project.start('app');
  await sleep(4_000);
  const told = noneFailed(await load.stop(), await caddyOf(project));
  must(took < LONGEST_STOP_MS, `the stop took ${Math.round(took)} ms`);
  return `${told}; the stop took ${Math.round(took)} ms`;
}

async function readyInTime(project) {
  await project.restart('app');
  const took = await startToReady(
    await project.engine.pid(project.container('app')),
    new Client({ address: project.address('app', 'web'), port: 3000 }),
  );
  must(took <= SLOWEST_START_MS, `${(took / 1000).toFixed(2)} s`);
  return `${(took / 1000).toFixed(2)} s`;
}

async function behindBalancer(project, admin) {
  const neighbour = browserOf(project);
  await sessionFrom(neighbour, project, admin);
  project.services.app.environment.TRUST_PROXY = '2';
  project.services.caddy.environment.TRUSTED_PROXIES = `${neighbour}/32`;
  for (const service of ['app', 'caddy']) {
    await project.restart(service);
    await project.healthy(service);
  }
  await sessionFrom(FORWARDED, project, admin);
}

async function idleMemory(project) {
  await sleep(10_000);
  const told = [];
  for (const service of SERVICES) {
    const megabytes = residentMegabytes(await project.engine.pid(project.container(service)));
    told.push(`${service} ${megabytes.toFixed(0)} MB`);
  }
  return told.join(', ');
}

/** By the certificate of Caddy's own authority, which it makes for localhost. */
export async function behindCaddy(project) {
  const authority = await project.exec(
    'caddy',
    'cat',
    '/data/caddy/pki/authorities/local/root.crt',
  );
  return new Client({ address: project.address('caddy', 'web'), port: 443, authority });
}

/** Some versions of Caddy lose bodies, and the one that stands in may be such. */
export async function caddyOf(project) {
  const [major, minor, patch] = (await project.exec('caddy', 'caddy', 'version'))
    .replace('v', '')
    .split(/[.\s]/)
    .map(Number);
  return { forgetful: major === 2 && (minor < 11 || (minor === 11 && patch < 2)) };
}

function refusal(files, environment) {
  try {
    readCompose(files, environment);
    return undefined;
  } catch (error) {
    return error.message;
  }
}

async function sessionFrom(address, project, admin) {
  const headers = { 'x-forwarded-for': FORWARDED };
  const client = await behindCaddy(project);
  await client.signIn(...admin, { headers });
  const { json } = await client.expect(200, 'GET', '/api/auth/sessions', undefined, { headers });
  client.close();
  const { address: shown } = json.sessions.find(({ current }) => current);
  must(shown === address, `It shows ${shown} and not ${address}.`);
}

async function confined(project, service) {
  const { user, capabilities, noNewPrivileges } = rightsOf(
    await project.engine.pid(project.container(service)),
  );
  if (service === 'caddy') must(capabilities === ONLY_LOW_PORTS, `capabilities ${capabilities}`);
  else must(user !== 0 && /^0+$/.test(capabilities), `user ${user}, capabilities ${capabilities}`);
  must(noNewPrivileges, 'It may gain rights.');
  if (service === 'app') await onlyData((...command) => project.exec('app', ...command));
  else
    must(
      (await project.exec(
        service,
        'sh',
        '-c',
        'touch /x /etc/x /usr/x 2>/dev/null || echo refused',
      )) === 'refused',
      'It can write to the root.',
    );
  return `user ${user}, capabilities ${capabilities.replace(/^0+(?=.)/, '')}`;
}

async function stillThere(client) {
  for (let tries = 0; ; tries++) {
    const answer = await client
      .call('GET', '/api/department')
      .catch((error) => ({ status: error.message, text: '' }));
    if (answer.status === 200) {
      must(answer.text.includes('Kept'), 'The record is gone.');
      return;
    }
    must(answer.status !== 401 && tries < 100, `It answers ${answer.status}`);
    await sleep(100);
  }
}
