const WEAKEST = 4;
const STRONGEST = 16;

/** How strongly a figure is tinted, in percent: as the share of the highest figure of its column. */
export function tintOf(figure: number, column: readonly number[]): number {
  return figure > 0 ? Math.max(WEAKEST, Math.round((figure / Math.max(...column)) * STRONGEST)) : 0;
}
