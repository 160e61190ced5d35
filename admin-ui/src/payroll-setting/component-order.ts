import type { PayComponentRecord } from '../../../api/contract/payroll/pay-components.js';

/** An omitted wage code is removed. */
export type ComponentChange = Pick<PayComponentRecord, 'name' | 'wageCode'> &
  Partial<
    Pick<PayComponentRecord, 'kind' | 'unit' | 'prorated' | 'active' | 'position' | 'version'>
  >;

/** The two changes by which neighbours change places. */
export function swapped(
  upper: PayComponentRecord,
  lower: PayComponentRecord,
): (ComponentChange & { _id: string })[] {
  // Two may have the same position; their ids decide then.
  const last = Math.max(lower.position, upper.position + 1);
  return [moved(lower, upper.position), moved(upper, last)];
}

const moved = ({ _id, name, wageCode, version }: PayComponentRecord, position: number) => ({
  _id,
  name,
  wageCode,
  position,
  version,
});
