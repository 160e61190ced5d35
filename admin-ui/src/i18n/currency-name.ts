/** Such as 'US dollar (USD)'. */
export function currencyName(language: string, code: string): string {
  return `${new Intl.DisplayNames(language, { type: 'currency' }).of(code)} (${code})`;
}
