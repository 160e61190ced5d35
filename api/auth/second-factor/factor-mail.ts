import { Injectable } from '@nestjs/common';
import { Company } from '../../platform/config/company.js';
import type { Letter } from '../../platform/mail/letter.js';
import { formatDateTime } from '../../platform/mail/mail-dates.js';
import { MailKinds } from '../../platform/mail/mail-kinds.js';
import { MAIL_TEXTS } from '../../platform/mail/mail-texts.js';
import { Outbox } from '../../platform/mail/outbox.js';
import type { Recipient } from '../../platform/mail/recipients.js';
import { settingPath } from '../sessions/new-device-mail.js';

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
    kinds.register<FactorRemoval>({
      name: KIND,
      expiresAfterMs: EXPIRES_AFTER_MS,
      write: (to, data) => Promise.resolve(this.write(to, data)),
    });
  }

  async add(accountId: string, removal: FactorRemoval): Promise<void> {
    await this.outbox.add(KIND, [accountId], removal);
  }

  private write({ language, role }: Recipient, { removedAt, by }: FactorRemoval): Letter {
    const { subject, removed, removedBy, label, notYou } = MAIL_TEXTS[language].factorRemoved;
    const at = formatDateTime(language, removedAt, this.company.timeZone);
    return {
      subject,
      paragraphs: [by === null ? removed(at) : removedBy(at, by)],
      link: { label, path: settingPath(role) },
      notes: [notYou],
    };
  }
}
