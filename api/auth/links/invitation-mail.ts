import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { Company } from '../../platform/config/company.js';
import { INVITATION_DAYS } from '../../contract/invitations.js';
import type { Letter } from '../../platform/mail/letter.js';
import { MailKinds } from '../../platform/mail/mail-kinds.js';
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
    kinds.register({ name: KIND, expiresAfterMs: LINKS.invitation.validMs - TIME_TO_READ_MS, write: (to, _data, mailId) => this.write(to, mailId) });
  }

  get available(): boolean {
    return this.outbox.open;
  }

  /** Returns when the links expire. */
  async add(accountIds: string[]): Promise<number> {
    const mailIds = await this.outbox.add(KIND, accountIds, {});
    const links = mailIds.map((mailId, index) => ({ accountId: accountIds[index] as string, token: this.token(mailId) }));
    return this.links.add(links, 'invitation');
  }

  private async write({ language }: Recipient, mailId: string): Promise<Letter | undefined> {
    const token = this.token(mailId);
    if (!(await this.links.isValid(token))) return undefined;
    const { name } = this.company;
    const { subject, invited, label, validFor, notYou } = INVITATION_WORDS[language];
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

const INVITATION_WORDS = {
  en: {
    subject: (company: string) => `Your invitation from ${company}`,
    invited: (company: string) => `${company} has created an account for you to see your records and request leave. Choose a password to get started:`,
    label: 'Choose a password',
    validFor: (days: number) => `The link works once and expires after ${days} days. If it has expired, ask your HR department for a new invitation.`,
    notYou: 'If you were not expecting this email, you can ignore it: no one can use the account without a password.',
  },
  fr: {
    subject: (company: string) => `Invitation de ${company}`,
    invited: (company: string) => `${company} vous a créé un compte pour consulter votre dossier et demander vos congés. Choisissez un mot de passe pour commencer :`,
    label: 'Choisir un mot de passe',
    validFor: (days: number) => `Le lien fonctionne une seule fois et expire au bout de ${days} jours. Passé ce délai, demandez une nouvelle invitation à votre service RH.`,
    notYou: 'Si vous n’attendiez pas cet e-mail, ignorez-le : personne ne peut utiliser le compte sans mot de passe.',
  },
};
