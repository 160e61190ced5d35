import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CLOCK, TIME_ZONE } from '../../support/clock-environment.mjs';

/** Another build than that of this folder can be looked at, too. */
const MAIN =
  process.env.STAGE_MAIN ?? fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url));

/**
 * Starts the built server on `dataDir`; answers its address, what it printed until it listened, and how to stop it.
 * @returns {Promise<{ url: string, printed: string, stop: () => Promise<unknown> }>}
 */
export async function startDemoServer(dataDir, environment = {}) {
  try {
    return await start(dataDir, environment);
  } catch (error) {
    // Somebody else has taken the port meanwhile.
    if (!environment.PORT) throw error;
    return start(dataDir, { ...environment, PORT: '0' });
  }
}

async function start(dataDir, environment) {
  const server = spawn(process.execPath, [MAIN], {
    env: {
      ...CLOCK,
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      TIME_ZONE,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const leaveNoneBehind = () => server.kill('SIGKILL');
  process.once('exit', leaveNoneBehind);
  const printed = await new Promise((resolve, reject) => {
    let text = '';
    server.stdout.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      if (/^Listening on \S+$/m.test(text)) resolve(text);
    });
    void ended.then((code) =>
      reject(new Error(`The server ended with ${code} before it listened.`)),
    );
  });
  return {
    url: /^Listening on (\S+)$/m.exec(printed)[1],
    printed,
    stop: () => {
      process.off('exit', leaveNoneBehind);
      server.kill('SIGTERM');
      return ended;
    },
  };
}
