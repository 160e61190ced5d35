import { Inject, Injectable, Logger } from '@nestjs/common';
import { Accounts } from '../../account/accounts.js';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { errorReason } from '../../platform/database/connection/driver-errors.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { Letter } from '../../platform/mail/letter.js';
import { MailKinds } from '../../platform/mail/mail-kinds.js';
import { MAIL_TEXTS } from '../../platform/mail/mail-texts.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { Recipients, type Recipient } from '../../platform/mail/recipients.js';
import { linkPath, LINKS, OneTimeLinks } from './one-time-links.js';

const KIND = 'password.reset';
const TIME_TO_READ_MS = 10 * 60 * 1000;
/** Keeps strangers from filling a mailbox. */
const MAX_VALID_LINKS = 5;

/** The token is a keyed hash of the mail's id: it is stored nowhere, and a retry of the mail carries the same link. */
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
    kinds.register({
      name: KIND,
      expiresAfterMs: LINKS.reset.validMs - TIME_TO_READ_MS,
      write: (to, _data, mailId) => this.write(to, mailId),
    });
  }

  /** Never throws, so that the response does not reveal whether the account exists. */
  async request(email: string): Promise<void> {
    if (!this.outbox.open) return;
    try {
      const account = await this.accounts.findByEmail(email);
      // Generated addresses of imported accounts may belong to strangers, until a password or an invitation confirms them.
      const confirmed = account && (account.passwordHash !== null || account.invitedAt !== null);
      const recipient = confirmed && (await this.recipients.find(account.id));
      if (recipient && (await this.links.countValid(recipient.accountId)) < MAX_VALID_LINKS)
        await this.enqueue(recipient);
    } catch (error) {
      this.logger.error(`A link could not be put into the outbox: ${errorReason(error)}`);
    }
  }

  private async enqueue({ accountId }: Recipient): Promise<void> {
    await this.work.write(async () => {
      const [mailId] = await this.outbox.add(KIND, [accountId], {});
      if (mailId) await this.links.add([{ accountId, token: this.token(mailId) }], 'reset');
    });
  }

  /** Undefined if the link was used or revoked before the mail was sent. */
  private async write({ language }: Recipient, mailId: string): Promise<Letter | undefined> {
    const token = this.token(mailId);
    if (!(await this.links.isValid(token))) return undefined;
    const { subject, requested, label, validFor, notYou } = MAIL_TEXTS[language].reset;
    return {
      subject,
      paragraphs: [requested],
      link: { label, path: linkPath('reset', token) },
      notes: [validFor, notYou],
    };
  }

  private token(mailId: string): string {
    return this.configuration.secret.hash('reset-link', mailId);
  }
}
