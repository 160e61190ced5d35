import type { BalanceMeaning } from '../../contract/imports/import-mapping.js';

/** In thousandths of a day or minutes, on the day from which the balance of the file counts. */
export interface BalanceOnDay {
  /** As the file has it. */
  written: number;
  /** The balance without an opening. */
  without: number;
  /** The part of it that the policy granted since the leave year began. */
  granted: number;
}

/**
 * The amount to book, so that the balance of the file comes out as it is meant: `included` is what is left, with all that was granted and taken, and
 * `on-top` was carried over, so that the year's entitlement is added. Until that is chosen, it is added.
 */
export function openingAmount(
  { written, without }: Pick<BalanceOnDay, 'written' | 'without'>,
  meaning: BalanceMeaning | null,
): number {
  return meaning === 'included' ? written - without : written;
}

/** Where nothing was granted, both meanings are the same. */
export function meaningMatters({ granted }: Pick<BalanceOnDay, 'granted'>): boolean {
  return granted !== 0;
}
