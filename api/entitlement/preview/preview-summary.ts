import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { PreviewSummary } from '../../contract/leave/leave-preview.js';
import { addedPolicy, type PolicyYearEnd } from '../closing/policy-year-end.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';
import type { BalanceEffect } from './preview-effect.js';

/** Sums over all balances of one type so far, as they are stored. */
type TypeTotals = Omit<PreviewSummary, 'leaveType' | 'unit'> & {
  policies?: Record<string, PolicyYearEnd>;
};

export type PreviewTotals = Record<string, TypeTotals>;

/** The totals with these balances as well. */
export function addedTotals(
  totals: PreviewTotals,
  effects: readonly (BalanceEffect & { typeId: string })[],
): PreviewTotals {
  const sums = new Map(Object.entries(totals));
  for (const { typeId, ...effect } of effects)
    sums.set(typeId, withEffect(sums.get(typeId) ?? NONE, effect));
  return Object.fromEntries(sums);
}

const NONE: TypeTotals = {
  gain: { people: 0, amount: 0 },
  lose: { people: 0, amount: 0 },
  negative: 0,
  unchanged: 0,
  requests: 0,
};

function withEffect(
  totals: TypeTotals,
  { before, after, effect, negative, requests, yearEnd }: BalanceEffect,
): TypeTotals {
  const policies = yearEnd && { policies: addedPolicy(totals.policies ?? {}, yearEnd) };
  const counted = {
    ...totals,
    ...policies,
    negative: totals.negative + Number(negative !== null),
    requests: totals.requests + requests.length,
  };
  if (effect === 'unchanged' || effect === 'leaver')
    return { ...counted, unchanged: totals.unchanged + 1 };
  const { people, amount } = totals[effect];
  return { ...counted, [effect]: { people: people + 1, amount: amount + after - before } };
}

export function previewSummary(
  totals: PreviewTotals,
  types: readonly LeaveTypeRules[],
): PreviewSummary[] {
  return types.flatMap(({ id, name, unit }) => {
    if (!totals[id]) return [];
    const { policies: _policies, ...found } = totals[id];
    const wire = ({ people, amount }: TypeTotals['gain']) => ({
      people,
      amount: wireAmount(unit, amount),
    });
    return [
      {
        ...found,
        leaveType: { _id: id, name },
        unit,
        gain: wire(found.gain),
        lose: wire(found.lose),
      },
    ];
  });
}
