const LETTERS_WITHOUT_DECOMPOSITION: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' };

/** Text as the server searches it: without accents and case, so that 'zoe' finds 'Zoë'. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßłøđæœı]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter);
}

export const contains = (text: string, question: string): boolean => folded(text).includes(folded(question));

/** The text in pieces, found ones among others, each as it is written. */
export function pieces(text: string, question: string): { text: string; found: boolean }[] {
  const sought = folded(question);
  if (!sought) return [{ text, found: false }];
  // Folding can lengthen a letter or leave nothing of it, so every folded sign remembers whose it is.
  const letters = [...text.normalize('NFC')];
  const owners = letters.flatMap((letter, index) => [...folded(letter)].map((sign) => ({ sign, index })));
  const signs = owners.map(({ sign }) => sign);
  const wanted = [...sought];
  const found = new Set<number>();
  for (let at = 0; at + wanted.length <= signs.length; at++) {
    if (wanted.every((sign, offset) => sign === signs[at + offset])) wanted.forEach((_, offset) => found.add(owners[at + offset].index));
  }
  return joined(letters.map((letter, index) => ({ text: letter, found: found.has(index) })));
}

function joined(letters: { text: string; found: boolean }[]) {
  return letters.reduce<typeof letters>((all, letter) => {
    const last = all.at(-1);
    if (last?.found === letter.found) last.text += letter.text;
    else all.push({ ...letter });
    return all;
  }, []);
}
