import { useState } from 'react';
import type { LeaveEffectRecord } from '../../../../api/contract/leave/leave-cost-responses.js';
import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';
import { inCoverageOrder } from '../../leave-cost/coverage-order';
import type { Leave } from '../leave';

export interface Shortage {
  by: number;
  unit: LeaveUnit;
}

/** The balance and the coverage rules that speak against an approval: as the request says, or as the server has answered. */
export function useObstacles({ coverage = [] }: Leave, effect: LeaveEffectRecord | undefined) {
  const [refusals, setRefusals] = useState<string[]>([]);
  const breaches = inCoverageOrder(coverage);
  const blocked = breaches.filter(({ block }) => block);
  const isRefused = (code: string) => refusals.includes(code);
  const short =
    effect && effect.shortBy !== null ? { by: effect.shortBy, unit: effect.unit } : undefined;
  return {
    blocked,
    warned: breaches.filter(({ block }) => !block),
    isBlocked: blocked.length > 0 || isRefused('leave.coverage'),
    // A balance alone is said by its card, and asked about once it has been refused.
    short: blocked.length > 0 ? short : undefined,
    isShort: isRefused('leave.insufficient') || (blocked.length > 0 && short !== undefined),
    onRefused: (code = '') => setRefusals((before) => [...before, code]),
  };
}
