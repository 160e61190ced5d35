import { isIP } from 'node:net';
import { fault, ok, warning, type Check } from './finding.js';

const WAIT_MS = 4_000;

export const checkServer: Check = async ({ configuration: { host, port } }) => {
  const localHost = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const url = `http://${isIP(localHost) === 6 ? `[${localHost}]` : localHost}:${port}/api/health/ready`;
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(WAIT_MS) });
    return status === 200
      ? ok(`The server at ${url} is ready.`)
      : fault(
          `The server at ${url} answers ${status}: it is not ready.`,
          'Check its log; the other findings may explain it.',
        );
  } catch {
    return warning(`No server answers at ${url}.`, 'Start it if it should run on this machine.');
  }
};
