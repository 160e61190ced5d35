import { Injectable } from '@nestjs/common';
import { Company } from '../platform/config/company.js';
import type { Letter } from '../platform/mail/letter.js';
import { formatDateTime } from '../platform/mail/mail-dates.js';
import { MailKinds } from '../platform/mail/mail-kinds.js';
import { MAIL_TEXTS } from '../platform/mail/mail-texts.js';
import { Outbox } from '../platform/mail/outbox.js';
import type { Recipient } from '../platform/mail/recipients.js';

const KIND = 'bank.changed';
/** Covers a long weekend without a mail server. */
const EXPIRES_AFTER_MS = 5 * 24 * 60 * 60 * 1000;

interface BankChange {
  changedAt: number;
  /** Null if the owner did it. */
  by: string | null;
  maskedIban: string;
  employeeId: string;
}

/** To the person whose pay goes there, however the account was changed. */
@Injectable()
export class BankAccountMail {
  constructor(
    private readonly outbox: Outbox,
    private readonly company: Company,
    kinds: MailKinds,
  ) {
    kinds.register<BankChange>({
      name: KIND,
      expiresAfterMs: EXPIRES_AFTER_MS,
      isOwnPay: true,
      write: (to, data) => Promise.resolve(this.write(to, data)),
    });
  }

  async add(accountId: string, change: BankChange): Promise<void> {
    await this.outbox.add(KIND, [accountId], change);
  }

  private write(
    { accountId, language, role, canSignIn }: Recipient,
    { changedAt, by, maskedIban, employeeId }: BankChange,
  ): Letter {
    const { subject, changed, changedBy, paidTo, label, notYou } = MAIL_TEXTS[language].bankAccount;
    const at = formatDateTime(language, changedAt, this.company.timeZone);
    const path =
      role === 'admin'
        ? `/admin-dashboard/employee/${employeeId}`
        : `/employee-dashboard/salary/${accountId}`;
    return {
      subject,
      paragraphs: [by === null ? changed(at) : changedBy(at, by), paidTo(maskedIban)],
      ...(canSignIn && { link: { label, path } }),
      notes: [notYou],
    };
  }
}
