const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** 70 kB */
export function bytesIn(language: string, bytes: number): string {
  const power = Math.min(bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2, UNITS.length - 1);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: UNITS[power], unitDisplay: power ? 'short' : 'long', maximumFractionDigits: power === 2 ? 1 : 0 });
  return format.format(bytes / 1000 ** power);
}
