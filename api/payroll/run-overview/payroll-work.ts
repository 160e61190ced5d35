import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import type { EndedPeriod } from '../../contract/coming-up/coming-up.js';
import type { OpenWorkResponse, PayrollDue } from '../../contract/dashboard-responses.js';
import { hasStatus } from '../../department/headcount.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { PayPeriods } from '../facts/pay-periods.js';
import { absentOf, PayRunStore } from '../facts/pay-run-store.js';
import type { Recovery } from '../settlement/payslip-line.js';

const DUE_DAYS = 7;
const NEVER = '9999-12-31';

interface Owed {
  employeeId: string;
  amount: number;
}

interface SlipDebts {
  employeeId: string;
  toRecover: string;
}

/** The work that payroll has for HR on a day. Checks no access. */
@Injectable()
export class PayrollWork {
  constructor(
    private readonly work: UnitOfWork,
    private readonly periods: PayPeriods,
    private readonly runs: PayRunStore,
  ) {}

  async on(
    today: CalendarDate,
  ): Promise<Pick<OpenWorkResponse, 'payroll' | 'withoutBankAccount' | 'toRecover'>> {
    const next = await this.next();
    if (!next) return { payroll: null, withoutBankAccount: 0, toRecover: null };
    return {
      payroll: next.payDate <= addDays(today, DUE_DAYS) ? next : null,
      withoutBankAccount: await this.withoutBankAccount(today),
      toRecover: await this.toRecover(),
    };
  }

  /** Periods that have ended by a day and are not paid, oldest first, and whose pay nobody can transfer. */
  async missedBy(
    day: CalendarDate,
  ): Promise<{ unpaid: EndedPeriod[]; withoutBankAccount: number }> {
    const open = await this.runs.where(
      "r.kind = 'regular' AND r.state IN ('draft', 'approved', 'paying') AND p.end_date < ? ORDER BY p.start_date",
      [day],
    );
    const ahead = await this.periods.until(day);
    return {
      unpaid: [
        ...open.map(({ id, from, to }) => ({ from, to, run: id })),
        ...ahead.map(({ from, to }) => ({ from, to, run: null })),
      ],
      withoutBankAccount: (await this.periods.next()) ? await this.withoutBankAccount(day) : 0,
    };
  }

  /** Undefined until payroll is set up. */
  private async next(): Promise<PayrollDue | undefined> {
    const [open] = await this.runs.where(
      "r.kind = 'regular' AND r.state IN ('draft', 'approved') ORDER BY r.pay_date LIMIT 1",
      [],
    );
    if (open) {
      const { id, from, to, payDate, state } = open;
      return { from, to, payDate, run: id, state: state === 'draft' ? state : 'approved' };
    }
    const period = await this.periods.next();
    if (!period) return undefined;
    const { from, to, payDate } = period;
    return { from, to, payDate, run: null, state: 'notStarted' };
  }

  private async withoutBankAccount(today: CalendarDate): Promise<number> {
    const active = hasStatus(today, 'Active');
    const [row] = await this.work.read<{ people: number | string }>(
      `SELECT COUNT(*) AS people FROM employee e WHERE ${active.sql} AND NOT EXISTS (SELECT 1 FROM bank_account b WHERE b.employee_id = e.id)`,
      active.parameters,
    );
    return Number(row?.people);
  }

  /** By the run whose debts the next one takes back, and by what off-cycle runs settled since. */
  private async toRecover(): Promise<OpenWorkResponse['toRecover']> {
    const last = await this.runs.regularBefore(NEVER);
    if (!last) return null;
    const since = last.computedAt ?? last.createdAt;
    const slips = await this.work.read<SlipDebts>(
      "SELECT employee_id AS employeeId, to_recover AS toRecover FROM payslip WHERE run_id = ? AND to_recover <> '[]'",
      [last.id],
    );
    const later = await this.work.read<SlipDebts>(
      `SELECT s.employee_id AS employeeId, s.to_recover AS toRecover FROM payslip s JOIN pay_run r ON r.id = s.run_id
       WHERE r.kind = 'offCycle' AND r.everything = 1 AND s.state IN ('approved', 'paid') AND r.approved_at > ? ORDER BY r.approved_at`,
      [since],
    );
    const ended = await this.work.read<{ employeeId: string; amount: number | string }>(
      'SELECT employee_id AS employeeId, SUM(amount) AS amount FROM recovery_end WHERE signed_at > ? GROUP BY employee_id',
      [since],
    );
    const settled = new Map(later.map((slip) => [slip.employeeId, owedBy(slip)]));
    const found = [
      ...absentOf(last).map(({ employeeId, toRecover = [] }) => owed(employeeId, toRecover)),
      ...slips.map(owedBy),
    ];
    const people = stillOwing(
      [...found.filter(({ employeeId }) => !settled.has(employeeId)), ...settled.values()],
      ended.map(({ employeeId, amount }) => ({ employeeId, amount: Number(amount) })),
    );
    return people > 0 ? { people, run: last.id } : null;
  }
}

const owed = (employeeId: string, parts: readonly Recovery[]): Owed => ({
  employeeId,
  amount: parts.reduce((sum, { amount }) => sum + amount, 0),
});

const owedBy = ({ employeeId, toRecover }: SlipDebts): Owed =>
  owed(employeeId, JSON.parse(toRecover) as Recovery[]);

/** The people whose debts are larger than what was repaid or waived since. */
export function stillOwing(debts: readonly Owed[], ended: readonly Owed[]): number {
  const open = new Map<string, number>();
  for (const { employeeId, amount } of debts)
    open.set(employeeId, (open.get(employeeId) ?? 0) + amount);
  for (const { employeeId, amount } of ended)
    open.set(employeeId, (open.get(employeeId) ?? 0) - amount);
  return [...open.values()].filter((amount) => amount > 0).length;
}
