import { Injectable } from '@nestjs/common';
import type { OpenWorkResponse } from '../contract/dashboard-responses.js';
import { hasNotLeft } from '../employee/employment-status.js';
import { NOT_INVITED } from '../employee/invitable.js';
import { PayrollWork } from '../payroll/run-overview/payroll-work.js';
import { denied, isAdmin, type Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

/** The work of HR besides requests. */
@Injectable()
export class OpenWork {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly payroll: PayrollWork,
  ) {}

  async read(actor: Actor): Promise<OpenWorkResponse> {
    if (!isAdmin(actor)) throw denied();
    return {
      success: true,
      ...(await this.payroll.on(this.clock.today())),
      notInvited: await this.notInvited(),
    };
  }

  private async notInvited(): Promise<number> {
    const staying = hasNotLeft(this.clock.today());
    const [row] = await this.work.read<{ people: number | string }>(
      `SELECT COUNT(*) AS people FROM employee e JOIN account a ON a.id = e.account_id
       WHERE ${NOT_INVITED} AND ${staying.sql}`,
      staying.parameters,
    );
    return Number(row?.people);
  }
}
