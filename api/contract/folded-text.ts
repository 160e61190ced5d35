const LETTERS_WITHOUT_DECOMPOSITION: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' };

/** For search and sorting: without accents and case, so that 'zoe' finds 'Zoë'. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßłøđæœı]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter);
}
