import { smtpTransport } from '../../platform/mail/smtp-delivery.js';
import { fault, ok, warning, type Check, type Finding } from './finding.js';

const LATE_MS = 60 * 60 * 1000;

export const checkMail: Check = async ({ configuration: { smtpUrl }, read }) => {
  const [row] = await read<{ waiting: number | string; oldest: number | string | null }>('SELECT COUNT(*) AS waiting, MIN(created_at) AS oldest FROM mail WHERE next_attempt_at IS NOT NULL');
  const waiting = Number(row?.waiting ?? 0);
  if (!smtpUrl) return waiting > 0 ? warning(`${waiting} mails wait, and no mail server is set.`, 'Set SMTP_URL again.') : ok('Mail is not set up.');
  const late = Date.now() - Number(row?.oldest ?? Date.now()) > LATE_MS;
  const findings: Finding[] = [await signIn(smtpUrl)];
  if (late) findings.push(warning(`${waiting} mails wait, the oldest for more than an hour.`, 'Look at the log for what the mail server says; they are sent when it takes them.'));
  return findings;
};

async function signIn(url: URL): Promise<Finding> {
  const transport = await smtpTransport(url);
  try {
    await transport.verify();
    return ok(`${url.hostname} takes mail from here.`);
  } catch (error) {
    const { code = 'no answer', responseCode } = error as { code?: string; responseCode?: number };
    return fault(`${url.hostname} takes no mail from here: ${[code, responseCode].filter(Boolean).join(' ')}.`, 'Look at SMTP_URL (name, port, user, password) and at the firewall.');
  } finally {
    transport.close();
  }
}
