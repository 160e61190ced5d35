

/** Enough to recognise a cell by, where it is shown beside others. */
const LONGEST = 200;

/** The beginning of a long text, without half a pair at its end. */
export function shortened(text: string): string {
  return text.length <= LONGEST ? text : text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '');
}

export function isLong(text: string): boolean {
  return text.length > LONGEST;
}

const NOTHING = /^(?:n\/?a|#n\/a|null|none|nil|-{1,3}|–|—)$/i;

/** Whether a cell of dates or amounts says that there is none, as files do that other programs wrote. */
export function isBlank(text: string): boolean {
  return NOTHING.test(text);
}
