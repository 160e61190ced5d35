import { netSign } from '../component-kinds.js';
import type {
  AssignedShare,
  DifferenceReason,
  PaidLeave,
  PayslipLine,
  PeriodDates,
} from '../payslips.js';
import { componentName } from './component-name.js';
import type { PayFormats } from './pay-formats.js';
import type { PayslipWords } from './payslip-words.js';

/** One sentence of a line's why; with its amount where the line is the sum of several. */
export interface LineWhy {
  text: string;
  amount: number | null;
}

export interface LineWords {
  title: string;
  whys: LineWhy[];
}

export function lineWords(line: PayslipLine, words: PayslipWords, formats: PayFormats): LineWords {
  const name = componentName(line.component.name, words);
  const waived = line.waived ?? 0;
  const left =
    Math.round((Math.abs(line.due - line.paidBefore - line.amount) - waived) * 100) / 100;
  return {
    title: line.difference ? words.ofPeriod(name, formats.period(line.period)) : name,
    whys: [
      ...line.reasons.map((reason) =>
        why(words.difference(reasonWords(reason, line, words, formats))),
      ),
      ...partWhys(line, words, formats),
      ...line.unpaid.map(({ from, to, days, leave }) =>
        why(words.unpaid(formats.span({ from, to }), formats.number(days), formats.leave(leave))),
      ),
      ...(line.difference ? [] : shareWhys(line, words, formats)),
      ...((line.difference && !isJoiner(line)) || line.paidBefore !== 0
        ? [why(words.dueLess(formats.money(line.due), formats.money(line.paidBefore)))]
        : []),
      ...(waived === 0 ? [] : [why(words.waived(formats.money(waived)))]),
      ...(left === 0 ? [] : [why(words.leftToRecover(formats.money(left)))]),
    ],
  };
}

const why = (text: string, amount = 0, several = false): LineWhy => ({
  text,
  amount: several ? amount : null,
});

const isJoiner = ({ reasons }: PayslipLine) => reasons.some(({ kind }) => kind === 'joined');

/** The days of each salary. A month at one salary needs no words, and a joiner's days are in the reason. */
function partWhys(line: PayslipLine, words: PayslipWords, formats: PayFormats): LineWhy[] {
  const [only, ...others] = line.parts;
  if (only && others.length === 0 && (only.days === only.of || isJoiner(line))) return [];
  const several = line.parts.length > 1;
  return line.parts.map((part) =>
    why(
      words.part(
        several ? formats.span(part) : spanWords(part, line, words, formats),
        formats.number(part.days),
        formats.number(part.of),
        formats.money(part.salary),
      ),
      part.amount,
      several,
    ),
  );
}

function shareWhys(line: PayslipLine, words: PayslipWords, formats: PayFormats): LineWhy[] {
  return line.shares.flatMap((share) => [
    why(shareWords(share, line, words, formats), share.amount, line.shares.length > 1),
    ...unusedPay(share, words, formats).map((text) => why(text)),
  ]);
}

/** A joiner's days begin in the period, a leaver's end in it. */
function spanWords(
  { from, to }: PeriodDates,
  { period }: PayslipLine,
  words: PayslipWords,
  { day, span }: PayFormats,
): string {
  if (from > period.from && to === period.to) return words.fromDay(day(from));
  if (from === period.from && to < period.to) return words.untilDay(day(to));
  return span({ from, to });
}

function shareWords(
  share: AssignedShare,
  line: PayslipLine,
  words: PayslipWords,
  formats: PayFormats,
): string {
  if (share.unusedLeave) return unusedWords(share.unusedLeave, words, formats);
  const reckoned = reckonedWords(share, words, formats);
  const when =
    share.scope === 'run'
      ? words.periodOnly(formats.shortPeriod(line.period))
      : share.span
        ? spanWords(share.span, line, words, formats)
        : reckoned.length === 0
          ? words.since[share.scope](formats.fullDay(share.from))
          : undefined;
  const text = [...(when ? [when] : []), ...reckoned].join(', ');
  return share.note ? words.noted(text, share.note) : text;
}

const MINUTES = 60;

function unusedWords(
  leave: readonly PaidLeave[],
  words: PayslipWords,
  { number, exact }: PayFormats,
): string {
  return leave
    .map(({ unit, amount: left, each }) =>
      unit === 'days'
        ? words.unusedDays(number(left), exact(each))
        : words.unusedHours(number(left / MINUTES), exact(each)),
    )
    .join(', ');
}

/** How the pay of a day or hour comes about: the leave alone could not be checked. */
const unusedPay = (
  { unusedLeave = [] }: AssignedShare,
  words: PayslipWords,
  { number, money }: PayFormats,
): string[] =>
  unusedLeave.map(({ unit, salary, perWeek }) =>
    words.unusedPay[unit](money(salary), number(unit === 'days' ? perWeek : perWeek / MINUTES)),
  );

function reckonedWords(
  { rate, basis, hours, fixed, amount, days, of }: AssignedShare,
  words: PayslipWords,
  { number, percent, money }: PayFormats,
): string[] {
  const prorated = days !== null && of !== null && days !== of;
  if (rate !== null && basis !== null) return [words.percent(percent(rate), money(basis))];
  if (hours !== null)
    return [
      fixed !== null && Math.abs(fixed * hours - amount) < 0.01
        ? words.hoursAt(number(hours), money(fixed))
        : words.hours(number(hours)),
    ];
  return prorated && fixed !== null ? [words.prorated(number(days), number(of), money(fixed))] : [];
}

export function reasonWords(
  reason: DifferenceReason,
  line: PayslipLine,
  words: PayslipWords,
  formats: PayFormats,
): string {
  const named = words.reasons[kindOf(reason, line)](
    reason.date && formats.day(reason.date),
    reason.name ?? '',
  );
  const days = reason.kind === 'joined' ? paidDays(line, words, formats) : undefined;
  const text = days ? `${named}, ${days}` : named;
  return reason.recordedAt
    ? words.recorded(text, formats.day(reason.recordedAt.slice(0, 10)))
    : text;
}

/** '21 of 30 days at $4,000.00', if the line has one salary or amount and not all days. */
function paidDays(
  { parts, shares }: PayslipLine,
  words: PayslipWords,
  { number, money }: PayFormats,
): string | undefined {
  const [part, share] = [parts[0], shares[0]];
  if (part && parts.length === 1 && part.days !== part.of)
    return words.prorated(number(part.days), number(part.of), money(part.salary));
  if (share?.days == null || share.of === null || share.fixed === null || shares.length > 1)
    return undefined;
  return words.prorated(number(share.days), number(share.of), money(share.fixed));
}

/** A single new salary by which more is due is a raise. A day that begins or ends the paid part is the first or last one of work. */
function kindOf(
  { kind, date }: DifferenceReason,
  { component, amount, parts, reasons }: PayslipLine,
): keyof PayslipWords['reasons'] {
  if (kind === 'revision' && reasons.length === 1 && amount > 0 && netSign(component.kind) > 0)
    return 'raise';
  if (kind !== 'employment' || date === null) return kind;
  if (parts.at(-1)?.to === date) return 'lastDay';
  return parts[0]?.from === date ? 'firstDay' : kind;
}
