/**
 * An amount as people type it ('4,950.00', '4 950,5', '4950'), as plain digits with a point ('4950.00').
 * What is no amount comes back as it is, for the check to refuse.
 */
export function plainAmount(typed: string): string {
  const text = typed.replace(/[\s'’]/g, '');
  const decimal = text.match(/[.,](?=\d{1,2}$)/g) && (text.at(-3)?.match(/[.,]/) ? text.length - 3 : text.length - 2);
  if (!/^[\d.,]+$/.test(text)) return text;
  if (!decimal) return grouped(text) ? text.replace(/[.,]/g, '') : text;
  const whole = text.slice(0, decimal);
  return grouped(whole) ? `${whole.replace(/[.,]/g, '')}.${text.slice(decimal + 1)}` : text;
}

/** Digits, by threes if they are parted at all. */
const grouped = (whole: string) => /^\d+$|^\d{1,3}([.,]\d{3})+$/.test(whole);
