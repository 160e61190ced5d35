/** '4.950' is left out on purpose: depending on the country it is 4950 or 4.95. */
const AMOUNT_FORMATS = [
  /^(\d+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^(\d{1,3}(?:[\s'’]\d{3})+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/,
  /^(\d{1,3}(?:\.\d{3}){2,})$/,
];

/** '4,950.00' and '4 950' become '4950.00' and '4950'. Returns any other text unchanged, which the validation then rejects. */
export function plainAmount(typed: string): string {
  const text = typed.trim();
  const [, whole, decimals] = AMOUNT_FORMATS.map((format) => format.exec(text)).find(Boolean) ?? [];
  if (!whole) return text;
  return [whole.replace(/\D/g, ''), decimals].filter(Boolean).join('.');
}

/** As the reader's language writes it: '4950.00' becomes '4950,00' for a comma. What is not an amount stays as it was typed. */
export function writtenAmount(amount: string, decimalSign: string): string {
  return /^\d+\.\d{1,2}$/.test(amount) ? amount.replace('.', decimalSign) : amount;
}
