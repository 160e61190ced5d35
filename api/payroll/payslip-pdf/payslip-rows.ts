import { amount as inUnits, MINOR_UNITS } from '../../contract/money.js';
import {
  type ComponentKind,
  KINDS_BESIDE_NET,
  KINDS_IN_NET,
  shownAmount,
} from '../../contract/payroll/component-kinds.js';
import {
  componentName,
  yearToDateName,
} from '../../contract/payroll/payslip-words/component-name.js';
import { lineWords } from '../../contract/payroll/payslip-words/line-words.js';
import type { PayFormats } from '../../contract/payroll/payslip-words/pay-formats.js';
import type { PayslipWords } from '../../contract/payroll/payslip-words/payslip-words.js';
import type { PayslipRecord } from '../../contract/payroll/payslips.js';

/** Exact, in minor units; a deduction is negative. Null where nothing is shown. */
export interface RowAmounts {
  amount: bigint | null;
  yearToDate: bigint | null;
}

export type PayslipRow =
  | { kind: 'group'; title: string; note: string | null }
  | ({ kind: 'line'; title: string; whys: string[] } & RowAmounts)
  | ({ kind: 'sum' | 'net'; title: string } & RowAmounts);

/** The table of a payslip, from top to bottom. */
export function payslipRows(
  payslip: PayslipRecord,
  words: PayslipWords,
  formats: PayFormats,
): PayslipRow[] {
  const group = (kind: ComponentKind, note: string | null): PayslipRow[] => {
    const rows = lineRows(kind, payslip, words, formats);
    if (rows.length === 0) return [];
    const { group: title, sum: sumTitle } = words.kinds[kind];
    return [
      { kind: 'group', title, note },
      ...rows,
      {
        kind: 'sum',
        title: sumTitle,
        amount: sum(rows.map(({ amount }) => amount ?? 0n)),
        yearToDate: yearToDateOf(payslip, [kind]),
      },
    ];
  };
  return [
    ...KINDS_IN_NET.flatMap((kind) => group(kind, null)),
    {
      kind: 'net',
      title: words.net,
      amount: minor(payslip.net),
      yearToDate: yearToDateOf(payslip, KINDS_IN_NET),
    },
    ...KINDS_BESIDE_NET.flatMap((kind) => group(kind, words.outsideNet)),
    ...recoveryRows(payslip, words, formats),
  ];
}

function yearToDateOf({ yearToDate }: PayslipRecord, kinds: readonly ComponentKind[]): bigint {
  const counted = yearToDate.filter(({ kind }) => kinds.includes(kind));
  return sum(counted.map(({ kind, amount }) => shown(kind, amount)));
}

type LineRow = Extract<PayslipRow, { kind: 'line' }>;

/** A component that was paid this year but is not due now has a row too, so that both columns add up. */
function lineRows(
  kind: ComponentKind,
  { lines, yearToDate }: PayslipRecord,
  words: PayslipWords,
  formats: PayFormats,
): LineRow[] {
  const own = lines.filter((line) => line.component.kind === kind);
  const totals = yearToDate.filter((one) => one.kind === kind);
  const lineWithTotal = (name: string | null) =>
    own.find((line) => line.component.name === name && !line.difference) ??
    own.find((line) => line.component.name === name);
  const due = own.map((line): LineRow => {
    const { title, whys } = lineWords(line, words, formats);
    const { name } = line.component;
    const total = totals.find(({ component }) => component === name);
    return {
      kind: 'line',
      title,
      whys: whys.map((why) =>
        why.amount === null ? why.text : `${why.text} = ${formats.money(why.amount)}`,
      ),
      amount: shown(kind, line.amount),
      yearToDate: total && lineWithTotal(name) === line ? shown(kind, total.amount) : null,
    };
  });
  const past = totals.filter(({ component }) => !lineWithTotal(component));
  return [
    ...due,
    ...past.map((total): LineRow => ({
      kind: 'line',
      title: yearToDateName(total, words),
      whys: [],
      amount: null,
      yearToDate: shown(kind, total.amount),
    })),
  ];
}

function recoveryRows(
  { toRecover }: PayslipRecord,
  words: PayslipWords,
  formats: PayFormats,
): PayslipRow[] {
  if (toRecover.length === 0) return [];
  return [
    { kind: 'group', title: words.labels.toRecover, note: words.recoveredLater },
    ...toRecover.map((one): LineRow => ({
      kind: 'line',
      title: words.toRecover(componentName(one.component, words), formats.period(one.period)),
      whys: [],
      amount: minor(one.amount),
      yearToDate: null,
    })),
  ];
}

/** Amounts of the contract have at most two decimals, so this is exact. */
const minor = (value: number) => BigInt(Math.round(value * MINOR_UNITS));
const shown = (kind: ComponentKind, value: number) => minor(shownAmount(kind, value));

export const sum = (amounts: bigint[]) => amounts.reduce((total, one) => total + one, 0n);

export const written = (value: bigint | null, format: (value: number) => string) =>
  value === null ? null : format(inUnits(value));
