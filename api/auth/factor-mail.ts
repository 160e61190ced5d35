import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import type { Letter } from '../mail/letter.js';
import { MailKinds } from '../mail/mail-kinds.js';
import { Outbox } from '../mail/outbox.js';
import type { Recipient } from '../mail/recipients.js';
import { FACTOR_WORDS } from './factor-mail.words.js';
import { settingPath } from './setting-path.js';
import { writtenMoment } from './written-moment.js';

const KIND = 'account.factor_removed';
const USEFUL_MS = 3 * 24 * 60 * 60 * 1000;

interface Removed {
  removedAt: number;
  /** The admin who did it; null for oneself. */
  by: string | null;
}

/** Tells somebody that their password alone lets in again: they may not have been the one who did it. */
@Injectable()
export class FactorMail {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    kinds: MailKinds,
  ) {
    kinds.register<Removed>({ name: KIND, usefulMs: USEFUL_MS, write: (to, data) => Promise.resolve(this.write(to, data)) });
  }

  async add(accountId: string, removed: Removed): Promise<void> {
    await this.outbox.add(KIND, [accountId], removed);
  }

  private write({ language, role }: Recipient, { removedAt, by }: Removed): Letter {
    const { subject, removed, removedBy, label, notYou } = FACTOR_WORDS[language];
    const at = writtenMoment(language, removedAt, this.configuration.timeZone);
    return { subject, paragraphs: [by === null ? removed(at) : removedBy(at, by)], link: { label, path: settingPath(role) }, remarks: [notYou] };
  }
}
