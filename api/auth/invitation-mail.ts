import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import { INVITATION_DAYS } from '../contract/invitations.js';
import type { Letter } from '../mail/letter.js';
import { MailKinds } from '../mail/mail-kinds.js';
import { Outbox } from '../mail/outbox.js';
import type { Recipient } from '../mail/recipients.js';
import { INVITATION_WORDS } from './invitation-mail.words.js';
import { LINKS, linkPath, OneTimeLinks } from './one-time-links.js';

const KIND = 'account.invitation';
/** Of the link's days, so much must be left for its reader. */
const TIME_TO_READ_MS = 24 * 60 * 60 * 1000;

/** The mail that invites somebody to choose a password. Its token is kept nowhere, as that of the mail with a reset link. */
@Injectable()
export class InvitationMail {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly outbox: Outbox,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    kinds: MailKinds,
  ) {
    kinds.register({ name: KIND, usefulMs: LINKS.invitation.goodMs - TIME_TO_READ_MS, write: (to, _data, mailId) => this.write(to, mailId) });
  }

  get possible(): boolean {
    return this.outbox.open;
  }

  /** Puts one to each account into the outbox, in the unit of work that invites them; returns until when their links are good. */
  async add(accountIds: string[]): Promise<number> {
    const mailIds = await this.outbox.add(KIND, accountIds, {});
    const links = mailIds.map((mailId, index) => ({ accountId: accountIds[index] as string, token: this.token(mailId) }));
    return this.links.add(links, 'invitation');
  }

  /** Nothing once the link was used or dropped meanwhile: by a newer invitation, or a change of the account. */
  private async write({ language }: Recipient, mailId: string): Promise<Letter | undefined> {
    const token = this.token(mailId);
    if (!(await this.links.isGood(token))) return undefined;
    const { companyName } = this.configuration;
    const { subject, invited, label, goodFor, notYou } = INVITATION_WORDS[language];
    return {
      subject: subject(companyName),
      paragraphs: [invited(companyName)],
      link: { label, path: linkPath('invitation', token) },
      remarks: [goodFor(INVITATION_DAYS), notYou],
    };
  }

  private token(mailId: string): string {
    return this.configuration.secret.hash('invitation-link', mailId);
  }
}
