import { statSync } from 'node:fs';
import { fault, ok, warning, type Check, type Finding } from './finding.js';

const OLDEST_MAINTAINED_NODE = 22;

export const checkConfiguration: Check = async ({ configuration, environment }) => {
  const { production, host, trustProxy, publicUrl, smtpUrl, secretFile, demoData, backups } = configuration;
  const exposed = !['127.0.0.1', '::1', 'localhost'].includes(host);
  const findings: Finding[] = [];
  if (!production && exposed) findings.push(warning('The server listens for other machines, not in production.', 'Set NODE_ENV=production.'));
  if (production && demoData) findings.push(warning('An empty database would be filled with a demo company.', 'Unset DEMO_DATA.'));
  if (production && trustProxy === false && publicUrl?.protocol === 'https:') {
    findings.push(warning('PUBLIC_URL is https, and no proxy is trusted: everybody has the proxy\'s address.', 'Set TRUST_PROXY=1 behind one proxy.'));
  }
  if (production && publicUrl?.protocol === 'http:') findings.push(warning('PUBLIC_URL is http: links in mails and passwords are not encrypted.', 'Put a proxy with https in front, and set PUBLIC_URL to its address.'));
  if (publicUrl && environment.PUBLIC_URL?.trim().endsWith('/')) findings.push(warning('PUBLIC_URL ends with a slash, which a proxy that reads it can take for a path.', `Set PUBLIC_URL=${publicUrl.origin}`));
  if (production && !smtpUrl) findings.push(warning('No mail can be sent: nobody can reset a forgotten password alone.', 'Set SMTP_URL, PUBLIC_URL and MAIL_FROM.'));
  if (production && !backups) findings.push(warning('No backup is made by itself.', 'Set BACKUP_DIR, on another disk if there is one, or call npm run backup each night.'));
  if (Number(process.versions.node.split('.')[0]) < OLDEST_MAINTAINED_NODE) findings.push(warning(`Node ${process.versions.node} gets no security updates any more.`, 'Install Node 24.'));
  if (environment.JWT_SECRET && /^(.)\1+$/.test(environment.JWT_SECRET)) findings.push(fault('JWT_SECRET can be guessed.', 'Set it to what openssl rand -hex 32 prints.'));
  for (const file of [secretFile, '.env']) {
    const mode = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.mode;
    if (mode !== undefined && (mode & 0o077) !== 0) findings.push(warning(`Others on this machine can read ${file}.`, `chmod 600 ${file}`));
  }
  return findings.length > 0 ? findings : ok('The values fit together.');
};
