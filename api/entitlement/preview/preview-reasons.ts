import { addDays } from '../../contract/calendar-date.js';
import type { PreviewReason } from '../../contract/leave-preview.js';
import type { LedgerLine, LineKind } from '../statement/ledger-line.js';

type Kinds = readonly LineKind[];

const GRANTED: Kinds = ['accrual', 'change', 'leaving'];
const LEAVE: Kinds = ['taken', 'reserved'];

/** Why the statement with a change ends otherwise than the one without: their amounts add up to the difference. */
export function previewReasons(before: readonly LedgerLine[], after: readonly LedgerLine[]): PreviewReason[] {
  const more = (counts: (line: LedgerLine) => boolean) => sum(after, counts) - sum(before, counts);
  const lapses = [...before, ...after].filter(({ kind }) => kind === 'expired').map(({ day }) => day);
  const reasons: PreviewReason[] = [
    { code: 'granted', amount: more(isOf(GRANTED)), ...whyGranted(after) },
    { code: 'capped', amount: more(isOf(['capped'])), cap: after.findLast(isOf(['capped']))?.numbers.cap },
    ...[...new Set(lapses)].sort().map((day): PreviewReason => ({ code: 'expired', amount: more((line) => line.kind === 'expired' && line.day === day), on: addDays(day, -1) })),
    { code: 'leave', amount: more(isOf(LEAVE)) },
    { code: 'entries', amount: more((line) => !isOf([...GRANTED, ...LEAVE, 'capped', 'expired'])(line)) },
  ];
  return reasons.filter(({ amount }) => amount !== 0);
}

function isOf(kinds: Kinds): (line: LedgerLine) => boolean {
  return ({ kind }) => kinds.includes(kind);
}

function sum(lines: readonly LedgerLine[], counts: (line: LedgerLine) => boolean): number {
  return lines.reduce((total, line) => (counts(line) ? total + line.amount : total), 0);
}

function whyGranted(lines: readonly LedgerLine[]): Pick<PreviewReason, 'rate' | 'years'> {
  const { rate, years } = lines.findLast((line) => isOf(GRANTED)(line) && line.numbers.rate !== undefined)?.numbers ?? {};
  return { rate, years };
}
