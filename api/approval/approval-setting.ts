import { Injectable } from '@nestjs/common';
import type { ApprovalSettings } from '../contract/leave/approvals.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

@Injectable()
export class ApprovalSetting {
  constructor(private readonly work: UnitOfWork) {}

  async read(): Promise<ApprovalSettings> {
    const [row] = await this.work.read<{ approvals: number; escalateDays: number | null }>(
      'SELECT approvals, escalate_days AS escalateDays FROM company_setting WHERE id = 1',
    );
    return { approvals: row?.approvals === 1, escalateDays: row?.escalateDays ?? null };
  }

  async isOn(): Promise<boolean> {
    return (await this.read()).approvals;
  }
}
