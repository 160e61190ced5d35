import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { LedgerRow } from './ledger-rows.js';
import { allocationName, isWholeYear, leaveYearName, type LedgerSpeech, type LedgerSubject } from './ledger-speech.js';

export function titleOf(row: LedgerRow, { typeName, today }: LedgerSubject, { say, longMonth }: LedgerSpeech): string {
  const { kind, numbers, from } = row;
  if (kind === 'taken' || kind === 'reserved') return typeName;
  if (kind === 'accrual') return isMonthly(row) ? say('title.month', { month: longMonth(from.slice(0, 7)) }) : say('title.accrual', { year: yearGranted(row) });
  if (kind === 'change') return numbers.yearsBefore !== undefined ? say('title.service', { count: numbers.years ?? 0 }) : say(numbers.shareBefore !== undefined ? 'title.workingTime' : 'title.policy');
  if (kind === 'carried') return say('title.carried', { year: sourceYear(row) });
  if (kind === 'expired') return say(from < today ? 'title.expired' : 'title.expires');
  return say(`title.${kind}`);
}

/** One sentence; undefined where the title says it all. */
export function whyOf(row: LedgerRow, subject: LedgerSubject, speech: LedgerSpeech): string | undefined {
  const { kind, parts } = row;
  const { say } = speech;
  const words = (amount: number) => speech.words(amount, subject.unit);
  if (kind === 'brought') return undefined;
  if (kind === 'accrual') return grantWhy(row, subject, speech);
  if (kind === 'change') return changeWhy(row, subject, speech);
  if (kind === 'leaving') return say('why.leaving', { earned: words(row.numbers.earned ?? 0), posted: words(row.numbers.posted ?? 0) });
  if (kind === 'carried') return carriedWhy(row, subject, speech);
  if (kind === 'expired') return expiredWhy(row, subject, speech);
  if (kind === 'capped') return say('why.capped', { amount: words(row.numbers.cap ?? 0) });
  if (kind === 'taken' || kind === 'reserved') return parts.length === 0 ? undefined : usedWhy(parts, subject, speech);
  return entryWhy(row, subject, speech);
}

const isMonthly = ({ numbers: { months = 12 } }: LedgerRow) => months < 1.001;

const yearGranted = ({ until, from }: LedgerRow) => (until ? leaveYearName(until) : from.slice(0, 4));

const sourceYear = ({ parts }: LedgerRow) => allocationName(parts[0]?.allocation ?? '').year;

function grantWhy(row: LedgerRow, { unit }: LedgerSubject, { say, words, number, percent }: LedgerSpeech): string {
  const { rate, years, share, months, repaid } = row.numbers;
  return [
    rate !== undefined && say('why.perYear', { amount: words(rate, unit) }),
    years !== undefined && say('why.service', { count: years }),
    share !== undefined && say('why.share', { percent: percent(share) }),
    !isWholeYear(months) && say('why.months', { months: number(rounded(months ?? 0)) }),
    repaid !== undefined && say('why.repaid', { amount: words(repaid, unit) }),
  ]
    .filter(Boolean)
    .join(', ');
}

function changeWhy({ numbers: { rate = 0, rateBefore = 0, share, shareBefore, repaid } }: LedgerRow, { unit }: LedgerSubject, { say, words, percent }: LedgerSpeech): string {
  return [
    say('why.change', { now: words(rate, unit), before: words(rateBefore, unit) }),
    shareBefore !== undefined && say('why.share', { percent: percent(share ?? 1) }),
    repaid !== undefined && say('why.repaid', { amount: words(repaid, unit) }),
  ]
    .filter(Boolean)
    .join(', ');
}

function carriedWhy(row: LedgerRow, { unit }: LedgerSubject, { say, words, day }: LedgerSpeech): string {
  const { of = 0 } = row.numbers;
  const carried = row.parts[0]?.amount ?? 0;
  const extent = carried < of ? say('why.carriedSome', { amount: words(carried, unit), of: words(of, unit) }) : say('why.carriedAll', { year: sourceYear(row) });
  return [extent, usableUntil(row.until, { say, day })].filter(Boolean).join(' ');
}

function expiredWhy({ numbers: { limit }, parts }: LedgerRow, { unit }: LedgerSubject, { say, words }: LedgerSpeech): string {
  const { kind, year } = allocationName(parts[0]?.allocation ?? '');
  if (limit !== undefined) return limit === 0 ? say('why.noCarry') : say('why.aboveCarry', { amount: words(limit, unit) });
  if (kind === 'entry') return say('why.restOfEntry');
  return say(kind === 'carried' ? 'why.restOfCarried' : 'why.restOfYear', { year });
}

const FROM = { carried: 'why.fromCarried', year: 'why.fromYear', entry: 'why.fromEntry', debt: 'why.fromDebt' } as const;

function usedWhy(parts: LedgerRow['parts'], { unit }: LedgerSubject, { say, words, list }: LedgerSpeech): string {
  const used = parts.map(({ allocation, amount }) => ({ ...allocationName(allocation), amount }));
  const [only] = used;
  if (only && used.length === 1 && only.kind === 'carried') return say('why.allCarried', { year: only.year });
  if (only && used.length === 1 && only.kind === 'year') return say('why.allOfYear', { year: only.year });
  return list(used.map(({ kind, year, amount }) => say(FROM[kind], { amount: words(amount, unit), year })));
}

function entryWhy(row: LedgerRow, { unit }: LedgerSubject, { say, words, day }: LedgerSpeech): string | undefined {
  const { reason, by } = row.line ?? {};
  const repaid = row.numbers.repaid;
  const sentences = [
    reason && ended(reason),
    repaid !== undefined && ended(capitalized(say('why.repaid', { amount: words(repaid, unit) }))),
    row.kind === 'credit' && usableUntil(row.until, { say, day }),
    by && say('why.by', { name: by }),
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}

const usableUntil = (until: CalendarDate | null, { say, day }: Pick<LedgerSpeech, 'say' | 'day'>) => until && say('why.useBy', { date: day(until) });

const ended = (sentence: string) => (/[.!?…]$/.test(sentence.trim()) ? sentence.trim() : `${sentence.trim()}.`);

const capitalized = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const rounded = (months: number) => Math.round(months * 100) / 100;
