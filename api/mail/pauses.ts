const FIRST_MS = 5_000;
const LONGEST_MS = 10 * 60_000;

/** How long to wait after so many tries in vain. */
export function pauseAfter(tries: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (tries - 1));
}
