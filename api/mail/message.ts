import { isIP } from 'node:net';
import type { SendMailOptions } from 'nodemailer';
import type { Configuration } from '../config/configuration.js';
import { htmlOf } from './letter-html.js';
import { textOf } from './letter-text.js';
import type { Letter } from './letter.js';
import type { Recipient } from './recipients.js';

export type MailSettings = Pick<Configuration, 'companyName' | 'publicUrl' | 'mailFrom'>;

/** The letter as it goes to the mail server. Its id stays the same when it is tried again, so that doubles can be told. */
export function messageOf(letter: Letter, to: Recipient, id: string, { companyName, publicUrl, mailFrom }: MailSettings): SendMailOptions {
  if (!publicUrl) throw new Error('Mails carry links, which need PUBLIC_URL.');
  const company = oneLine(companyName);
  const address = `${publicUrl.origin}${publicUrl.pathname.replace(/\/$/, '')}${letter.link.path}`;
  const page = { letter, address, company, name: oneLine(to.name), language: to.language };
  return {
    from: mailFrom ?? { name: company, address: `no-reply@${domainOf(publicUrl)}` },
    to: { name: oneLine(to.name), address: to.email },
    subject: oneLine(letter.subject),
    text: textOf(page),
    html: htmlOf(page),
    messageId: `<${id}@${domainOf(publicUrl)}>`,
    // Holiday notices must not answer.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** Nothing in a header may begin another. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function domainOf({ hostname }: URL): string {
  return isIP(hostname) ? `[${hostname}]` : hostname;
}
