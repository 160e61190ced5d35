import type { BalanceKind } from '../../../../api/contract/leave/leave-balance-responses.js';
import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';
import { useNumbers } from '../../api/config';
import { useText } from '../../i18n/use-text';
import { CountedFilters } from '../../lists/counted-filters';
import { useFilterChanges } from '../../lists/filter-changes';
import { useListCounts } from '../../lists/use-list-summary';
import { type BalanceFilters, NO_FIGURES, useListedBalances } from './use-listed-balances';

const WHICH = ['all', 'negative', 'noneLeft', 'atRisk', 'incomplete'] as const;
type Which = (typeof WHICH)[number];

/** The smallest amount, so that only 0 lies between it and its negative. */
const LEAST: Record<LeaveUnit, string> = { days: '0.001', minutes: '1' };

/** They exclude each other. */
export function BalanceKinds() {
  const text = useText();
  const numbers = useNumbers();
  const { filters, unit, isOtherDay } = useListedBalances();
  const { change } = useFilterChanges();
  const counts = useListCounts<BalanceKind>();
  if (isOtherDay) return null;

  const chosen = chosenOf(filters);
  const countOf = (which: Which) =>
    counts &&
    numbers.format(
      which === 'all'
        ? Object.values(counts).reduce((sum, people) => sum + people, 0)
        : (counts[which] ?? 0),
    );
  const offered = WHICH.filter(
    (which) => which !== 'incomplete' || which === chosen || counts?.incomplete,
  );
  return (
    <CountedFilters
      label={text('balances.list.which')}
      of={offered.map((value) => ({
        value,
        label: text(`balances.list.segments.${value}`),
        glyph: value === 'atRisk' ? 'expiring' : undefined,
        count: countOf(value),
      }))}
      value={chosen}
      onChoose={(which) => change({ ...NO_FIGURES, ...filterOf(which, unit) })}
    />
  );
}

function filterOf(which: Which, unit: LeaveUnit): BalanceFilters {
  if (which === 'negative') return { below: '0' };
  if (which === 'noneLeft') return { below: LEAST[unit], above: `-${LEAST[unit]}` };
  return which === 'atRisk' || which === 'incomplete' ? { [which]: 'true' } : {};
}

function chosenOf({ below, above, atRisk, incomplete }: BalanceFilters): Which {
  if (incomplete) return 'incomplete';
  if (below) return above ? 'noneLeft' : 'negative';
  return atRisk ? 'atRisk' : 'all';
}
