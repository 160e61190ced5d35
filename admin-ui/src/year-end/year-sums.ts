import type { PolicyYearEndRecord } from '../../../api/contract/leave/leave-year-end.js';
import { exactAmount } from '../balances/exact-amount.js';

type Figure = 'people' | 'rest' | 'carried' | 'expiring' | 'debt';

export function yearSums(policies: readonly PolicyYearEndRecord[]): Record<Figure, number> {
  const sum = (figure: Figure) =>
    exactAmount(policies.reduce((total, policy) => total + policy[figure], 0));
  return {
    people: sum('people'),
    rest: sum('rest'),
    carried: sum('carried'),
    expiring: sum('expiring'),
    debt: sum('debt'),
  };
}
