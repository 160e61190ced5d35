import type { DayCostRecord } from '../../../api/contract/leave/day-costs.js';

/** How a day's cost is drawn: a dot, the first or the last part of one, or a small one. */
export type CostMark = 'nothing' | 'firstPart' | 'lastPart' | 'whole';

/** `inMinutes`: whether only minutes of the day are asked for. */
export function costMark(
  { cost, half }: Pick<DayCostRecord, 'cost' | 'half'>,
  inMinutes: boolean,
): CostMark {
  if (cost === 0) return 'nothing';
  if (half === 'afternoon') return 'lastPart';
  return half === 'morning' || inMinutes ? 'firstPart' : 'whole';
}
