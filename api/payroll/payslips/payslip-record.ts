import { wireAmount } from '../../contract/leave/leave-amounts.js';
import { amount } from '../../contract/money.js';
import type {
  AssignedShare,
  PaidLeave,
  PayChange,
  PayslipLine,
  PayslipListRecord,
  PayslipState,
  PayslipWarningRecord,
  SalaryPart,
  StillToRecover,
} from '../../contract/payroll/payslips.js';
import { eachInUnits } from '../../contract/payroll/unused-leave-pay.js';
import type { LineShare, Recovery, SlipLine } from '../settlement/payslip-line.js';

/** A row of a list of payslips, as stored. */
export interface PayslipRow {
  id: string;
  runId: string;
  employeeId: string;
  employeeNumber: string;
  employeeName: string;
  department: string;
  state: PayslipState;
  gross: number | string;
  deductions: number | string;
  net: number | string;
  employerCost: number | string;
  previousNet: number | string | null;
  netChange: number | string;
  causes: string;
  warnings: string;
  toRecover: string;
  attention: 0 | 1 | 2 | 3;
  from: string;
  to: string;
  payDate: string;
}

const DAY = 1000;
const HUNDREDTHS = 100;
const money = (minor: number | string | null) => (minor === null ? null : amount(minor));
const inDays = (thousandths: number | null) => (thousandths === null ? null : thousandths / DAY);
const hundredths = (value: number | null) => (value === null ? null : value / HUNDREDTHS);

export function payslipListRecord(row: PayslipRow): PayslipListRecord {
  return {
    _id: row.id,
    run: row.runId,
    employee: {
      _id: row.employeeId,
      employeeId: row.employeeNumber,
      name: row.employeeName,
      department: row.department,
    },
    state: row.state,
    period: { from: row.from, to: row.to },
    payDate: row.payDate,
    gross: amount(row.gross),
    deductions: amount(row.deductions),
    net: amount(row.net),
    employerCost: amount(row.employerCost),
    previousNet: money(row.previousNet),
    change: amount(row.netChange),
    causes: (JSON.parse(row.causes) as PayChange[]).map(changeRecord),
    warnings: (JSON.parse(row.warnings) as PayslipWarningRecord[]).map((one) => ({
      ...one,
      amount: money(one.amount),
      ...(one.periods && {
        periods: one.periods.map((period) => ({ ...period, amount: amount(period.amount) })),
      }),
    })),
    leftToRecover: amount(
      (JSON.parse(row.toRecover) as Recovery[]).reduce((sum, one) => sum + one.amount, 0),
    ),
    attention: row.attention,
  };
}

/** Checks are for HR: they name colleagues with the same account, and doubts. */
export function withoutChecks<T extends PayslipListRecord>(payslip: T): T {
  return { ...payslip, warnings: [], attention: 3 };
}

/** From minor units and thousandths of a day. */
export function changeRecord(change: PayChange): PayChange {
  return {
    ...change,
    amount: amount(change.amount),
    before: money(change.before),
    after: money(change.after),
    days: inDays(change.days),
    of: inDays(change.of),
  };
}

export function lineRecord({
  componentId,
  name,
  kind,
  wageCode,
  parts,
  unpaid,
  shares,
  reasons,
  ...line
}: SlipLine): PayslipLine {
  return {
    component: { _id: componentId, name, kind, wageCode },
    amount: amount(line.amount),
    period: line.period,
    difference: line.difference,
    due: amount(line.due),
    paidBefore: amount(line.paidBefore),
    ...(line.waived && { waived: amount(line.waived) }),
    parts: parts.map(({ since: _, ...part }): SalaryPart => ({
      ...part,
      days: part.days / DAY,
      of: part.of / DAY,
      salary: amount(part.salary),
      amount: amount(part.amount),
    })),
    unpaid: unpaid.map((span) => ({ ...span, days: span.days / DAY })),
    shares: shares.map(shareRecord),
    reasons: reasons.map(({ recordedAt, ...reason }) => ({
      ...reason,
      recordedAt: recordedAt === null ? null : new Date(recordedAt).toISOString(),
    })),
  };
}

/** From thousandths of a day or minutes, and minor units. */
export function paidLeaveRecord(leave: PaidLeave): PaidLeave {
  const { unit, amount: left, each, salary, perWeek } = leave;
  return {
    unit,
    amount: wireAmount(unit, left),
    each: eachInUnits(each),
    salary: amount(salary),
    perWeek: wireAmount(unit, perWeek),
  };
}

function shareRecord({
  amount: share,
  fixed,
  rate,
  basis,
  hours,
  days,
  of,
  unusedLeave,
  ...rest
}: LineShare): AssignedShare {
  return {
    ...rest,
    amount: amount(share),
    fixed: money(fixed),
    rate: hundredths(rate),
    basis: money(basis),
    hours: hundredths(hours),
    days: inDays(days),
    of: inDays(of),
    ...(unusedLeave && { unusedLeave: unusedLeave.map(paidLeaveRecord) }),
  };
}

export function recoveryRecord({ name, period, amount: left }: Recovery): StillToRecover {
  return { component: name, period, amount: amount(left) };
}
