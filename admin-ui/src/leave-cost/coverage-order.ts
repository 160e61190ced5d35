import type { CoverageBreachRecord } from '../../../api/contract/leave/coverage.js';

/** A hidden limit lies above the one that everybody sees, which is 0. */
const limitOf = ({ maxAway }: CoverageBreachRecord) => maxAway ?? 1;

const strictest = (a: CoverageBreachRecord, b: CoverageBreachRecord) =>
  Number(b.block) - Number(a.block) || limitOf(a) - limitOf(b);

/** The strictest first, without the warnings about days of which a block already says as much. */
export function inCoverageOrder(breaches: CoverageBreachRecord[]): CoverageBreachRecord[] {
  const blocks = breaches.filter(({ block }) => block);
  const isCovered = (breach: CoverageBreachRecord) =>
    !breach.block &&
    blocks.some(
      (stricter) =>
        limitOf(stricter) <= limitOf(breach) &&
        breach.days.every(({ day }) => stricter.days.some((blocked) => blocked.day === day)),
    );
  return breaches.filter((breach) => !isCovered(breach)).sort(strictest);
}
