// npm run dev: the server, compiled and started again after each change of its sources.
import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'rolldown';
import { compilation } from './lib/compilation.mjs';
import { install } from './lib/install.mjs';
import { top } from './lib/run.mjs';

await install({ tools: true });
let server;
const watcher = watch(compilation());
watcher.on('event', async (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code === 'END') await restart();
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await watcher.close();
    await stop();
    process.exit();
  });

async function restart() {
  await stop();
  server = spawn(process.execPath, ['--enable-source-maps', 'dist/main.js'], {
    cwd: top,
    stdio: 'inherit',
  });
}

async function stop() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  server.kill();
  await once(server, 'exit');
}
