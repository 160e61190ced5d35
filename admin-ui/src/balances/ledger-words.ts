import { type CalendarDate, inclusiveDays } from '../../../api/contract/calendar-date.js';
import { exactAmount } from '../leave-cost/exact-amount.js';
import { isPast, type LedgerRow } from './ledger-rows.js';
import {
  allocationName,
  isWholeYear,
  leaveYearName,
  type LedgerSubject,
  type LedgerTexts,
} from './ledger-texts.js';

export function titleOf(
  row: LedgerRow,
  { typeName, today }: LedgerSubject,
  { text, longMonth }: LedgerTexts,
): string {
  const { kind, numbers, from } = row;
  if (kind === 'taken' || kind === 'reserved') return typeName;
  if (kind === 'accrual')
    return isMonthly(row)
      ? text('title.month', { month: longMonth(from.slice(0, 7)) })
      : text('title.accrual', { year: yearGranted(row) });
  if (kind === 'change')
    return numbers.yearsBefore !== undefined
      ? text('title.service', { count: numbers.years ?? 0 })
      : text(numbers.shareBefore !== undefined ? 'title.workingTime' : 'title.policy');
  if (kind === 'carried') return text('title.carried', { year: sourceYear(row) });
  if (kind === 'expired') return text(isPast(row, today) ? 'title.expired' : 'title.expires');
  return text(`title.${kind}`);
}

/** One sentence; undefined where the title says it all. */
export function reasonText(
  row: LedgerRow,
  subject: LedgerSubject,
  texts: LedgerTexts,
): string | undefined {
  const { kind } = row;
  const { text } = texts;
  const words = (amount: number) => texts.words(amount, subject.unit);
  if (kind === 'broughtForward') return undefined;
  if (kind === 'accrual') return grantWhy(row, subject, texts);
  if (kind === 'change') return changeWhy(row, subject, texts);
  if (kind === 'leaving')
    return text('why.leaving', {
      earned: words(row.numbers.earned ?? 0),
      posted: words(row.numbers.posted ?? 0),
    });
  if (kind === 'ended')
    return text(row.amount < 0 ? 'why.ended' : 'why.endedDebt', {
      date: texts.day(row.until ?? row.from),
    });
  if (kind === 'carried') return carriedWhy(row, subject, texts);
  if (kind === 'expired') return expiredWhy(row, subject, texts);
  if (kind === 'capped') return text('why.capped', { amount: words(row.numbers.cap ?? 0) });
  if (kind === 'taken' || kind === 'reserved') return leaveWhy(row, subject, texts);
  return entryWhy(row, subject, texts);
}

const isMonthly = ({ numbers: { months = 12 } }: LedgerRow) => months < 1.001;

const yearGranted = ({ until, from }: LedgerRow) =>
  until ? leaveYearName(until) : from.slice(0, 4);

const sourceYear = ({ parts }: LedgerRow) => allocationName(parts[0]?.allocation ?? '').year;

function grantWhy(
  row: LedgerRow,
  { unit }: LedgerSubject,
  { text, words, number, percent }: LedgerTexts,
): string {
  const { rate, years, share, months, repaid } = row.numbers;
  return [
    rate !== undefined && text('why.perYear', { amount: words(rate, unit) }),
    years !== undefined && text('why.service', { count: years }),
    share !== undefined && text('why.share', { percent: percent(share) }),
    !isWholeYear(months) && text('why.months', { months: number(rounded(months ?? 0)) }),
    repaid !== undefined && text('why.repaid', { amount: words(repaid, unit) }),
  ]
    .filter(Boolean)
    .join(', ');
}

function changeWhy(
  { numbers: { rate = 0, rateBefore = 0, share, shareBefore, repaid } }: LedgerRow,
  { unit }: LedgerSubject,
  { text, words, percent }: LedgerTexts,
): string {
  return [
    text('why.change', { amount: words(rate, unit) }),
    shareBefore !== undefined && text('why.share', { percent: percent(share ?? 1) }),
    text('why.before', { amount: words(rateBefore, unit) }),
    repaid !== undefined && text('why.repaid', { amount: words(repaid, unit) }),
  ]
    .filter(Boolean)
    .join(', ');
}

function carriedWhy(
  row: LedgerRow,
  { unit }: LedgerSubject,
  { text, plain, words, day }: LedgerTexts,
): string {
  const { of = 0 } = row.numbers;
  const carried = row.parts[0]?.amount ?? 0;
  const some =
    unit === 'days'
      ? text('why.carriedSome', { amount: plain(carried, unit), count: of })
      : text('why.carriedSomeHours', { amount: words(carried, unit), of: words(of, unit) });
  const extent = carried < of ? some : text('why.carriedAll', { year: sourceYear(row) });
  return [extent, usableUntil(row.until, { text, day })].filter(Boolean).join(' ');
}

function expiredWhy(
  { numbers: { limit }, parts }: LedgerRow,
  { unit }: LedgerSubject,
  { text, words }: LedgerTexts,
): string {
  const { kind, year } = allocationName(parts[0]?.allocation ?? '');
  if (limit !== undefined)
    return limit === 0
      ? text('why.noCarry')
      : text('why.aboveCarry', { amount: words(limit, unit) });
  if (kind === 'entry') return text('why.restOfEntry');
  return text(kind === 'carried' ? 'why.restOfCarried' : 'why.restOfYear', { year });
}

function leaveWhy(row: LedgerRow, subject: LedgerSubject, texts: LedgerTexts): string | undefined {
  const why = [
    countedWhy(row, subject, texts),
    recordedWhy(row, subject, texts),
    row.parts.length > 0 && usedWhy(row.parts, subject, texts),
  ];
  return capitalized(why.filter(Boolean).join(', ')) || undefined;
}

/** Where weekends, holidays or halves make the amount other than the days asked for. */
function countedWhy(
  { span: { from, to }, days }: LedgerRow,
  { unit }: LedgerSubject,
  { text, number }: LedgerTexts,
): string | undefined {
  const count = inclusiveDays(from, to);
  const counted = exactAmount(days.reduce((sum, { cost }) => sum + cost, 0));
  return unit === 'minutes' || count === 1 || count === counted
    ? undefined
    : text('why.daysCounted', { count: counted, counted: number(counted) });
}

function recordedWhy(
  { numbers: { recorded } }: LedgerRow,
  { unit }: LedgerSubject,
  { text, words }: LedgerTexts,
): string | undefined {
  return recorded === undefined
    ? undefined
    : text('why.recorded', { amount: words(recorded, unit) });
}

const FROM = {
  carried: 'why.fromCarried',
  year: 'why.fromYear',
  entry: 'why.fromEntry',
  debt: 'why.fromDebt',
} as const;

function usedWhy(
  parts: LedgerRow['parts'],
  { unit }: LedgerSubject,
  { text, words, list }: LedgerTexts,
): string {
  const used = parts.map(({ allocation, amount }) => ({ ...allocationName(allocation), amount }));
  const [only] = used;
  if (only && used.length === 1 && only.kind === 'carried')
    return text('why.allCarried', { year: only.year });
  if (only && used.length === 1 && only.kind === 'year')
    return text('why.allOfYear', { year: only.year });
  return list(
    used.map(({ kind, year, amount }) => text(FROM[kind], { amount: words(amount, unit), year })),
  );
}

function entryWhy(
  row: LedgerRow,
  { unit }: LedgerSubject,
  { text, words, day }: LedgerTexts,
): string | undefined {
  const { reason, by } = row.line ?? {};
  const repaid = row.numbers.repaid;
  const sentences = [
    reason && ended(reason),
    repaid !== undefined && ended(capitalized(text('why.repaid', { amount: words(repaid, unit) }))),
    row.kind === 'credit' && usableUntil(row.until, { text, day }),
    by && text('why.by', { name: by }),
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}

const usableUntil = (
  until: CalendarDate | null,
  { text, day }: Pick<LedgerTexts, 'text' | 'day'>,
) => until && text('why.useBy', { date: day(until) });

const ended = (sentence: string) =>
  /[.!?…]$/.test(sentence.trim()) ? sentence.trim() : `${sentence.trim()}.`;

const capitalized = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const rounded = (months: number) => Math.round(months * 100) / 100;
