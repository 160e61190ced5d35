import { Injectable } from '@nestjs/common';
import { addMonths } from '../../contract/calendar-date.js';
import { PayrollSettingChanges } from '../../payroll/setting/payroll-settings.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { Company } from '../../platform/config/company.js';
import { demoIban } from './demo-bank-accounts.js';
import { DemoDraftRun } from './demo-draft-run.js';
import { mailboxOf, MONTHS_PAID_BY_RUNS, type DemoEmployee } from './demo-history.js';
import { DemoPaidMonths } from './demo-paid-months.js';
import { DemoPayComponents } from './demo-pay-components.js';
import { DemoUnpaidLeave } from './demo-unpaid-leave.js';

const DAY_MS = 86_400_000;
const COMPANY_ACCOUNT = 900;

/** A year of monthly runs that are paid, and the draft of this month with all that a month can bring. */
@Injectable()
export class DemoPayRuns {
  constructor(
    private readonly clock: Clock,
    private readonly company: Company,
    private readonly settings: PayrollSettingChanges,
    private readonly components: DemoPayComponents,
    private readonly paidMonths: DemoPaidMonths,
    private readonly unpaidLeave: DemoUnpaidLeave,
    private readonly draft: DemoDraftRun,
  ) {}

  async write(
    admin: Actor,
    people: DemoEmployee[],
    departmentIds: ReadonlyMap<string, string>,
  ): Promise<void> {
    const month = `${this.clock.today().slice(0, 7)}-01`;
    const from = addMonths(month, -MONTHS_PAID_BY_RUNS);
    const person = (mailbox: string) =>
      people.find((one) => mailboxOf(one) === mailbox) as DemoEmployee;
    await this.settings.change(admin, {
      firstPeriod: from,
      ...(this.company.currency === 'EUR' && { companyIban: demoIban(COMPANY_ACCOUNT) }),
    });
    const componentIds = await this.components.write(admin, people, departmentIds, {
      from,
      recordedAt: this.clock.startOf(from) - DAY_MS,
    });
    await this.paidMonths.write(admin, person, month, componentIds.get('bonus') as string);
    await this.unpaidLeave.write(admin, people, month);
    await this.draft.write(admin, person, month, componentIds);
  }
}
