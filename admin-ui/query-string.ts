/** As much of the package of this name as react-admin uses, by the browser's own means. */
export function stringify(values: Record<string, unknown>): string {
  return Object.keys(values)
    .filter((key) => values[key] !== undefined)
    .sort()
    .map((key) => `${encoded(key)}=${encoded(String(values[key]))}`)
    .join('&');
}

export const parse = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
