import type { CoverageBreachRecord } from '../../../api/contract/coverage.js';

const strictest = (a: CoverageBreachRecord, b: CoverageBreachRecord) =>
  Number(b.block) - Number(a.block) || a.maxAway - b.maxAway;

/** The strictest first, without the warnings about days of which a block already says as much. */
export function inCoverageOrder(breaches: CoverageBreachRecord[]): CoverageBreachRecord[] {
  const blocks = breaches.filter(({ block }) => block);
  const isCovered = ({ block, maxAway, days }: CoverageBreachRecord) =>
    !block &&
    blocks.some(
      (stricter) =>
        stricter.maxAway <= maxAway &&
        days.every(({ day }) => stricter.days.some((blocked) => blocked.day === day)),
    );
  return breaches.filter((breach) => !isCovered(breach)).sort(strictest);
}
