import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { type Language, withSpaces } from '../../contract/languages.js';
import { Company } from '../config/company.js';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import type { DueMail } from './due-mails.js';
import { renderHtml, renderText, type Letter } from './letter.js';
import { MailKinds } from './mail-kinds.js';
import { Recipients, type Recipient } from './recipients.js';

@Injectable()
export class MailMessages {
  constructor(
    private readonly recipients: Recipients,
    private readonly kinds: MailKinds,
    private readonly company: Company,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async write({
    id,
    accountId,
    kind: name,
    data,
    createdAt,
  }: DueMail): Promise<SendMailOptions | undefined> {
    const kind = this.kinds.get(name);
    const to = kind.isOwnPay
      ? await this.recipients.findForPay(accountId, Number(createdAt))
      : await this.recipients.find(accountId);
    const letter = to && (await kind.write(to, JSON.parse(data) as never, id));
    return (
      letter &&
      composeMessage(letter, to, id, { ...this.configuration, companyName: this.company.name })
    );
  }
}

export type MailSettings = Pick<Configuration, 'companyName' | 'publicUrl' | 'mailFrom'>;

/** The message id stays the same on a retry, so that mail clients can drop duplicates. */
export function composeMessage(
  written: Letter,
  to: Recipient,
  id: string,
  { companyName, publicUrl, mailFrom }: MailSettings,
): SendMailOptions {
  if (!publicUrl) throw new Error('Links in emails need PUBLIC_URL.');
  const company = oneLine(companyName);
  const letter = spaced(to.language, written);
  const page = {
    letter,
    origin: publicUrl.origin,
    company,
    name: oneLine(to.name),
    language: to.language,
  };
  return {
    from: mailFrom ?? { name: company, address: `no-reply@${domainOf(publicUrl)}` },
    to: { name: oneLine(to.name), address: to.email },
    subject: oneLine(letter.subject),
    text: renderText(page),
    html: renderHtml(page),
    messageId: `<${id}@${domainOf(publicUrl)}>`,
    // Suppresses out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

function spaced(
  language: Language,
  { subject, paragraphs, link, otherLink, notes }: Letter,
): Letter {
  const text = (written: string) => withSpaces(language, written);
  return {
    subject: text(subject),
    paragraphs: paragraphs.map(text),
    ...(link && { link: { ...link, label: text(link.label) } }),
    ...(otherLink && { otherLink: { ...otherLink, label: text(otherLink.label) } }),
    notes: notes?.map(text),
  };
}

/** Prevents header injection. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function domainOf({ hostname }: URL): string {
  return isIP(hostname) ? `[${hostname}]` : hostname;
}
