/** Enough to recognise a cell by, where it is shown beside others. */
const LONGEST = 200;

/** The beginning of a long text, without half a pair at its end. */
export function shortened(text: string): string {
  return text.length <= LONGEST ? text : text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '');
}

export function isLong(text: string): boolean {
  return text.length > LONGEST;
}
