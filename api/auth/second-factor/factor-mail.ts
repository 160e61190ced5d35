import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION } from '../../platform/config/config.module.js';
import type { Configuration } from '../../platform/config/configuration.js';
import type { Language } from '../../contract/languages.js';
import type { Letter } from '../../platform/mail/letter.js';
import { MailKinds } from '../../platform/mail/mail-kinds.js';
import { Outbox } from '../../platform/mail/outbox.js';
import type { Recipient } from '../../platform/mail/recipients.js';
import { settingPath } from '../sessions/new-device-mail.js';
import { formatDateTime } from '../../platform/mail/mail-dates.js';

const KIND = 'account.factor_removed';
const EXPIRES_AFTER_MS = 3 * 24 * 60 * 60 * 1000;

interface FactorRemoval {
  removedAt: number;
  /** The admin's name; null if the owner did it. */
  by: string | null;
}

@Injectable()
export class FactorMail {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    kinds: MailKinds,
  ) {
    kinds.register<FactorRemoval>({ name: KIND, expiresAfterMs: EXPIRES_AFTER_MS, write: (to, data) => Promise.resolve(this.write(to, data)) });
  }

  async add(accountId: string, removal: FactorRemoval): Promise<void> {
    await this.outbox.add(KIND, [accountId], removal);
  }

  private write({ language, role }: Recipient, { removedAt, by }: FactorRemoval): Letter {
    const { subject, removed, removedBy, label, notYou } = FACTOR_WORDS[language];
    const at = formatDateTime(language, removedAt, this.configuration.timeZone);
    return { subject, paragraphs: [by === null ? removed(at) : removedBy(at, by)], link: { label, path: settingPath(role) }, remarks: [notYou] };
  }
}

interface FactorWords {
  subject: string;
  removed: (at: string) => string;
  removedBy: (at: string, admin: string) => string;
  label: string;
  notYou: string;
}

const FACTOR_WORDS: Record<Language, FactorWords> = {
  en: {
    subject: 'Your second factor was removed',
    removed: (at) => `The second factor of your account was removed on ${at}. Your password alone lets you in now.`,
    removedBy: (at, admin) => `${admin} removed the second factor of your account on ${at}. Your password alone lets you in now, and all your devices were signed out.`,
    label: 'Turn it on again',
    notYou: 'If you did not ask for this, change your password and tell your HR department.',
  },
  fr: {
    subject: 'Votre second facteur a été retiré',
    removed: (at) => `Le second facteur de votre compte a été retiré le ${at}. Votre mot de passe suffit désormais pour vous connecter.`,
    removedBy: (at, admin) => `${admin} a retiré le second facteur de votre compte le ${at}. Votre mot de passe suffit désormais pour vous connecter, et tous vos appareils ont été déconnectés.`,
    label: 'Le réactiver',
    notYou: 'Si vous n’avez rien demandé, changez votre mot de passe et prévenez votre service RH.',
  },
};
