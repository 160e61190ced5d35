import type { RepaidPart } from './payment-history.js';
import type { Recovery } from './payslip-line.js';

/** Which parts of what is still to recover an amount ends: the oldest period first. */
export function endedParts(toRecover: readonly Recovery[], amount: number): Recovery[] {
  let rest = amount;
  const oldestFirst = [...toRecover].sort((one, other) =>
    one.period.from < other.period.from ? -1 : one.period.from > other.period.from ? 1 : 0,
  );
  return oldestFirst.flatMap((one) => {
    const part = Math.min(rest, one.amount);
    rest -= part;
    return part === 0 ? [] : { ...one, amount: part };
  });
}

/** As a change of what was paid: less of an earning, more of a deduction that was not taken. */
export function repaidParts(
  parts: readonly Recovery[],
  isDeduction: (componentId: string) => boolean,
): RepaidPart[] {
  return parts.map(({ componentId, period, amount }) => ({
    componentId,
    period,
    amount: isDeduction(componentId) ? amount : -amount,
  }));
}
