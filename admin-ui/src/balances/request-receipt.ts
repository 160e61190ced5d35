import { type CalendarDate, eachDay, inclusiveDays } from '../../../api/contract/calendar-date.js';
import type { DayCostRecord } from '../../../api/contract/leave/day-costs.js';
import { exactAmount } from '../leave-cost/exact-amount.js';
import type { LedgerRow } from './ledger-rows.js';
import type { LedgerSubject, LedgerTexts } from './ledger-texts.js';

export interface ReceiptItem {
  label: string;
  value: string;
  cost?: 'whole' | 'part' | 'none';
}

interface Run {
  from: CalendarDate;
  to: CalendarDate;
  cost: number;
  why: string | undefined;
  asked: DayCostRecord | undefined;
}

/** All days that were asked for: neighbours of one cost, for one reason, are one item. */
export function requestItems(
  row: LedgerRow,
  { unit }: LedgerSubject,
  texts: LedgerTexts,
  costByDay?: readonly DayCostRecord[],
): ReceiptItem[] {
  const { text, span, weekday, column } = texts;
  const most = Math.max(...row.days.map(({ cost }) => cost));
  return runs(row, texts, costByDay).map(({ from, to, cost, why: dayWhy, asked }) => {
    const count = inclusiveDays(from, to);
    const why = (asked && texts.reason(asked, count)) ?? dayWhy;
    const days =
      from === to
        ? weekday(from)
        : cost === 0
          ? span(from, to)
          : text('receipt.daysAt', { span: span(from, to), count });
    const size =
      cost === 0 ? 'none' : cost === most && (unit === 'minutes' || cost >= 1) ? 'whole' : 'part';
    return {
      label: why === undefined ? days : text('receipt.dayWhy', { days, why }),
      value: column(exactAmount(cost * count), unit),
      cost: size,
    };
  });
}

function runs(
  { days, span }: LedgerRow,
  { text, reason }: LedgerTexts,
  costByDay: readonly DayCostRecord[] = [],
): Run[] {
  const costs = new Map(days.map(({ day, cost }) => [day, cost]));
  const askedOn = new Map(costByDay.map((asked) => [asked.day, asked]));
  const found: Run[] = [];
  for (const day of eachDay(span.from, span.to)) {
    const cost = costs.get(day) ?? 0;
    const asked = askedOn.get(day);
    const why = (asked && reason(asked)) ?? (cost === 0 ? text('receipt.noCost') : undefined);
    const last = found.at(-1);
    if (last && last.cost === cost && last.why === why) last.to = day;
    else found.push({ from: day, to: day, cost, why, asked });
  }
  return found;
}
