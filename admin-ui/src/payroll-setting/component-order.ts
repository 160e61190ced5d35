import type { PayComponentRecord } from '../../../api/contract/payroll/pay-components.js';

type Moved = Pick<PayComponentRecord, '_id' | 'name' | 'wageCode' | 'position' | 'version'>;

/** The two changes by which neighbours change places. */
export function swapped(upper: PayComponentRecord, lower: PayComponentRecord): Moved[] {
  // Two may have the same position; their ids decide then.
  const last = Math.max(lower.position, upper.position + 1);
  return [moved(lower, upper.position), moved(upper, last)];
}

const moved = ({ _id, name, wageCode, version }: PayComponentRecord, position: number): Moved => ({ _id, name, wageCode, position, version });
