import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { RecoveryEndKind } from '../../contract/payroll/leaver-settlements.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PaidPayslip, PaymentHistory, RepaidPart } from '../settlement/payment-history.js';
import type { Recovery, SlipLine } from '../settlement/payslip-line.js';

interface EndRow {
  employeeId: string;
  kind: RecoveryEndKind;
  amount: number | string;
  parts: string;
}

interface SlipRow {
  employeeId: string;
  state: 'held' | 'approved' | 'paid' | 'reversed';
  kind: 'regular' | 'offCycle';
  everything: number;
  from: CalendarDate;
  to: CalendarDate;
  lines: string;
  toRecover: string;
  approvedAt: number | string | null;
  reversedAt: number | string | null;
}

export interface PersonHistory extends PaymentHistory {
  slips: PaidPayslip[];
}

/** Withdrawn payments are taken back however long ago they were paid. */
const FIRST_WITHDRAWN =
  'SELECT MIN(a.from_date) FROM pay_assignment a WHERE a.employee_id = s.employee_id AND a.run_id IS NOT NULL AND a.withdrawn_at IS NOT NULL';

/** Payments for the periods that a run settles. */
@Injectable()
export class PaymentHistoryReader {
  constructor(private readonly work: UnitOfWork) {}

  /** Reads all at once, and parses a person's payslips when they are asked for: those of many people would fill the memory. */
  async readPeople(
    employeeIds: readonly string[],
    since: CalendarDate,
  ): Promise<(employeeId: string) => PersonHistory> {
    const rows = await readByIds(employeeIds, (ids, places) =>
      this.work.read<SlipRow>(
        `SELECT s.employee_id AS employeeId, s.state, r.kind, r.everything, p.start_date AS "from", p.end_date AS "to", s.line_items AS "lines", s.to_recover AS toRecover,
         s.approved_at AS approvedAt, s.reversed_at AS reversedAt
       FROM payslip s JOIN pay_run r ON r.id = s.run_id JOIN pay_period p ON p.id = r.period_id
       WHERE s.employee_id IN (${places}) AND (p.start_date >= ? OR p.start_date >= (${FIRST_WITHDRAWN})) AND (s.state IN ('approved', 'paid', 'reversed') OR s.state = 'held' AND r.state <> 'draft')
       ORDER BY s.employee_id, s.approved_at, s.id`,
        [...ids, since],
      ),
    );
    const groups = new Map<string, SlipRow[]>();
    for (const row of rows) {
      const group = groups.get(row.employeeId);
      if (group) group.push(row);
      else groups.set(row.employeeId, [row]);
    }
    const ends = await this.signedEnds(employeeIds);
    return (employeeId) => ({
      ...personHistory(groups.get(employeeId) ?? []),
      ...endedOf(ends.filter((end) => end.employeeId === employeeId)),
    });
  }

  private signedEnds(employeeIds: readonly string[]): Promise<EndRow[]> {
    return readByIds(employeeIds, (ids, places) =>
      this.work.read<EndRow>(
        `SELECT employee_id AS employeeId, kind, amount, parts FROM recovery_end WHERE signed_at IS NOT NULL AND employee_id IN (${places})`,
        ids,
      ),
    );
  }
}

function endedOf(ends: readonly EndRow[]): Pick<PaymentHistory, 'repaid' | 'waived'> {
  return {
    repaid: ends.flatMap(({ kind, parts }) =>
      kind === 'repaid' ? (JSON.parse(parts) as RepaidPart[]) : [],
    ),
    waived: ends.reduce(
      (sum, { kind, amount }) => (kind === 'waived' ? sum + Number(amount) : sum),
      0,
    ),
  };
}

function personHistory(rows: readonly SlipRow[]): Omit<PersonHistory, 'repaid' | 'waived'> {
  const inForce = rows.filter(({ state }) => state === 'approved' || state === 'paid');
  const slips = inForce.map(({ kind, everything, from, to, lines, toRecover, approvedAt }) => ({
    regular: kind === 'regular',
    everything: Number(everything) === 1,
    period: { from, to },
    approvedAt: Number(approvedAt),
    lines: JSON.parse(lines) as SlipLine[],
    toRecover: JSON.parse(toRecover) as Recovery[],
  }));
  return {
    slips,
    held: new Set(rows.filter(({ state }) => state === 'held').map(({ from }) => from)),
    reversed: new Map(
      rows
        .filter(({ state }) => state === 'reversed')
        .map(({ from, reversedAt }) => [from, Number(reversedAt)]),
    ),
  };
}
