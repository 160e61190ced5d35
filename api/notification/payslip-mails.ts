import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { Letter } from '../platform/mail/letter.js';
import { formatDate } from '../platform/mail/mail-dates.js';
import { MailKinds } from '../platform/mail/mail-kinds.js';
import { MAIL_TEXTS } from '../platform/mail/mail-texts.js';
import { Outbox } from '../platform/mail/outbox.js';
import type { Recipient } from '../platform/mail/recipients.js';

/** Covers a long weekend without a mail server. */
const EXPIRES_AFTER_MS = 5 * 24 * 60 * 60 * 1000;
const KIND = 'payslip.published';

interface PaidSlip {
  id: string;
  from: CalendarDate;
  to: CalendarDate;
  payDate: CalendarDate;
}

@Injectable()
export class PayslipMails {
  constructor(
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
    kinds: MailKinds,
  ) {
    kinds.register<{ runId: string }>({
      name: KIND,
      expiresAfterMs: EXPIRES_AFTER_MS,
      isOwnPay: true,
      write: (to, { runId }) => this.write(to, runId),
    });
  }

  async add(runId: string, accountIds: string[]): Promise<void> {
    await this.outbox.add(KIND, accountIds, { runId });
  }

  /** Undefined if the payslip was reversed since. */
  private async write(
    { accountId, language, canSignIn }: Recipient,
    runId: string,
  ): Promise<Letter | undefined> {
    const [slip] = await this.work.read<PaidSlip>(
      `SELECT s.id, p.start_date AS "from", p.end_date AS "to", r.pay_date AS payDate FROM payslip s JOIN employee e ON e.id = s.employee_id
       JOIN pay_run r ON r.id = s.run_id JOIN pay_period p ON p.id = r.period_id WHERE s.run_id = ? AND e.account_id = ? AND s.state = 'paid'`,
      [runId, accountId],
    );
    if (!slip) return undefined;
    const { subject, text, open, afterLeaving } = MAIL_TEXTS[language].payslip;
    const span = [...new Set([slip.from, slip.to])]
      .map((day) => formatDate(language, day))
      .join(' – ');
    return {
      subject,
      paragraphs: [text(span, formatDate(language, slip.payDate))],
      ...(canSignIn
        ? { link: { label: open, path: `/employee-dashboard/payslip/${slip.id}` } }
        : { notes: [afterLeaving] }),
    };
  }
}
