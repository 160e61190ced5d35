const LETTERS_WITHOUT_DECOMPOSITION: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' };

/**
 * Text as it is searched and sorted: without accents and case, so that 'zoe' finds 'Zoë'. The two engines fold
 * differently, so the folding is ours and is stored beside the text, in a binary collation.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßłøđæœı]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter);
}

/** Text as it must be unique: compatibility forms and case are one, accents are not. */
export function uniqueKey(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}
