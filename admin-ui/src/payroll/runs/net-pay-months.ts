import type { PayRunListRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { addMonths } from '../../../../api/contract/calendar-date.js';

/** The regular runs that are paid in a month, however many there are. */
export interface NetPayMonth {
  /** 2026-11 */
  month: string;
  net: number;
  /** A run of it is not approved yet. */
  open: boolean;
}

const MONTHS = 12;

/** The latest twelve months, the earliest first; those without a run are left out. */
export function netPayMonths(
  runs: readonly Pick<PayRunListRecord, 'payDate' | 'net' | 'state'>[],
): NetPayMonth[] {
  const kept = runs.filter(({ state }) => state !== 'discarded');
  const latest = kept.reduce((last, { payDate }) => (payDate > last ? payDate : last), '');
  if (!latest) return [];
  const first = addMonths(`${latest.slice(0, 7)}-01`, 1 - MONTHS);
  const months = new Map<string, NetPayMonth>();
  for (const { payDate, net, state } of kept) {
    if (payDate < first) continue;
    const month = payDate.slice(0, 7);
    const { net: before = 0, open = false } = months.get(month) ?? {};
    // Sums of cents, so that no fraction of one is drawn or said.
    const sum = Math.round(100 * (before + net)) / 100;
    months.set(month, { month, net: sum, open: open || state === 'draft' });
  }
  return [...months.values()].toSorted((one, other) => (one.month < other.month ? -1 : 1));
}

interface Place {
  width: number;
  height: number;
  margin: number;
}

export interface NetPayPoint extends NetPayMonth {
  x: number;
  y: number;
}

/** Each month at its distance in time, between the lowest and the highest sum. */
export function netPayPoints(
  months: readonly NetPayMonth[],
  { width, height, margin }: Place,
): NetPayPoint[] {
  const sums = months.map(({ net }) => net);
  const [low, high] = [Math.min(...sums), Math.max(...sums)];
  const [first, last] = [months.at(0), months.at(-1)].map((one) => ordinal(one?.month ?? ''));
  const span = Math.max(1, (last ?? 0) - (first ?? 0));
  return months.map((one) => ({
    ...one,
    x: margin + ((ordinal(one.month) - (first ?? 0)) / span) * (width - 2 * margin),
    y: high === low ? height / 2 : ((high - one.net) / (high - low)) * height,
  }));
}

const ordinal = (month: string) => 12 * Number(month.slice(0, 4)) + Number(month.slice(5, 7));
