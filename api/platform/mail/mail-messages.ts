import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import type { DueMail } from './due-mails.js';
import { htmlOf, textOf, type Letter } from './letter.js';
import { MailKinds } from './mail-kinds.js';
import { Recipients, type Recipient } from './recipients.js';

/** The message of a mail that is to be sent now, to the person and in the language as they are now. */
@Injectable()
export class MailMessages {
  constructor(
    private readonly recipients: Recipients,
    private readonly kinds: MailKinds,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** Undefined when there is nobody to read it or nothing to say. */
  async write({ id, accountId, kind, data }: DueMail): Promise<SendMailOptions | undefined> {
    const to = await this.recipients.find(accountId);
    const letter = to && (await this.kinds.get(kind).write(to, JSON.parse(data) as never, id));
    return letter && messageOf(letter, to, id, this.configuration);
  }
}

export type MailSettings = Pick<Configuration, 'companyName' | 'publicUrl' | 'mailFrom'>;

/** The letter as it goes to the mail server. Its id stays the same when it is tried again, so that doubles can be told. */
export function messageOf(letter: Letter, to: Recipient, id: string, { companyName, publicUrl, mailFrom }: MailSettings): SendMailOptions {
  if (!publicUrl) throw new Error('Mails carry links, which need PUBLIC_URL.');
  const company = oneLine(companyName);
  const address = `${publicUrl.origin}${letter.link.path}`;
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
