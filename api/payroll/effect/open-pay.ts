import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Recipients } from '../../platform/mail/recipients.js';
import { NextPay } from '../runs/next-pay.js';

/** Says for mails to people who left whether their pay is settled. */
@Injectable()
export class OpenPay implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly next: NextPay,
    private readonly recipients: Recipients,
  ) {}

  onModuleInit(): void {
    this.recipients.provide({
      hasOpenPay: (employeeId, since) => this.isOpen(employeeId, since),
    });
  }

  /** A payslip that was not paid at that instant, or pay that the next run would have: what is on hold or reversed is due again there. */
  private async isOpen(employeeId: string, since: number): Promise<boolean> {
    const unpaid = await this.work.read(
      `SELECT s.id FROM payslip s JOIN pay_run r ON r.id = s.run_id WHERE s.employee_id = ? AND r.state <> 'discarded'
         AND (s.state IN ('draft', 'approved') OR (s.state = 'paid' AND (r.paid_at IS NULL OR r.paid_at >= ?))) LIMIT 1`,
      [employeeId, since],
    );
    return unpaid.length > 0 || this.next.isDue(employeeId);
  }
}
