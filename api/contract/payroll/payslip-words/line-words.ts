import type {
  AssignedShare,
  DifferenceReason,
  PaidLeave,
  PayslipLine,
  SalaryPart,
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
  const due = line.difference
    ? []
    : line.shares.map((share) =>
        why(shareWords(share, line, words, formats), share.amount, line.shares.length > 1),
      );
  const parts = line.parts.filter((part) => !isWhole(part, line));
  return {
    title: line.difference ? words.ofPeriod(name, formats.period(line.period)) : name,
    whys: [
      ...line.reasons.map((reason) =>
        why(words.difference(reasonWords(reason, line, words, formats))),
      ),
      ...parts.map((part) =>
        why(
          words.part(
            formats.span(part),
            formats.number(part.days),
            formats.number(part.of),
            formats.money(part.salary),
          ),
          part.amount,
          parts.length > 1,
        ),
      ),
      ...line.unpaid.map((unpaid) =>
        why(
          words.unpaid(
            formats.span(unpaid),
            formats.number(unpaid.days),
            formats.leave(unpaid.leave),
          ),
        ),
      ),
      ...due,
      ...(line.difference || line.paidBefore !== 0
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

/** A month at one salary needs no words. */
const isWhole = (part: SalaryPart, line: PayslipLine) =>
  line.parts.length === 1 && part.days === part.of;

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
  { number, amount }: PayFormats,
): string {
  return leave
    .map(({ unit, amount: left, each }) =>
      unit === 'days'
        ? words.unusedDays(number(left), amount(each))
        : words.unusedHours(number(left / MINUTES), amount(each)),
    )
    .join(', ');
}

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
  const text = words.reasons[kindOf(reason, line)](reason.date && formats.day(reason.date));
  return reason.recordedAt
    ? words.recorded(text, formats.day(reason.recordedAt.slice(0, 10)))
    : text;
}

/** A single new salary by which more is due is a raise. A day that begins or ends the paid part is the first or last one of work. */
function kindOf(
  { kind, date }: DifferenceReason,
  { component, amount, parts, reasons }: PayslipLine,
): keyof PayslipWords['reasons'] {
  if (kind === 'revision' && reasons.length === 1 && amount > 0 && component.kind === 'earning')
    return 'raise';
  if (kind !== 'employment' || date === null) return kind;
  if (parts.at(-1)?.to === date) return 'lastDay';
  return parts[0]?.from === date ? 'firstDay' : kind;
}
