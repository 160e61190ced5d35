import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from './client.mjs';
import { behindCaddy, caddyOf } from './composed.mjs';
import { noneFailed, underLoad } from './load.mjs';
import { must, Skip } from './results.mjs';

const INSTANCES = ['app', 'app-2', 'app-3'];
const TOKEN_CALLS = 300;
const TARGETS_MS = 40_000;

/** deploy/docker-compose.scaled.yml: three instances behind Caddy, and Prometheus. */
export async function scaledChecks({ results, project, environment }) {
  const check = (title, holds) => results.check(`Scaled: ${title}`, holds);
  let client;

  const running = await check(
    'three instances that start at once on an empty database become healthy',
    async () => {
      await startAll(project);
      client = await behindCaddy(project);
      await client.signIn(environment.ADMIN_EMAIL, environment.ADMIN_PASSWORD);
    },
  );
  if (!running) return;

  await check('Caddy shares the work out, and a token counts everywhere', () =>
    sharedOut(project, client),
  );
  await check('instances restarted one after the other under load, no request fails', async () => {
    const load = underLoad(client);
    for (const name of INSTANCES) {
      await project.restart(name);
      await project.healthy(name);
      await sleep(3_000);
    }
    return noneFailed(await load.stop(), await caddyOf(project));
  });
  await check('an instance is killed under load, no read fails', async () => {
    const load = underLoad(client, { writers: 0 });
    await sleep(1_000);
    await project.engine.podman('kill', project.container('app-2'));
    await sleep(5_000);
    await project.start('app-2');
    await project.healthy('app-2');
    return noneFailed(await load.stop(), await caddyOf(project));
  });
  await check('promtool accepts the configuration of Prometheus', async () => {
    await project.create('prometheus');
    const configuration = '/etc/prometheus/prometheus.yml';
    const told = await project.exec('prometheus', 'promtool', 'check', 'config', configuration);
    return told.split('\n').at(-1);
  });
  await check('Prometheus reads all three instances', () => readByPrometheus(project));
  client?.close();
}

async function startAll(project) {
  await project.create('database');
  await project.healthy('database');
  await Promise.all(INSTANCES.map((name) => project.create(name)));
  for (const name of INSTANCES) await project.healthy(name);
  await project.create('caddy');
  await project.healthy('caddy');
}

async function sharedOut(project, client) {
  const calls = await Promise.all(
    Array.from({ length: TOKEN_CALLS }, () => client.call('GET', '/api/department?range=[0,9]')),
  );
  const wrong = calls.filter(({ status }) => status !== 200);
  must(wrong.length === 0, `${wrong.length} of ${TOKEN_CALLS} answered ${wrong[0]?.status}`);
  const logs = await Promise.all(
    INSTANCES.map((name) => project.engine.out('logs', project.container(name))),
  );
  const shares = logs.map(
    (log) => log.split('\n').filter((line) => line.includes('/api/department"')).length,
  );
  must(Math.min(...shares) > TOKEN_CALLS / 10, `shares: ${shares.join(', ')}`);
  return `${TOKEN_CALLS} calls, no 401, shared as ${shares.join(', ')}`;
}

async function readByPrometheus(project) {
  const instance = new Client({ address: project.address('app', 'web'), port: 3000 });
  const { status } = await instance.call('GET', '/api/metrics', undefined, { agent: false });
  if (status === 404) throw new Skip('this version has no /api/metrics');
  must([401, 403].includes(status), `Without the token /api/metrics answers ${status}.`);
  return targetsUp(new Client({ address: project.address('prometheus', 'web'), port: 9090 }));
}

async function targetsUp(prometheus) {
  const until = performance.now() + TARGETS_MS;
  for (;;) {
    const { json } = await prometheus.call('GET', '/api/v1/targets').catch(() => ({}));
    const targets = json?.data.activeTargets ?? [];
    if (targets.length === INSTANCES.length && targets.every(({ health }) => health === 'up'))
      return `${targets.length} targets up`;
    must(
      performance.now() < until,
      targets
        .map(({ scrapeUrl, health, lastError }) => `${scrapeUrl} ${health} ${lastError}`)
        .join('; '),
    );
    await sleep(500);
  }
}
