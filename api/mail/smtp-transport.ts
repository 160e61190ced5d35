import type { Transporter } from 'nodemailer';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** To the mail server, with an end to every waiting. Who sends no mail does without what it takes in memory. */
export async function smtpTransport(url: URL | undefined): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: url?.href,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
