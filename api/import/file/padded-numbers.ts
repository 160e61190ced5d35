/** A text in quotes, one character after a backslash, a sign, or a digit that is always written. */
const FORMAT_PART = /"([^"]*)"|\\(.)|([-/ ()])|0/gy;

export type ShownNumber = (number: number) => string;

/** Undefined for a format that does more than write zeros and signs. */
export function shownAs(format: string): ShownNumber | undefined {
  const [positive = ''] = format.split(';');
  const parts = [...positive.matchAll(FORMAT_PART)];
  const zeros = parts.filter(([part]) => part === '0').length;
  if (zeros < 2 || parts.map(([part]) => part).join('') !== positive) return undefined;
  return (number) => {
    if (!Number.isSafeInteger(number) || number < 0) return String(number);
    const digits = String(number).padStart(zeros, '0');
    let next = digits.length - zeros + 1;
    let first = true;
    return parts
      .map(([part, quoted, escaped]) => {
        if (part !== '0') return quoted ?? escaped ?? part;
        // More digits than zeros stand at the first of them.
        if (!first) return digits[next++];
        first = false;
        return digits.slice(0, next);
      })
      .join('');
  };
}
