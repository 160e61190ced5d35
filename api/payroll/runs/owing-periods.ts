import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PayPeriod } from '../due/pay-period.js';
import { absentOf, PayRunStore } from '../facts/pay-run-store.js';
import { netEffect, type Recovery, type SlipLine } from '../settlement/payslip-line.js';

interface Row {
  employeeId: string;
  parts: string;
}

/** In which periods, before those that a run settles, somebody was still to pay something back. */
@Injectable()
export class OwingPeriods {
  constructor(
    private readonly work: UnitOfWork,
    private readonly runs: PayRunStore,
  ) {}

  /**
   * As the regular run before found them, each of which looked back as far, also those of payslips that were held; those that reversed payslips had taken from;
   * and those that an end was about, so that it is not used again.
   */
  async before(run: CalendarDate, since: CalendarDate): Promise<Map<string, PayPeriod[]>> {
    const parts = [
      ...(await this.stillOpen(run)),
      ...(await this.takenBy("s.state = 'reversed'")),
      ...(await this.rows(
        'SELECT employee_id AS employeeId, parts FROM recovery_end WHERE parts IS NOT NULL',
      )),
    ];
    const owing = new Map<string, PayPeriod[]>();
    for (const { employeeId, period } of parts) {
      const known = owing.get(employeeId) ?? [];
      if (period.from < since && !known.some(({ from }) => from === period.from))
        owing.set(employeeId, [...known, period]);
    }
    for (const periods of owing.values())
      periods.sort((one, other) => (one.from < other.from ? -1 : 1));
    return owing;
  }

  private async stillOpen(run: CalendarDate) {
    const last = await this.runs.regularBefore(run);
    if (!last) return [];
    return [
      ...absentOf(last).flatMap(({ employeeId, toRecover = [] }) =>
        toRecover.map(({ period }) => ({ employeeId, period })),
      ),
      ...(await this.rows(
        "SELECT employee_id AS employeeId, to_recover AS parts FROM payslip WHERE run_id = ? AND to_recover <> '[]'",
        last.id,
      )),
      ...(await this.takenBy("s.state = 'held' AND s.run_id = ?", last.id)),
    ];
  }

  /** From which periods payslips that do not count as paid took something back. */
  private async takenBy(which: string, ...parameters: string[]) {
    const slips = await this.work.read<{ employeeId: string; lines: string }>(
      `SELECT s.employee_id AS employeeId, s.line_items AS "lines" FROM payslip s WHERE ${which}`,
      parameters,
    );
    return slips.flatMap(({ employeeId, lines }) =>
      (JSON.parse(lines) as SlipLine[])
        .filter((line) => line.difference && netEffect(line) < 0)
        .map(({ period }) => ({ employeeId, period })),
    );
  }

  private async rows(sql: string, ...parameters: string[]) {
    const rows = await this.work.read<Row>(sql, parameters);
    return rows.flatMap(({ employeeId, parts }) =>
      (JSON.parse(parts) as Pick<Recovery, 'period'>[]).map(({ period }) => ({
        employeeId,
        period,
      })),
    );
  }
}
