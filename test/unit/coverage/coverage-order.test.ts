import { inCoverageOrder } from '../../../admin-ui/src/leave-cost/coverage-order.js';

const breach = (rule: string, block: boolean, maxAway: number | null, ...days: string[]) => ({
  rule,
  block,
  maxAway,
  days: days.map((day) => ({ day, away: maxAway === null ? null : maxAway + 1 })),
});
const named = (...breaches: ReturnType<typeof breach>[]) =>
  inCoverageOrder(breaches).map(({ rule }) => rule);

test('rules that block come first, those with lower limits before others', () => {
  expect(
    named(
      breach('warns', false, 1, '2026-12-14'),
      breach('of three', true, 3, '2026-12-15'),
      breach('of two', true, 2, '2026-12-15'),
    ),
  ).toEqual(['of two', 'of three', 'warns']);
});

test('a warning is left out where a block with the same or a lower limit has all its days', () => {
  const block = breach('blocks', true, 2, '2026-12-14', '2026-12-15');
  expect(named(breach('same', false, 2, '2026-12-15'), block)).toEqual(['blocks']);
  expect(named(breach('lower', false, 1, '2026-12-15'), block)).toEqual(['blocks', 'lower']);
  expect(named(breach('longer', false, 2, '2026-12-15', '2026-12-16'), block)).toEqual([
    'blocks',
    'longer',
  ]);
});

test('hidden limits are equal, and above none at all', () => {
  const block = breach('blocks', true, null, '2026-12-14');
  expect(named(breach('hidden', false, null, '2026-12-14'), block)).toEqual(['blocks']);
  expect(named(breach('none', false, 0, '2026-12-14'), block)).toEqual(['blocks', 'none']);
  expect(named(block, breach('none at all', true, 0, '2026-12-14'))).toEqual([
    'none at all',
    'blocks',
  ]);
});
