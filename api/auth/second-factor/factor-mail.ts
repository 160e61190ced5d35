import { Injectable } from '@nestjs/common';
import { Company } from '../../platform/config/company.js';
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
    private readonly company: Company,
    kinds: MailKinds,
  ) {
    kinds.register<FactorRemoval>({ name: KIND, expiresAfterMs: EXPIRES_AFTER_MS, write: (to, data) => Promise.resolve(this.write(to, data)) });
  }

  async add(accountId: string, removal: FactorRemoval): Promise<void> {
    await this.outbox.add(KIND, [accountId], removal);
  }

  private write({ language, role }: Recipient, { removedAt, by }: FactorRemoval): Letter {
    const { subject, removed, removedBy, label, notYou } = FACTOR_WORDS[language];
    const at = formatDateTime(language, removedAt, this.company.timeZone);
    return { subject, paragraphs: [by === null ? removed(at) : removedBy(at, by)], link: { label, path: settingPath(role) }, notes: [notYou] };
  }
}

const FACTOR_WORDS = {
  en: {
    subject: 'Two-factor authentication was turned off',
    removed: (at: string) => `Two-factor authentication was turned off for your account on ${at}. You can now sign in with your password alone.`,
    removedBy: (at: string, admin: string) => `${admin} turned off two-factor authentication for your account on ${at}. You can now sign in with your password alone, and you were signed out on all devices.`,
    label: 'Turn it on again',
    notYou: 'If you did not request this, change your password and contact your HR department.',
  },
  fr: {
    subject: 'La double authentification a été désactivée',
    removed: (at: string) => `La double authentification de votre compte a été désactivée le ${at}. Votre mot de passe suffit désormais pour vous connecter.`,
    removedBy: (at: string, admin: string) => `${admin} a désactivé la double authentification de votre compte le ${at}. Votre mot de passe suffit désormais pour vous connecter, et vous avez été déconnecté de tous vos appareils.`,
    label: 'La réactiver',
    notYou: 'Si vous n’avez rien demandé, changez votre mot de passe et prévenez votre service RH.',
  },
};
