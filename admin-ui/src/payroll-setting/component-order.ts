import type { PayComponentRecord } from '../../../api/contract/payroll/pay-components.js';

/** An omitted wage code is removed. */
export type ComponentChange = Pick<PayComponentRecord, 'name' | 'wageCode'> &
  Partial<
    Pick<PayComponentRecord, 'kind' | 'unit' | 'prorated' | 'active' | 'position' | 'version'>
  >;

/** The changes that put the component at `from` in the place of the one at `to`. */
export function reordered(
  components: readonly PayComponentRecord[],
  from: number,
  to: number,
): (ComponentChange & { _id: string })[] {
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const affected = components.slice(first, last + 1);
  const order = affected
    .toSpliced(from - first, 1)
    .toSpliced(to - first, 0, ...affected.slice(from - first, from - first + 1));
  let position = -Infinity;
  const places = affected.map((one) => (position = Math.max(one.position, position + 1)));
  return order.flatMap(({ _id, name, wageCode, version, position: before }, index) => {
    const place = places.at(index) ?? before;
    return place === before ? [] : [{ _id, name, wageCode, position: place, version }];
  });
}
