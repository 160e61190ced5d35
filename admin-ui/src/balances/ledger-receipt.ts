import { addDays, type CalendarDate, inclusiveDays } from '../../../api/contract/calendar-date.js';
import type { LedgerRow } from './ledger-rows.js';
import { allocationName, isWholeYear, type LedgerSpeech, type LedgerSubject } from './ledger-speech.js';

export interface ReceiptItem {
  label: string;
  value: string;
  /** Of a day: what it costs, as the size of its dot. */
  cost?: 'whole' | 'part' | 'none';
}

export interface Receipt {
  heading: string;
  items: ReceiptItem[];
  total: ReceiptItem;
}

/** The arithmetic of a row, from top to bottom; undefined where there is none. */
export function receiptOf(row: LedgerRow, subject: LedgerSubject, speech: LedgerSpeech): Receipt | undefined {
  const { say } = speech;
  const { kind, amount, numbers, parts, from } = row;
  const column = (value: number) => speech.column(value, subject.unit);
  const total = { label: say(amount < 0 ? 'receipt.deducted' : 'receipt.added'), value: speech.signed(amount, subject.unit) };
  const worked = (items: ReceiptItem[], sum = total): Receipt => ({ heading: say('receipt.worked'), items, total: sum });

  if (kind === 'taken' || kind === 'reserved') return { heading: say('receipt.days'), items: dayItems(row, subject, speech), total };
  if (kind === 'accrual') return worked(grantItems(row, subject, speech));
  if (kind === 'change') return worked(changeItems(row, subject, speech));
  if (kind === 'leaving') {
    return worked([
      { label: say('receipt.earned'), value: column(numbers.earned ?? 0) },
      { label: say('receipt.posted'), value: speech.signed(-(numbers.posted ?? 0), subject.unit) },
    ]);
  }
  if (kind === 'capped') {
    return worked([
      { label: say('receipt.withGrant'), value: column(row.balance - amount) },
      { label: say('receipt.highest'), value: column(numbers.cap ?? 0) },
    ]);
  }
  const { year } = allocationName(parts[0]?.allocation ?? '');
  if (kind === 'carried') return worked(yearEndItems(row, year, subject, speech), { label: say('receipt.carriedOver'), value: column(parts[0]?.amount ?? 0) });
  if (kind === 'expired') {
    const items = numbers.of === undefined ? [{ label: say('receipt.notUsed', { date: speech.day(from) }), value: column(-amount) }] : yearEndItems(row, year, subject, speech);
    return worked(items, { label: say('receipt.expired'), value: total.value });
  }
  return undefined;
}

function yearEndItems({ numbers: { of = 0, limit } }: LedgerRow, year: string, { unit }: LedgerSubject, { say, column }: LedgerSpeech): ReceiptItem[] {
  const left = { label: say('receipt.left', { year }), value: column(of, unit) };
  return limit === undefined ? [left] : [left, { label: say('receipt.most'), value: column(limit, unit) }];
}

function grantItems({ numbers, amount }: LedgerRow, { unit }: LedgerSubject, { say, column, number, percent, signed }: LedgerSpeech): ReceiptItem[] {
  const { rate = 0, rateBefore, years, share, months = 12 } = numbers;
  const items: ReceiptItem[] = [];
  if (share !== undefined && share > 0) {
    items.push({ label: say('receipt.fullTime'), value: column(exact(rate / share), unit) }, { label: say('receipt.workingTime'), value: `× ${percent(share)}` });
  }
  items.push({ label: years === undefined ? say('receipt.perYear') : say('receipt.perYearAfter', { count: years }), value: column(rate, unit) });
  if (!isWholeYear(months)) items.push({ label: say('receipt.months'), value: `× ${number(exact(months))}/12` });
  const rest = exact(amount - (rate * months) / 12);
  if (Math.abs(rest) >= SMALLEST[unit]) items.push({ label: say(rateBefore === undefined ? 'receipt.rounding' : 'receipt.bothRates'), value: signed(rest, unit) });
  return items;
}

function changeItems({ numbers, amount }: LedgerRow, { unit }: LedgerSubject, { say, column, number, percent, signed }: LedgerSpeech): ReceiptItem[] {
  const { rate = 0, rateBefore = 0, years, share, shareBefore, months = 12 } = numbers;
  const items: ReceiptItem[] = [];
  if (shareBefore !== undefined) {
    items.push({ label: say('receipt.fullTime'), value: column(exact(rate / (share ?? 1)), unit) }, { label: say('receipt.workingTime'), value: `× ${percent(share ?? 1)}` });
  }
  items.push(
    { label: years === undefined ? say('receipt.perYearNow') : say('receipt.perYearAfter', { count: years }), value: column(rate, unit) },
    { label: say('receipt.perYearBefore'), value: column(rateBefore, unit) },
    { label: say('receipt.difference'), value: signed(exact(rate - rateBefore), unit) },
  );
  if (!isWholeYear(months)) items.push({ label: say('receipt.restOfYear'), value: `× ${number(exact(months))}/12` });
  const rest = exact(amount - ((rate - rateBefore) * months) / 12);
  if (Math.abs(rest) >= SMALLEST[unit]) items.push({ label: say('receipt.rounding'), value: signed(rest, unit) });
  return items;
}

/** Months are sent with three decimals. */
const SMALLEST = { days: 0.0015, minutes: 1 };

interface Run {
  from: CalendarDate;
  to: CalendarDate;
  cost: number;
}

/** Neighbouring days of one cost are one item; days between, on which nobody works, are named too. */
function dayItems({ days }: LedgerRow, { unit }: LedgerSubject, { say, span, weekday, column }: LedgerSpeech): ReceiptItem[] {
  const most = Math.max(...days.map(({ cost }) => cost));
  return runs(days).map(({ from, to, cost }) => {
    const count = inclusiveDays(from, to);
    if (cost === 0) return { label: say('receipt.noCost', { span: from === to ? weekday(from) : span(from, to) }), value: column(0, unit), cost: 'none' };
    const label = count === 1 ? weekday(from) : say('receipt.daysAt', { span: span(from, to), count });
    return { label, value: column(exact(cost * count), unit), cost: cost === most && (unit === 'minutes' || cost >= 1) ? 'whole' : 'part' };
  });
}

function runs(days: LedgerRow['days']): Run[] {
  const found: Run[] = [];
  for (const { day, cost } of days) {
    const last = found.at(-1);
    const next = last && addDays(last.to, 1);
    if (last && next !== undefined && next < day) found.push({ from: next, to: addDays(day, -1), cost: 0 });
    if (last && next === day && last.cost === cost) last.to = day;
    else found.push({ from: day, to: day, cost });
  }
  return found;
}

const exact = (amount: number) => Math.round(amount * 1000) / 1000;
