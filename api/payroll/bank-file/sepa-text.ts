/** Letters that are no basic letter with a mark. */
const SPELLED: Record<string, string> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '&': '+',
  _: '-',
};
const LETTER = /\p{L}/u;
const BASIC_LETTER = /[A-Za-z]/;
const OUTSIDE = /[^A-Za-z0-9/\-?:().,'+ ]/gu;

/** The characters that every bank of the SEPA takes (EPC217-08). Undefined for a text in another script, of which nothing readable is left. */
export function sepaText(text: string, max: number): string | undefined {
  const spelled = [...text.normalize('NFD').replace(/\p{M}/gu, '')].map(
    (sign) => SPELLED[sign] ?? sign,
  );
  if (spelled.some((sign) => LETTER.test(sign) && !BASIC_LETTER.test(sign))) return undefined;
  const plain = spelled
    .join('')
    .replace(OUTSIDE, ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/ +/g, ' ')
    .slice(0, max);
  return withoutOuter(' /', plain) || undefined;
}

/** A slash at an end has a meaning of its own. */
function withoutOuter(signs: string, text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && signs.includes(text.charAt(start))) start += 1;
  while (end > start && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
