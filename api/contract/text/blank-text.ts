const BLANK = /^(?:n\/?a|#n\/a|null|none|nil|-{1,3}|–|—)$/i;

/** Words of files for a cell without a value. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}
