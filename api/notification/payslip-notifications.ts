import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { PayslipState } from '../contract/payroll/payslips.js';
import { PayslipFilesPublished } from '../payroll/payslip-files/payslip-files.events.js';
import { PayslipsPaid } from '../payroll/runs/payslips.events.js';
import { Clock } from '../platform/config/clock.js';
import { newId } from '../platform/database/statements/ids.js';
import { insertRows } from '../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { PayslipMails } from './payslip-mails.js';

const COLUMNS = ['id', 'account_id', 'kind', 'detail', 'created_at'];

/** Tells people that their payslip is paid, or that the payroll office's is published, in the unit of work that does it. */
@Injectable()
export class PayslipNotifications {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly mails: PayslipMails,
    events: Events,
  ) {
    events.on(PayslipsPaid, (paid) => this.notifyPeople(paid));
    events.on(PayslipFilesPublished, (published) => this.tellOfFiles(published));
  }

  private async notifyPeople({ runId, payslips }: PayslipsPaid): Promise<void> {
    if (!(await this.notify(runId, payslips))) return;
    await this.mails.add(
      runId,
      payslips.map(({ accountId }) => accountId),
    );
  }

  /** In the bell only. People whose payslip is approved are told when it is paid; those without one, or with one that is held or reversed, are told here. */
  private async tellOfFiles({ runId, files }: PayslipFilesPublished): Promise<void> {
    const payslips = await this.work.read<{ id: string; accountId: string; state: PayslipState }>(
      "SELECT s.id, e.account_id AS accountId, s.state FROM payslip s JOIN employee e ON e.id = s.employee_id WHERE s.run_id = ? AND s.state IN ('approved', 'paid')",
      [runId],
    );
    const ofAccount = new Map(payslips.map((payslip) => [payslip.accountId, payslip]));
    const accounts = [...new Set(files.map(({ accountId }) => accountId))].filter(
      (accountId) => ofAccount.get(accountId)?.state !== 'approved',
    );
    await this.notify(
      runId,
      accounts.map((accountId) => ({ id: ofAccount.get(accountId)?.id ?? null, accountId })),
    );
  }

  private async notify(
    runId: string,
    payslips: readonly { id: string | null; accountId: string }[],
  ): Promise<boolean> {
    const [run] = await this.work.read<{
      from: CalendarDate;
      to: CalendarDate;
      payDate: CalendarDate;
    }>(
      'SELECT p.start_date AS "from", p.end_date AS "to", r.pay_date AS payDate FROM pay_run r JOIN pay_period p ON p.id = r.period_id WHERE r.id = ?',
      [runId],
    );
    if (!run || payslips.length === 0) return false;
    const createdAt = this.clock.now();
    const rows = payslips.map(({ id, accountId }) => [
      newId(),
      accountId,
      'payslip.published',
      JSON.stringify({ _id: id, ...run }),
      createdAt,
    ]);
    await this.work.write((manager) => insertRows(manager, 'notification', COLUMNS, rows));
    return true;
  }
}
