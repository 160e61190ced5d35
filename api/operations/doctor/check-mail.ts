import { smtpTransport } from '../../platform/mail/smtp-delivery.js';
import { fault, ok, warning, type Check, type Finding } from './finding.js';

const LATE_MS = 60 * 60 * 1000;

export const checkMail: Check = async ({ configuration: { smtpUrl }, read }) => {
  const [row] = await read<{ waiting: number | string; oldest: number | string | null }>('SELECT COUNT(*) AS waiting, MIN(created_at) AS oldest FROM mail WHERE next_attempt_at IS NOT NULL');
  const waiting = Number(row?.waiting ?? 0);
  if (!smtpUrl) return waiting > 0 ? warning(`${waiting} emails are waiting, but no mail server is set.`, 'Set SMTP_URL again.') : ok('Email is not set up.');
  const late = Date.now() - Number(row?.oldest ?? Date.now()) > LATE_MS;
  const findings: Finding[] = [await signIn(smtpUrl)];
  if (late) findings.push(warning(`${waiting} emails are waiting, the oldest for more than an hour.`, 'Check the server log for the errors of the mail server; the emails are sent once it accepts them.'));
  return findings;
};

async function signIn(url: URL): Promise<Finding> {
  const transport = await smtpTransport(url);
  try {
    await transport.verify();
    return ok(`${url.hostname} accepts email from this server.`);
  } catch (error) {
    const { code = 'no answer', responseCode } = error as { code?: string; responseCode?: number };
    return fault(`${url.hostname} accepts no email from this server: ${[code, responseCode].filter(Boolean).join(' ')}.`, 'Check SMTP_URL (host, port, user, password) and the firewall.');
  } finally {
    transport.close();
  }
}
