import { Injectable, type OnModuleInit } from '@nestjs/common';
import { amount } from '../../contract/money.js';
import { changeAbove } from '../../contract/payroll/salary-revisions.js';
import { Problem, refusal } from '../../contract/problem.js';
import { SalaryChanging } from '../../employee/employee.events.js';
import { Events } from '../../platform/events/events.js';
import { PayrollSettingReader } from '../facts/payroll-setting-reader.js';

/** A salary that changes by more than the warning's percentage has to be confirmed: a zero too many is seen here, or on the bank account. */
@Injectable()
export class LargeSalaryChanges implements OnModuleInit {
  constructor(
    private readonly settings: PayrollSettingReader,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.on(SalaryChanging, (change) => this.requireConfirmed(change));
  }

  private async requireConfirmed({ before, after, isConfirmed }: SalaryChanging): Promise<void> {
    if (isConfirmed || before === null) return;
    const { changePercent } = await this.settings.read();
    const percent = changeAbove(before, after, changePercent);
    if (percent === undefined) return;
    throw new Problem(
      'salary.large_change',
      refusal('salary.large_change', { before: amount(before), after: amount(after), percent }),
    );
  }
}
