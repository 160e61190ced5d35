import { addDays, type CalendarDate } from '../../../../api/contract/calendar-date.js';
import type { LeaveAccountsSummary } from '../../../../api/contract/leave/leave-balance-responses.js';
import { SOON_DAYS } from '../../../../api/contract/leave/leave-balances.js';
import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';
import { useNumbers } from '../../api/config';
import { useText } from '../../i18n/use-text';
import { CountedFilters } from '../../lists/counted-filters';
import { useFilterChanges } from '../../lists/filter-changes';
import { useListSummary } from '../../lists/use-list-summary';
import {
  type BalanceFilters,
  NO_FIGURES,
  OPENING_FILTER,
  useListedBalances,
} from './use-listed-balances';

const WHICH = ['all', 'negative', 'noneLeft', 'soon', 'incomplete'] as const;
type Which = (typeof WHICH)[number];

/** The smallest amount, so that only 0 lies between it and its negative. */
const LEAST: Record<LeaveUnit, string> = { days: '0.001', minutes: '1' };

/** They exclude each other. Their counts are of everybody who works here, so they are left out where other filters hold. */
export function BalanceKinds() {
  const text = useText();
  const numbers = useNumbers();
  const { filters, unit, today, isOtherDay } = useListedBalances();
  const { change } = useFilterChanges();
  const summary = useListSummary<LeaveAccountsSummary | null>();
  if (isOtherDay) return null;

  const chosen = chosenOf(filters);
  const counts = summary && isOfAll(filters) ? countsOf(summary) : undefined;
  const offered = WHICH.filter(
    (which) => which !== 'incomplete' || which === chosen || summary?.incomplete,
  );
  return (
    <CountedFilters
      label={text('balances.list.which')}
      of={offered.map((value) => ({
        value,
        label: text(`balances.list.segments.${value}`),
        count: counts && numbers.format(counts[value]),
      }))}
      value={chosen}
      onChoose={(which) => change({ ...NO_FIGURES, ...filterOf(which, unit, today) })}
    />
  );
}

function filterOf(which: Which, unit: LeaveUnit, today: CalendarDate | undefined): BalanceFilters {
  if (which === 'negative') return { below: '0' };
  if (which === 'noneLeft') return { below: LEAST[unit], above: `-${LEAST[unit]}` };
  if (which === 'soon' && today) return { expiresBefore: addDays(today, SOON_DAYS + 1) };
  return which === 'incomplete' ? { incomplete: 'true' } : {};
}

function chosenOf({ below, above, expiresBefore, incomplete }: BalanceFilters): Which {
  if (incomplete) return 'incomplete';
  if (below) return above ? 'noneLeft' : 'negative';
  return expiresBefore ? 'soon' : 'all';
}

function isOfAll({ q, department, policy, status }: BalanceFilters): boolean {
  return !q && !department && !policy && status === OPENING_FILTER.status;
}

function countsOf({
  people,
  negative,
  noneLeft,
  expiring,
  incomplete,
}: LeaveAccountsSummary): Record<Which, number> {
  return { all: people, negative: negative.people, noneLeft, soon: expiring.people, incomplete };
}
