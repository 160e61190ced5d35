import { diagnoseMailError } from '../../platform/mail/mail-diagnosis.js';
import { smtpTransport } from '../../platform/mail/smtp-delivery.js';
import { fault, ok, warning, type Check, type Finding } from './finding.js';

const LATE_MS = 60 * 60 * 1000;

export const checkMail: Check = async ({ configuration: { smtpUrl }, read }) => {
  const [row] = await read<{ waiting: number | string; oldest: number | string | null }>(
    'SELECT COUNT(*) AS waiting, MIN(created_at) AS oldest FROM mail WHERE next_attempt_at IS NOT NULL AND created_at <= ?',
    [Date.now()],
  );
  const waiting = Number(row?.waiting ?? 0);
  if (!smtpUrl)
    return waiting > 0
      ? warning(`${waiting} emails are waiting, but no mail server is set.`, 'Set SMTP_URL again.')
      : ok('Email is not set up.');
  const late = Date.now() - Number(row?.oldest ?? Date.now()) > LATE_MS;
  const findings: Finding[] = [await signIn(smtpUrl)];
  if (
    smtpUrl.protocol === 'smtp:' &&
    ['false', '0'].includes(smtpUrl.searchParams.get('requireTLS') ?? '') &&
    !isLoopback(smtpUrl.hostname)
  ) {
    findings.push(
      warning(
        'SMTP_URL allows emails without encryption: links to set a password could be read on the way.',
        'Leave ?requireTLS=false out, unless the network between both servers is your own.',
      ),
    );
  }
  if (late)
    findings.push(
      warning(
        `${waiting} emails are waiting, the oldest for more than an hour.`,
        'Check the server log for the errors of the mail server; the emails are sent once it accepts them.',
      ),
    );
  return findings;
};

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\./.test(host);
}

async function signIn(url: URL): Promise<Finding> {
  const transport = await smtpTransport(url);
  try {
    await transport.verify();
    return ok(`${url.hostname} accepts email from this server.`);
  } catch (error) {
    const { found, advice } = diagnoseMailError(error, url);
    return fault(found, advice);
  } finally {
    transport.close();
  }
}
