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

export const checkConfiguration: Check = async ({ configuration, environment }) => {
  const { production, host, trustProxy, publicUrl, smtpUrl, demoData, backups } = configuration;
  const exposed = !['127.0.0.1', '::1', 'localhost'].includes(host);
  const findings: Finding[] = [];
  if (!production && exposed)
    findings.push(
      warning(
        'The server accepts connections from other machines but is not in production mode.',
        'Set NODE_ENV=production.',
      ),
    );
  if (production && demoData)
    findings.push(
      warning('An empty database would be filled with a demo company.', 'Unset DEMO_DATA.'),
    );
  if (production && trustProxy === false && publicUrl?.protocol === 'https:') {
    findings.push(
      warning(
        "PUBLIC_URL is https, but no proxy is trusted: all users seem to have the proxy's address.",
        'Set TRUST_PROXY=1 behind one proxy.',
      ),
    );
  }
  if (trustsEverybody(trustProxy)) {
    findings.push(
      warning(
        'TRUST_PROXY trusts every address: a client that sends X-Forwarded-For chooses the address for which attempts are counted and which logs show.',
        'Set the number of proxies, such as TRUST_PROXY=1, or their addresses.',
      ),
    );
  }
  if (production && publicUrl?.protocol === 'http:')
    findings.push(
      warning(
        'PUBLIC_URL is http: passwords and links in emails are not encrypted.',
        'Put an https proxy in front, and set PUBLIC_URL to its address.',
      ),
    );
  if (publicUrl && environment.PUBLIC_URL?.trim().endsWith('/'))
    findings.push(
      warning(
        'PUBLIC_URL ends with a slash, which a proxy may take for a path.',
        `Set PUBLIC_URL=${publicUrl.origin}`,
      ),
    );
  if (production && !smtpUrl)
    findings.push(
      warning(
        'Email is not set up: no one can reset a forgotten password without an admin.',
        'Set SMTP_URL, PUBLIC_URL and MAIL_FROM.',
      ),
    );
  if (production && !backups)
    findings.push(
      warning(
        'No automatic backups are made.',
        'Set BACKUP_DIR, on another disk if there is one, or run npm run backup every night.',
      ),
    );
  if (Number(process.versions.node.split('.')[0]) < OLDEST_MAINTAINED_NODE)
    findings.push(
      warning(`Node ${process.versions.node} no longer gets security updates.`, 'Install Node 24.'),
    );
  if (environment.JWT_SECRET && /^(.)\1+$/.test(environment.JWT_SECRET))
    findings.push(
      fault('JWT_SECRET can be guessed.', 'Set it to the output of openssl rand -hex 32.'),
    );
  for (const { found, advice } of openFiles(configuration, embeddedFile(configuration)))
    findings.push(warning(found, advice));
  const mode = statSync('.env', { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & 0o077) !== 0)
    findings.push(warning('Others on this machine can read .env.', 'chmod 600 .env'));
  return findings.length > 0 ? findings : ok('The settings are consistent.');
};
