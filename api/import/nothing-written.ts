const NOTHING = /^(?:n\/?a|#n\/a|null|none|nil|-{1,3}|–|—)$/i;

/** Whether a cell of dates or amounts says that there is none, as files do that other programs wrote. */
export function isNothing(text: string): boolean {
  return NOTHING.test(text);
}
