import { readXlsx } from 'hucre/xlsx';

/** Rows that show how the numbers of a column are written. Reading the formats of all of them would take as much memory as ten files. */
const SAMPLED_ROWS = 200;
/** A text in quotes, one character after a backslash, a sign, or a digit that is always written. */
const FORMAT_PART = /"([^"]*)"|\\(.)|([-/ ()])|0/gy;

export type ShownNumber = (number: number) => string;

/** Of the columns whose numbers are shown with zeros before them, such as 00042, or EMP-0042 for 42. */
export async function paddedColumns(bytes: Buffer, sheet: number): Promise<Map<number, ShownNumber>> {
  const { sheets } = await readXlsx(bytes, { sheets: [sheet], readStyles: true, maxRows: SAMPLED_ROWS });
  const formats = new Map<number, Map<string, number>>();
  for (const [place, { value, style }] of sheets[0]?.cells ?? []) {
    if (typeof value !== 'number') continue;
    const column = Number(place.split(',')[1]);
    const counts = formats.get(column) ?? new Map<string, number>();
    const format = style?.numFmt ?? '';
    formats.set(column, counts.set(format, (counts.get(format) ?? 0) + 1));
  }
  const padded = new Map<number, ShownNumber>();
  for (const [column, counts] of formats) {
    const [most] = [...counts].sort(([, one], [, other]) => other - one);
    const shown = most && shownAs(most[0]);
    if (shown) padded.set(column, shown);
  }
  return padded;
}

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
