const LETTERS_WITHOUT_DECOMPOSITION: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' };

/** For search and sorting. The engines' collations fold differently, so the folded text is stored in a binary column. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßłøđæœı]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter);
}

/** For uniqueness: ignores case and compatibility forms, but not accents. */
export function uniqueKey(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}
