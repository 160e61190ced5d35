import { Inject, Injectable } from '@nestjs/common';
import { INVITATION_DAYS } from '../../contract/auth/invitations.js';
import { Company } from '../../platform/config/company.js';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import type { Letter } from '../../platform/mail/letter.js';
import { MailKinds } from '../../platform/mail/mail-kinds.js';
import { MAIL_TEXTS } from '../../platform/mail/mail-texts.js';
import { Outbox } from '../../platform/mail/outbox.js';
import type { Recipient } from '../../platform/mail/recipients.js';
import { linkPath, LINKS, OneTimeLinks } from './one-time-links.js';

const KIND = 'account.invitation';
/** The mail is not sent if less than this is left of the link's validity. */
const TIME_TO_READ_MS = 24 * 60 * 60 * 1000;

@Injectable()
export class InvitationMail {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly outbox: Outbox,
    private readonly company: Company,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    kinds: MailKinds,
  ) {
    kinds.register({
      name: KIND,
      expiresAfterMs: LINKS.invitation.validMs - TIME_TO_READ_MS,
      write: (to, _data, mailId) => this.write(to, mailId),
    });
  }

  get available(): boolean {
    return this.outbox.open;
  }

  /** Returns when the links expire. */
  async add(accountIds: string[]): Promise<number> {
    const mailIds = await this.outbox.add(KIND, accountIds, {});
    const links = mailIds.map((mailId, index) => ({
      accountId: accountIds[index] as string,
      token: this.token(mailId),
    }));
    return this.links.add(links, 'invitation');
  }

  private async write({ language }: Recipient, mailId: string): Promise<Letter | undefined> {
    const token = this.token(mailId);
    if (!(await this.links.isValid(token))) return undefined;
    const { name } = this.company;
    const { subject, invited, label, validFor, notYou } = MAIL_TEXTS[language].invitation;
    return {
      subject: subject(name),
      paragraphs: [invited(name)],
      link: { label, path: linkPath('invitation', token) },
      notes: [validFor(INVITATION_DAYS), notYou],
    };
  }

  private token(mailId: string): string {
    return this.configuration.secret.hash('invitation-link', mailId);
  }
}
