import { Injectable } from '@nestjs/common';
import type { PayrollSettings } from '../../contract/payroll/payroll-settings.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { PAYROLL_ROW } from '../payroll.tables.js';

type SettingRow = Omit<PayrollSettings, 'fourEyes'> & { fourEyes: number; version: number };

@Injectable()
export class PayrollSettingReader {
  constructor(private readonly work: UnitOfWork) {}

  async read(): Promise<PayrollSettings & { version: number }> {
    const [row] = await this.work.read<SettingRow>(
      `SELECT frequency, first_period AS firstPeriod, pay_day AS payDay, proration, four_eyes AS fourEyes, change_percent AS changePercent, least_net_percent AS leastNetPercent,
         company_iban AS companyIban, company_bic AS companyBic, version FROM payroll_setting WHERE id = ?`,
      [PAYROLL_ROW],
    );
    const settings = row as SettingRow;
    return { ...settings, fourEyes: settings.fourEyes === 1 };
  }
}
