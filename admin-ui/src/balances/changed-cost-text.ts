import type { RequestMove } from '../../../api/contract/leave/leave-balances.js';
import type { LedgerRow } from './ledger-rows.js';
import type { LedgerSubject, LedgerTexts } from './ledger-texts.js';

type Holiday = RequestMove['holidays'][number];

/** Undefined where the request costs the same as when it was decided. */
export function changedCostText(
  { moved, amount }: LedgerRow,
  { unit }: LedgerSubject,
  texts: LedgerTexts,
): string | undefined {
  if (!moved) return undefined;
  const { before, after, holidays } = moved;
  const changes = together(holidays)
    .map((days) => changeText(days, texts))
    .reduce((all, next) => texts.text('moved.and', { changes: all, next }));
  const values = { before: texts.plain(before, unit), after: texts.words(after, unit), changes };
  return texts.text(after === -amount ? 'moved.whole' : 'moved.part', values);
}

function together(holidays: readonly Holiday[]): Holiday[][] {
  const groups = new Map<string, Holiday[]>();
  for (const holiday of holidays) {
    const key = `${kindOf(holiday)} ${holiday.on}`;
    groups.set(key, [...(groups.get(key) ?? []), holiday]);
  }
  return [...groups.values()];
}

function changeText(
  holidays: readonly Holiday[],
  { text, list, day, dayAndMonth }: LedgerTexts,
): string {
  const [first] = holidays as [Holiday];
  const { on } = first;
  const isOfThatYear = holidays.every((holiday) => holiday.day.slice(0, 4) === on.slice(0, 4));
  const days = list(holidays.map((holiday) => dayAndMonth(holiday.day)));
  return text(`moved.${kindOf(first)}`, {
    count: holidays.length,
    days,
    on: isOfThatYear ? dayAndMonth(on) : day(on),
  });
}

const kindOf = ({ removed, half }: Holiday) =>
  removed ? 'removed' : half === null ? 'holiday' : 'half';
