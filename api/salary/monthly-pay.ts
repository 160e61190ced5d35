import { Injectable } from '@nestjs/common';
import { addMonths } from '../contract/calendar-date.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

const MONTH = 'SUBSTR(s.pay_date, 1, 7)';

/** Pay of all employees by month, in minor units, for the dashboard's chart. */
@Injectable()
export class MonthlyPay {
  constructor(private readonly work: UnitOfWork) {}

  /** `first` and `last` are months such as '2026-07'. */
  async between(first: string, last: string): Promise<Map<string, bigint>> {
    const rows = await this.work.read<{ month: string; paid: string }>(
      `SELECT ${MONTH} AS month, CAST(SUM(s.net_salary) AS CHAR) AS paid FROM salary s WHERE s.valid = 1 AND s.pay_date >= ? AND s.pay_date < ? GROUP BY ${MONTH}`,
      [`${first}-01`, addMonths(`${last}-01`, 1)],
    );
    return new Map(rows.map(({ month, paid }) => [month, BigInt(paid)]));
  }
}
