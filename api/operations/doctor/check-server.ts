import { isIP } from 'node:net';
import type { Configuration } from '../../platform/config/configuration.js';
import { fault, ok, warning, type Check, type Finding } from './finding.js';

const WAIT_MS = 4_000;

export const checkServer: Check = async ({ configuration }) => [
  await checkOwnAddress(configuration),
  ...(await checkPublicAddress(configuration)),
];

async function checkOwnAddress({ host, port }: Configuration): Promise<Finding> {
  const localHost = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const url = `http://${isIP(localHost) === 6 ? `[${localHost}]` : localHost}:${port}/api/health/ready`;
  try {
    const { status } = await ask(url);
    return status === 200
      ? ok(`The server at ${url} is ready.`)
      : fault(
          `The server at ${url} answers ${status}: it is not ready.`,
          'Check its log; the other findings may explain it.',
        );
  } catch {
    return warning(`No server answers at ${url}.`, 'Start it if it should run on this machine.');
  }
}

/** A machine may not reach its own public address, so that only a wrong answer or an unknown name is a finding. */
async function checkPublicAddress({ publicUrl }: Configuration): Promise<Finding[]> {
  if (!publicUrl) return [];
  const advice =
    'Set PUBLIC_URL to the address that people type: links in emails and addresses of calendars lead there.';
  try {
    const response = await ask(`${publicUrl.origin}/api/health`);
    // A proxy in front of a server that does not run.
    if (response.status >= 500) return [];
    const body = (await response.json().catch(() => ({}))) as { status?: unknown };
    return body.status === 'ok'
      ? []
      : [warning(`Something else than this server answers at ${publicUrl.origin}.`, advice)];
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    return code === 'ENOTFOUND'
      ? [warning(`This machine knows no host ${publicUrl.hostname} (ENOTFOUND).`, advice)]
      : [];
  }
}

function ask(url: string): Promise<Response> {
  return fetch(url, { signal: AbortSignal.timeout(WAIT_MS) });
}
