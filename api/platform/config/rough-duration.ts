const UNITS = [
  ['year', 365 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Rounded, for an operator: '40 seconds', '3 hours', '1 year'. */
export function roughDuration(ms: number): string {
  // A minute less than a year is a year.
  const [unit, length] = UNITS.find(([, one]) => ms >= one * 0.99) ?? (['second', 1_000] as const);
  const count = Math.max(1, Math.round(ms / length));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
