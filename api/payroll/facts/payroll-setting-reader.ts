import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import type { PayrollSettings, PeriodSettings } from '../../contract/payroll/payroll-settings.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { PAYROLL_ROW } from '../payroll.tables.js';

type SettingRow = Omit<PayrollSettings, 'fourEyes' | keyof PeriodSettings> & {
  fourEyes: number;
  version: number;
};

@Injectable()
export class PayrollSettingReader {
  constructor(private readonly work: UnitOfWork) {}

  /** As they hold from the last change on. */
  async read(): Promise<PayrollSettings & { version: number }> {
    const [row] = await this.work.read<SettingRow>(
      `SELECT first_period AS firstPeriod, pay_day AS payDay, four_eyes AS fourEyes, change_percent AS changePercent,
         company_iban AS companyIban, company_bic AS companyBic, version FROM payroll_setting WHERE id = ?`,
      [PAYROLL_ROW],
    );
    const settings = row as SettingRow;
    const { frequency, proration, leastNetPercent } = (await this.versions()).at(
      -1,
    ) as PeriodSettings;
    return {
      ...settings,
      frequency,
      proration,
      leastNetPercent,
      fourEyes: settings.fourEyes === 1,
    };
  }

  /** As they hold for the period that begins on a day. */
  async readOn(day: CalendarDate): Promise<PayrollSettings> {
    const { frequency, proration, leastNetPercent } = spanOn(
      await this.versions(),
      day,
    ) as PeriodSettings;
    return { ...(await this.read()), frequency, proration, leastNetPercent };
  }

  /** In order. */
  versions(): Promise<PeriodSettings[]> {
    return this.work.read<PeriodSettings>(
      'SELECT from_date AS "from", frequency, proration, least_net_percent AS leastNetPercent FROM payroll_setting_version ORDER BY from_date',
    );
  }
}
