import type { DifferenceReason, PayChange, PeriodDates } from '../payslips.js';
import type { PayFormats } from './pay-formats.js';
import type { PayslipWords } from './payslip-words.js';

/** One cause of a change of net pay. The amounts before and after stand beside it, since screens strike the first one through. */
export interface ChangeWords {
  text: string;
  before: string | null;
  after: string | null;
}

/** Null without one, as of a first payslip. */
interface Periods {
  period: PeriodDates;
  previous: PeriodDates | null;
}

const WITH_AMOUNTS = new Set<PayChange['kind']>(['revision', 'changed', 'otherPay']);

export function changeWords(
  change: PayChange,
  words: PayslipWords,
  formats: PayFormats,
  periods: Periods,
): ChangeWords {
  const shown = WITH_AMOUNTS.has(change.kind) && change.before !== null && change.after !== null;
  return {
    text: sentence(change, words, formats, periods),
    before: shown ? formats.money(change.before ?? 0) : null,
    after: shown ? formats.money(change.after ?? 0) : null,
  };
}

function sentence(
  change: PayChange,
  all: PayslipWords,
  formats: PayFormats,
  periods: Periods,
): string {
  const { changes: words } = all;
  const name = change.component ?? '';
  const day = change.date && formats.day(change.date);
  switch (change.kind) {
    case 'revision':
      return words.salary(day);
    case 'proration':
      return isWhole(change)
        ? words.wholeAgain
        : withDays(day ? words.left(day) : words.unpaidLeave, change, words, formats);
    case 'new':
      return isWhole(change)
        ? words.hired(day)
        : withDays(words.hired(day), change, words, formats);
    case 'gone':
      return day ? words.left(day) : words.gone;
    case 'held':
      return change.amount > 0 && change.note === null ? words.wasHeld : words.held(change.note);
    case 'started':
      return day ? words.from(name, day) : words.new(name);
    case 'ended':
      return words.ended(name, day);
    case 'changed':
      return name;
    case 'oneOff':
      return single(change, words, formats, periods);
    case 'differences':
      return change.difference
        ? all.differenceOf(
            formats.shortPeriod(change.difference.period),
            dated(change.difference.reason, all, formats),
          )
        : change.amount === -(change.before ?? 0)
          ? words.differencesBefore
          : words.differences;
    case 'otherPay':
      return words.otherPay;
    case 'paidBefore':
      return words.paidBefore;
  }
}

const isWhole = ({ days, of }: PayChange) => days !== null && days === of;

function withDays(
  text: string | null,
  { days, of }: PayChange,
  words: PayslipWords['changes'],
  { number }: PayFormats,
): string {
  const paid = days === null || of === null ? null : words.paidDays(number(days), number(of));
  return [text, paid].filter((part) => part !== null).join(', ');
}

/** Paid in this period only, or in the one before only. */
function single(
  { component, before, after, amount }: PayChange,
  words: PayslipWords['changes'],
  { shortPeriod }: PayFormats,
  { period, previous }: Periods,
): string {
  const name = component ?? '';
  if (before && after) return words.once(name);
  const isOver = before || after ? Boolean(before) : amount < 0;
  if (!isOver) return words.periodOnly(name, shortPeriod(period));
  return previous ? words.periodOnly(name, shortPeriod(previous)) : words.once(name);
}

function dated(
  { kind, date, recordedAt, name = '' }: DifferenceReason,
  { reasons, recorded }: PayslipWords,
  { day }: PayFormats,
): string {
  const text = reasons[kind](date && day(date), name);
  return recordedAt ? recorded(text, day(recordedAt.slice(0, 10))) : text;
}
