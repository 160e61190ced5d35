import { Inject, Injectable, Logger } from '@nestjs/common';
import { Accounts } from '../account/accounts.js';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Letter } from '../mail/letter.js';
import { MailKinds } from '../mail/mail-kinds.js';
import { Outbox } from '../mail/outbox.js';
import { Recipients, type Recipient } from '../mail/recipients.js';
import { LINKS, linkPath, OneTimeLinks } from './one-time-links.js';
import { RESET_WORDS } from './reset-mail.words.js';

const KIND = 'password.reset';
/** Of the link's hour, so much must be left for its reader. */
const TIME_TO_READ_MS = 10 * 60 * 1000;
/** Whoever has so many links that work needs no other one, and a mailbox must not be filled by strangers. */
const MOST_GOOD = 5;

/**
 * The mail with a link that sets a new password. Its token is a keyed hash of the mail's id under the server's secret: it
 * is kept nowhere, and another try of the same mail carries the same link.
 */
@Injectable()
export class ResetMail {
  private readonly logger = new Logger('ResetMail');

  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly links: OneTimeLinks,
    private readonly recipients: Recipients,
    private readonly outbox: Outbox,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    kinds: MailKinds,
  ) {
    kinds.register({ name: KIND, usefulMs: LINKS.reset.goodMs - TIME_TO_READ_MS, write: (to, _data, mailId) => this.write(to, mailId) });
  }

  /** Never fails, and tells nobody whether there is such an account. */
  async ask(email: string): Promise<void> {
    if (!this.outbox.open) return;
    try {
      const account = await this.accounts.findByEmail(email);
      // Without a password, the address may be one that was made up by a pattern and belong to anybody, until an admin used it.
      const known = account && (account.passwordHash !== null || account.invitedAt !== null);
      const reader = known && (await this.recipients.find(account.id));
      if (reader && (await this.links.countGood(reader.accountId)) < MOST_GOOD) await this.put(reader);
    } catch (error) {
      this.logger.error(`A link could not be put into the outbox: ${(error as Error).name}`);
    }
  }

  private async put({ accountId }: Recipient): Promise<void> {
    await this.work.write(async () => {
      const [mailId] = await this.outbox.add(KIND, [accountId], {});
      if (mailId) await this.links.add([{ accountId, token: this.token(mailId) }], 'reset');
    });
  }

  /** Nothing once the link was used or dropped meanwhile. */
  private async write({ language }: Recipient, mailId: string): Promise<Letter | undefined> {
    const token = this.token(mailId);
    if (!(await this.links.isGood(token))) return undefined;
    const { subject, asked, label, goodFor, notYou } = RESET_WORDS[language];
    return { subject, paragraphs: [asked], link: { label, path: linkPath('reset', token) }, remarks: [goodFor, notYou] };
  }

  private token(mailId: string): string {
    return this.configuration.secret.hash('reset-link', mailId);
  }
}
