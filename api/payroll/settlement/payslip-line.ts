import type { CalendarDate } from '../../contract/calendar-date.js';
import { type ComponentKind, netSign, sumOfKind } from '../../contract/payroll/component-kinds.js';
import type {
  AssignedShare,
  DifferenceCause,
  PayslipSums,
} from '../../contract/payroll/payslips.js';
import type { BasicPart } from '../due/basic-salary.js';
import type { ComponentShare } from '../due/component-shares.js';
import type { DueComponent, UnpaidSpan } from '../due/due.js';
import type { PayComponent } from '../due/pay-facts.js';
import type { PayPeriod } from '../due/pay-period.js';

/** Kept with the payslip, since an assignment can end later. In minor units, thousandths and hundredths. */
export type LineShare = AssignedShare;

export interface LineReason {
  kind: DifferenceCause;
  date: CalendarDate | null;
  recordedAt: number | null;
  /** Of the department. */
  name?: string;
}

/** As it is stored: amounts in minor units, days in thousandths, rates and hours in hundredths. */
export interface SlipLine {
  componentId: string;
  name: string;
  kind: ComponentKind;
  wageCode: string | null;
  position: number;
  amount: number;
  period: PayPeriod;
  difference: boolean;
  due: number;
  paidBefore: number;
  /** The part that was waived. */
  waived?: number;
  /** For the basic salary, for a whole period. */
  whole: number;
  parts: BasicPart[];
  unpaid: UnpaidSpan[];
  shares: LineShare[];
  reasons: LineReason[];
}

export interface Recovery {
  componentId: string;
  name: string;
  period: PayPeriod;
  amount: number;
}

export function payslipLine(
  component: PayComponent,
  due: DueComponent | undefined,
  paidBefore: number,
  period: PayPeriod,
  reasons?: LineReason[],
): SlipLine {
  const { id, name, kind, wageCode, position } = component;
  const amount = due?.amount ?? 0;
  return {
    componentId: id,
    name,
    kind,
    wageCode,
    position,
    amount: amount - paidBefore,
    period,
    difference: reasons !== undefined,
    due: amount,
    paidBefore,
    whole: due?.whole ?? 0,
    parts: due?.parts ?? [],
    unpaid: due?.unpaid ?? [],
    shares: (due?.shares ?? []).map(lineShare),
    reasons: reasons ?? [],
  };
}

export function lineShare({
  assignment,
  amount,
  fixed,
  basis,
  days,
  of,
  span,
}: ComponentShare): LineShare {
  const { id, scope, run, from, note, rate, hours, unusedLeave } = assignment;
  return {
    assignment: id,
    amount,
    scope: run ? 'run' : scope,
    ...(run && { run: run.id }),
    from,
    note,
    fixed,
    rate,
    basis,
    hours,
    days,
    of,
    span,
    ...(unusedLeave && { unusedLeave }),
  };
}

/** How a line moves the net pay. Costs of the employer stay outside it. */
export function netEffect({ kind, amount }: Pick<SlipLine, 'kind' | 'amount'>): number {
  return amount === 0 ? 0 : netSign(kind) * amount;
}

export function slipSums(lines: readonly SlipLine[]): PayslipSums {
  const sums = { gross: 0, deductions: 0, net: 0, employerCost: 0 };
  for (const line of lines) {
    sums[sumOfKind(line.kind)] += line.amount;
    sums.net += netEffect(line);
  }
  return sums;
}
