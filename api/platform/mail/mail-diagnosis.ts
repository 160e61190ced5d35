import type { NodemailerError } from 'nodemailer';

export interface MailDiagnosis {
  found: string;
  advice: string;
}

/** Codes of OpenSSL and Node for a certificate that is not accepted. */
const UNTRUSTED = /SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|CERT_UNTRUSTED|INVALID_CA|CERT_SIGNATURE/;
const EXPIRED = /CERT_(?:HAS_EXPIRED|NOT_YET_VALID)/;
const OTHER_NAME = /CERT_ALTNAME_INVALID/;
const MAX_WORDS = 200;

/** Advice for the operator about a mail server that cannot be used. */
export function diagnoseMailError(error: unknown, url: URL): MailDiagnosis {
  const { code = 'no answer', originalCode = '', responseCode } = error as NodemailerError;
  const host = url.hostname;
  const words = wordsOf(error as NodemailerError, url);
  const certificate = (advice: string) => ({
    found: `The certificate of ${host} is not accepted, so no email is sent: ${words} (${originalCode}).`,
    advice,
  });
  if (EXPIRED.test(originalCode))
    return certificate(
      'Renew the certificate on the mail server, and check the clock of both machines (date).',
    );
  if (OTHER_NAME.test(originalCode))
    return certificate(
      'Name the mail server in SMTP_URL as its certificate does, or get it a certificate for this name.',
    );
  if (UNTRUSTED.test(originalCode))
    return certificate(
      "Get a certificate from a public authority. For one of your own, set NODE_EXTRA_CA_CERTS to a file with your authority's certificate, or end SMTP_URL with ?tls.rejectUnauthorized=false, which takes every certificate.",
    );
  if (/WRONG_VERSION_NUMBER|ERR_SSL|EPROTO/.test(originalCode))
    return {
      found: `${host} does not speak TLS at port ${url.port || 465}: ${words} (${originalCode}).`,
      advice: 'Use smtps:// for port 465, and smtp:// for 587 and 25, which turn to TLS later.',
    };
  if (code === 'ETLS')
    return {
      found: `There is no encrypted connection to ${host}: no email is sent. ${words}.`,
      advice:
        'It must offer STARTTLS, or be named as smtps://. On this machine, ?requireTLS=false at the end of SMTP_URL sends without.',
    };
  const codes = [...new Set([code, originalCode, responseCode])].filter(Boolean).join(' ');
  return {
    found: `${host} accepts no email from this server: ${words} (${codes}).`,
    advice:
      code === 'EAUTH'
        ? 'Check user and password in SMTP_URL; special characters in them must be percent-encoded.'
        : 'Check SMTP_URL (host, port; smtps:// for 465, smtp:// for 587 and 25) and the firewall.',
  };
}

/** The library's message without control characters, the user and the password, which a server may repeat. */
function wordsOf({ message }: NodemailerError, { username, password }: URL): string {
  const secrets = [password, username].flatMap((part) => formsOf(part)).filter(Boolean);
  // The longest first: a user may be part of the password.
  const clean = secrets
    .sort((a, b) => b.length - a.length)
    .reduce((text, secret) => text.replaceAll(secret, '…'), message)
    // A server may repeat the command, in which user and password are one word.
    .replace(/\bAUTH .+/, 'AUTH …')
    .replace(/[\w+/=-]{16,}/g, (word) => (/^[a-z_-]+$/i.test(word) ? word : '…'))
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
  return clean.length > MAX_WORDS ? `${clean.slice(0, MAX_WORDS)}…` : clean;
}

function formsOf(part: string): string[] {
  const plain = decodeURIComponent(part);
  return [part, plain, Buffer.from(plain).toString('base64')];
}
