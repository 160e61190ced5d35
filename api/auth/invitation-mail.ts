import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION } from '../platform/config/config.module.js';
import type { Configuration } from '../platform/config/configuration.js';
import { INVITATION_DAYS } from '../contract/invitations.js';
import type { Language } from '../contract/languages.js';
import type { Letter } from '../platform/mail/letter.js';
import { MailKinds } from '../platform/mail/mail-kinds.js';
import { Outbox } from '../platform/mail/outbox.js';
import type { Recipient } from '../platform/mail/recipients.js';
import { linkPath, LINKS, OneTimeLinks } from './one-time-links.js';

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

interface InvitationWords {
  subject: (company: string) => string;
  invited: (company: string) => string;
  label: string;
  goodFor: (days: number) => string;
  notYou: string;
}

export const INVITATION_WORDS: Record<Language, InvitationWords> = {
  en: {
    subject: (company) => `You are invited to ${company}`,
    invited: (company) => `${company} has an account for you, where you see your records and ask for leave. Choose a password to use it:`,
    label: 'Choose a password',
    goodFor: (days) => `The link works once, within ${days} days. When they are over, ask your HR department for a new invitation.`,
    notYou: 'If you do not know what this is about, you need not do anything: nobody can use the account without a password.',
  },
  fr: {
    subject: (company) => `Invitation de ${company}`,
    invited: (company) => `${company} vous a ouvert un compte, où vous consultez votre dossier et demandez vos congés. Choisissez un mot de passe pour l’utiliser :`,
    label: 'Choisir un mot de passe',
    goodFor: (days) => `Le lien fonctionne une seule fois, pendant ${days} jours. Passé ce délai, demandez une nouvelle invitation à votre service RH.`,
    notYou: 'Si vous ne savez pas de quoi il s’agit, vous n’avez rien à faire : personne ne peut utiliser le compte sans mot de passe.',
  },
};
