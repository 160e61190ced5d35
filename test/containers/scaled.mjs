import { setTimeout as sleep } from 'node:timers/promises';
import { behindCaddy, caddyOf } from './composed.mjs';
import { Client } from './client.mjs';
import { noneFailed, underLoad } from './load.mjs';
import { must, Skip } from './results.mjs';

const INSTANCES = ['app', 'app-2', 'app-3'];
const TOKEN_CALLS = 300;
const TARGETS_MS = 40_000;

/** deploy/docker-compose.scaled.yml: three instances behind Caddy, and Prometheus. */
export async function scaledChecks({ results, project, environment }) {
  const { engine } = project;
  let client;

  const running = await results.check(
    'Scaled: three instances that start at once on an empty database become healthy',
    async () => {
      await project.create('database');
      await project.healthy('database');
      await Promise.all(INSTANCES.map((name) => project.create(name)));
      for (const name of INSTANCES) await project.healthy(name);
      await project.create('caddy');
      await project.healthy('caddy');
      client = await behindCaddy(project);
      await client.signIn(environment.ADMIN_EMAIL, environment.ADMIN_PASSWORD);
    },
  );
  if (!running) return;

  await results.check(
    'Scaled: Caddy shares the work out, and a token counts everywhere',
    async () => {
      const calls = await Promise.all(
        Array.from({ length: TOKEN_CALLS }, () =>
          client.call('GET', '/api/department?range=[0,9]'),
        ),
      );
      const wrong = calls.filter(({ status }) => status !== 200);
      must(wrong.length === 0, `${wrong.length} of ${TOKEN_CALLS} answered ${wrong[0]?.status}`);
      const shares = await Promise.all(
        INSTANCES.map(
          async (name) =>
            (await engine.out('logs', project.container(name)))
              .split('\n')
              .filter((line) => line.includes('/api/department"')).length,
        ),
      );
      must(Math.min(...shares) > TOKEN_CALLS / 10, `shares: ${shares.join(', ')}`);
      return `${TOKEN_CALLS} calls, no 401, shared as ${shares.join(', ')}`;
    },
  );

  await results.check(
    'Scaled: instances restarted one after the other under load, no request fails',
    async () => {
      const load = underLoad(client);
      for (const name of INSTANCES) {
        await project.restart(name);
        await project.healthy(name);
        await sleep(3_000);
      }
      return noneFailed(await load.stop(), await caddyOf(project));
    },
  );

  await results.check('Scaled: an instance is killed under load, no read fails', async () => {
    const load = underLoad(client, { writers: 0 });
    await sleep(1_000);
    await engine.podman('kill', project.container('app-2'));
    await sleep(5_000);
    await project.start('app-2');
    await project.healthy('app-2');
    return noneFailed(await load.stop(), await caddyOf(project));
  });

  await results.check('Scaled: promtool accepts the configuration of Prometheus', async () => {
    await project.create('prometheus');
    return (
      await engine.out(
        'exec',
        project.container('prometheus'),
        'promtool',
        'check',
        'config',
        '/etc/prometheus/prometheus.yml',
      )
    )
      .split('\n')
      .at(-1);
  });

  await results.check('Scaled: Prometheus reads all three instances', async () => {
    const { status } = await new Client({
      address: project.address('app', 'web'),
      port: 3000,
    }).call('GET', '/api/metrics', undefined, { agent: false });
    if (status === 404) throw new Skip('this version has no /api/metrics');
    must([401, 403].includes(status), `Without the token /api/metrics answers ${status}.`);
    return targetsUp(new Client({ address: project.address('prometheus', 'web'), port: 9090 }));
  });
  client?.close();
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
