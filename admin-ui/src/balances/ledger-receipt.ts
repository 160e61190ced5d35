import type { DayCostRecord } from '../../../api/contract/leave/day-costs.js';
import { exactAmount } from '../leave-cost/exact-amount.js';
import type { LedgerRow } from './ledger-rows.js';
import {
  allocationName,
  isWholeYear,
  type LedgerSubject,
  type LedgerTexts,
} from './ledger-texts.js';
import { type ReceiptItem, requestItems } from './request-receipt.js';

export interface Receipt {
  heading: string;
  items: ReceiptItem[];
  total: ReceiptItem;
}

/** The arithmetic of a row, from top to bottom; undefined where there is none. With the cost of a request's days, it says why some cost nothing. */
export function receiptOf(
  row: LedgerRow,
  subject: LedgerSubject,
  texts: LedgerTexts,
  costByDay?: readonly DayCostRecord[],
): Receipt | undefined {
  const { text } = texts;
  const { kind, amount, numbers, parts, from } = row;
  const column = (value: number) => texts.column(value, subject.unit);
  const total = {
    label: text(amount < 0 ? 'receipt.deducted' : 'receipt.added'),
    value: texts.signed(amount, subject.unit),
  };
  const worked = (items: ReceiptItem[], sum = total): Receipt => ({
    heading: text('receipt.worked'),
    items,
    total: sum,
  });

  if (kind === 'taken' || kind === 'reserved') {
    const recorded =
      numbers.recorded === undefined
        ? []
        : [
            {
              label: text('receipt.recorded'),
              value: texts.signed(-numbers.recorded, subject.unit),
            },
          ];
    return {
      heading: text('receipt.days'),
      items: [...requestItems(row, subject, texts, costByDay), ...recorded],
      total: { ...total, label: text('receipt.deducted') },
    };
  }
  if (kind === 'accrual') return worked(grantItems(row, subject, texts));
  if (kind === 'change') return worked(changeItems(row, subject, texts));
  if (kind === 'leaving') {
    return worked([
      { label: text('receipt.earned'), value: column(numbers.earned ?? 0) },
      { label: text('receipt.posted'), value: texts.signed(-(numbers.posted ?? 0), subject.unit) },
    ]);
  }
  if (kind === 'capped') {
    return worked([
      { label: text('receipt.withGrant'), value: column(row.balance - amount) },
      { label: text('receipt.highest'), value: column(numbers.cap ?? 0) },
    ]);
  }
  const { year } = allocationName(parts[0]?.allocation ?? '');
  if (kind === 'carried')
    return worked(yearEndItems(row, year, subject, texts), {
      label: text('receipt.carriedOver'),
      value: column(parts[0]?.amount ?? 0),
    });
  if (kind === 'expired') {
    const items =
      numbers.of === undefined
        ? [{ label: text('receipt.notUsed', { date: texts.day(from) }), value: column(-amount) }]
        : yearEndItems(row, year, subject, texts);
    return worked(items, { label: text('receipt.expired'), value: total.value });
  }
  return undefined;
}

function yearEndItems(
  { numbers: { of = 0, limit } }: LedgerRow,
  year: string,
  { unit }: LedgerSubject,
  { text, column }: LedgerTexts,
): ReceiptItem[] {
  const left = { label: text('receipt.left', { year }), value: column(of, unit) };
  return limit === undefined
    ? [left]
    : [left, { label: text('receipt.most'), value: column(limit, unit) }];
}

function grantItems(
  { numbers, amount }: LedgerRow,
  { unit }: LedgerSubject,
  { text, column, number, percent, signed }: LedgerTexts,
): ReceiptItem[] {
  const { rate = 0, rateBefore, years, share, months = 12 } = numbers;
  const items: ReceiptItem[] = [];
  if (share !== undefined && share > 0) {
    items.push(
      { label: text('receipt.fullTime'), value: column(exactAmount(rate / share), unit) },
      { label: text('receipt.workingTime'), value: `× ${percent(share)}` },
    );
  }
  items.push({
    label:
      years === undefined
        ? text('receipt.perYear')
        : text('receipt.perYearAfter', { count: years }),
    value: column(rate, unit),
  });
  if (!isWholeYear(months))
    items.push({ label: text('receipt.months'), value: `× ${number(exactAmount(months))}/12` });
  const rest = exactAmount(amount - (rate * months) / 12);
  if (Math.abs(rest) >= SMALLEST[unit])
    items.push({
      label: text(rateBefore === undefined ? 'receipt.rounding' : 'receipt.bothRates'),
      value: signed(rest, unit),
    });
  return items;
}

function changeItems(
  { numbers, amount }: LedgerRow,
  { unit }: LedgerSubject,
  { text, column, number, percent, signed }: LedgerTexts,
): ReceiptItem[] {
  const { rate = 0, rateBefore = 0, years, share, shareBefore, months = 12 } = numbers;
  const items: ReceiptItem[] = [];
  if (shareBefore !== undefined) {
    items.push(
      { label: text('receipt.fullTime'), value: column(exactAmount(rate / (share ?? 1)), unit) },
      { label: text('receipt.workingTime'), value: `× ${percent(share ?? 1)}` },
    );
  }
  items.push(
    {
      label:
        years === undefined
          ? text('receipt.perYearNow')
          : text('receipt.perYearAfter', { count: years }),
      value: column(rate, unit),
    },
    { label: text('receipt.perYearBefore'), value: column(rateBefore, unit) },
    { label: text('receipt.difference'), value: signed(exactAmount(rate - rateBefore), unit) },
  );
  if (!isWholeYear(months))
    items.push({ label: text('receipt.restOfYear'), value: `× ${number(exactAmount(months))}/12` });
  const rest = exactAmount(amount - ((rate - rateBefore) * months) / 12);
  if (Math.abs(rest) >= SMALLEST[unit])
    items.push({ label: text('receipt.rounding'), value: signed(rest, unit) });
  return items;
}

/** Months are sent with three decimals. */
const SMALLEST = { days: 0.0015, minutes: 1 };
