/**
 * How people write amounts: the digits together or by threes, then at most two decimals.
 * '4.950' is missing on purpose: to some it is four thousand and to others not quite five.
 */
const WRITTEN = [
  /^(\d+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^(\d{1,3}(?:[\s'’]\d{3})+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/,
  /^(\d{1,3}(?:\.\d{3}){2,})$/,
];

/** An amount as it is typed ('4,950.00', '4 950,5'), as plain digits with a point. What is no amount stays as it is, for the check to refuse. */
export function plainAmount(typed: string): string {
  const text = typed.trim();
  const [, whole, decimals] = WRITTEN.map((form) => form.exec(text)).find(Boolean) ?? [];
  if (!whole) return text;
  return [whole.replace(/\D/g, ''), decimals].filter(Boolean).join('.');
}
