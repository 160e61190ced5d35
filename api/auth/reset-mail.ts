import { Inject, Injectable, Logger } from '@nestjs/common';
import { Accounts } from '../account/accounts.js';
import { CONFIGURATION } from '../platform/config/config.module.js';
import type { Configuration } from '../platform/config/configuration.js';
import type { Language } from '../contract/languages.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { Letter } from '../platform/mail/letter.js';
import { MailKinds } from '../platform/mail/mail-kinds.js';
import { Outbox } from '../platform/mail/outbox.js';
import { Recipients, type Recipient } from '../platform/mail/recipients.js';
import { linkPath, LINKS, OneTimeLinks } from './one-time-links.js';

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

interface ResetWords {
  subject: string;
  asked: string;
  label: string;
  goodFor: string;
  notYou: string;
}

export const RESET_WORDS: Record<Language, ResetWords> = {
  en: {
    subject: 'Set a new password',
    asked: 'A new password was asked for, for your account. You can set one here:',
    label: 'Set a new password',
    goodFor: 'The link works once, within an hour of being asked for.',
    notYou: 'If it was not you who asked, you need not do anything: your password stays as it is.',
  },
  fr: {
    subject: 'Choisir un nouveau mot de passe',
    asked: 'Un nouveau mot de passe a été demandé pour votre compte. Vous pouvez le choisir ici :',
    label: 'Choisir un nouveau mot de passe',
    goodFor: 'Le lien fonctionne une seule fois, dans l’heure qui suit la demande.',
    notYou: 'Si cette demande ne vient pas de vous, vous n’avez rien à faire : votre mot de passe reste inchangé.',
  },
};
