import { statSync } from 'node:fs';
import type { Configuration } from '../../platform/config/configuration.js';
import { openFiles } from '../../platform/config/private-files.js';
import { embeddedFile } from '../../platform/database/connection/data-source.js';
import { fault, ok, warning, type Check, type Finding } from './finding.js';

const OLDEST_MAINTAINED_NODE = 22;

/** A network of prefix 0 is every address, too. */
function trustsEverybody(trustProxy: Configuration['trustProxy']): boolean {
  return (
    trustProxy === true ||
    (Array.isArray(trustProxy) && trustProxy.some((network) => /\/0+$/.test(network)))
  );
}

type Possible = Finding | false | undefined;

export const checkConfiguration: Check = async ({ configuration, environment }) => {
  const possible = [
    ...modeFindings(configuration),
    ...addressFindings(configuration, environment),
    ...upkeepFindings(configuration),
    ...secrecyFindings(configuration, environment),
  ];
  const findings = possible.filter((finding) => finding !== false && finding !== undefined);
  return findings.length > 0 ? findings : ok('The settings are consistent.');
};

function modeFindings({ production, host, demoData }: Configuration): Possible[] {
  const exposed = !['127.0.0.1', '::1', 'localhost'].includes(host);
  return [
    !production &&
      exposed &&
      warning(
        'The server accepts connections from other machines but is not in production mode.',
        'Set NODE_ENV=production.',
      ),
    production &&
      demoData &&
      warning('An empty database would be filled with a demo company.', 'Unset DEMO_DATA.'),
  ];
}

function addressFindings(
  { production, trustProxy, publicUrl }: Configuration,
  { PUBLIC_URL }: NodeJS.ProcessEnv,
): Possible[] {
  return [
    production &&
      trustProxy === false &&
      publicUrl?.protocol === 'https:' &&
      warning(
        "PUBLIC_URL is https, but no proxy is trusted: all users seem to have the proxy's address.",
        'Set TRUST_PROXY=1 behind one proxy.',
      ),
    trustsEverybody(trustProxy) &&
      warning(
        'TRUST_PROXY trusts every address: a client that sends X-Forwarded-For chooses the address for which attempts are counted and which logs show.',
        'Set the number of proxies, such as TRUST_PROXY=1, or their addresses.',
      ),
    production &&
      publicUrl?.protocol === 'http:' &&
      warning(
        'PUBLIC_URL is http: passwords and links in emails are not encrypted.',
        'Put an https proxy in front, and set PUBLIC_URL to its address.',
      ),
    publicUrl &&
      PUBLIC_URL?.trim().endsWith('/') &&
      warning(
        'PUBLIC_URL ends with a slash, which a proxy may take for a path.',
        `Set PUBLIC_URL=${publicUrl.origin}`,
      ),
  ];
}

function upkeepFindings({ production, smtpUrl, backups }: Configuration): Possible[] {
  return [
    production &&
      !smtpUrl &&
      warning(
        'Email is not set up: no one can reset a forgotten password without an admin.',
        'Set SMTP_URL, PUBLIC_URL and MAIL_FROM.',
      ),
    production &&
      !backups &&
      warning(
        'No automatic backups are made.',
        'Set BACKUP_DIR, on another disk if there is one, or run npm run backup every night.',
      ),
    Number(process.versions.node.split('.')[0]) < OLDEST_MAINTAINED_NODE &&
      warning(`Node ${process.versions.node} no longer gets security updates.`, 'Install Node 24.'),
  ];
}

function secrecyFindings(
  configuration: Configuration,
  { JWT_SECRET = '' }: NodeJS.ProcessEnv,
): Possible[] {
  const mode = statSync('.env', { throwIfNoEntry: false })?.mode ?? 0;
  return [
    /^(.)\1+$/.test(JWT_SECRET) &&
      fault('JWT_SECRET can be guessed.', 'Set it to the output of openssl rand -hex 32.'),
    ...openFiles(configuration, embeddedFile(configuration)).map(({ found, advice }) =>
      warning(found, advice),
    ),
    (mode & 0o077) !== 0 && warning('Others on this machine can read .env.', 'chmod 600 .env'),
  ];
}
