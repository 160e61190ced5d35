import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { PeriodDates } from '../../contract/payroll/payslips.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { SlipLine } from '../settlement/payslip-line.js';

interface SlipRow {
  lines: string;
  from: CalendarDate;
  to: CalendarDate;
}

/** A fact as the reasons of differences name it. */
const factKey = (from: CalendarDate | null, recordedAt: number | null) => `${from} ${recordedAt}`;

/** Facts that were recorded late, and of which somebody has been paid the difference. */
export class SettledFacts {
  private readonly periods = new Map<string, PeriodDates>();

  /** In the order of their periods. */
  constructor(slips: readonly SlipRow[]) {
    for (const { lines, from, to } of slips)
      for (const { reasons } of JSON.parse(lines) as SlipLine[])
        for (const { date, recordedAt } of reasons) {
          const key = factKey(date, recordedAt);
          if (!this.periods.has(key)) this.periods.set(key, { from, to });
        }
  }

  /** The period of the first payslip that settled it. */
  settledIn(from: CalendarDate, recordedAt: number): PeriodDates | null {
    return this.periods.get(factKey(from, recordedAt)) ?? null;
  }
}

/** Checks no access. */
@Injectable()
export class SettledFactsReader {
  constructor(private readonly work: UnitOfWork) {}

  async read(employeeId: string): Promise<SettledFacts> {
    return new SettledFacts(
      await this.work.read<SlipRow>(
        `SELECT s.line_items AS "lines", p.start_date AS "from", p.end_date AS "to" FROM payslip s JOIN pay_run r ON r.id = s.run_id JOIN pay_period p ON p.id = r.period_id
         WHERE s.employee_id = ? AND s.state = 'paid' AND s.line_items LIKE '%"difference":true%' ORDER BY p.start_date, s.id`,
        [employeeId],
      ),
    );
  }
}
