import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import { PayslipsPaid } from '../payroll/runs/payslips.events.js';
import { Clock } from '../platform/config/clock.js';
import { newId } from '../platform/database/statements/ids.js';
import { insertRows } from '../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { PayslipMails } from './payslip-mails.js';

const COLUMNS = ['id', 'account_id', 'kind', 'detail', 'created_at'];

/** Tells people that their payslip is paid, in the unit of work that pays it. */
@Injectable()
export class PayslipNotifications {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly mails: PayslipMails,
    events: Events,
  ) {
    events.on(PayslipsPaid, (paid) => this.tell(paid));
  }

  private async tell({ runId, payslips }: PayslipsPaid): Promise<void> {
    const [run] = await this.work.read<{ from: CalendarDate; to: CalendarDate; payDate: CalendarDate }>(
      'SELECT p.start_date AS "from", p.end_date AS "to", r.pay_date AS payDate FROM pay_run r JOIN pay_period p ON p.id = r.period_id WHERE r.id = ?',
      [runId],
    );
    if (!run || payslips.length === 0) return;
    const createdAt = this.clock.now();
    const rows = payslips.map(({ id, accountId }) => [newId(), accountId, 'payslip.published', JSON.stringify({ _id: id, ...run }), createdAt]);
    await this.work.write((manager) => insertRows(manager, 'notification', COLUMNS, rows));
    await this.mails.add(runId, payslips.map(({ accountId }) => accountId));
  }
}
