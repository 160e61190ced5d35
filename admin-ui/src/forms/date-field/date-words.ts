/** The words of dates in a language, and its order of day and month. */
export interface DateWords {
  /** From January on. */
  months: readonly Names[];
  /** From Monday on. */
  weekdays: readonly Names[];
  /** 'tomorrow' is 1. */
  nearDays: ReadonlyMap<string, number>;
  /** Beside a weekday: 'next', 'nachste'. */
  next: readonly string[];
  monthFirst: boolean;
}

interface Names {
  long: string;
  short: string;
}

const NEAR = [-2, -1, 0, 1, 2];
const MONTHS = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2024, index, 1)));
/** 1 January 2024 was a Monday. */
const WEEK = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)));

const known = new Map<string, DateWords>();

/** `tag` as in 'en-GB'. */
export function dateWords(tag: string): DateWords {
  const words = known.get(tag) ?? wordsOf(tag);
  known.set(tag, words);
  return words;
}

function wordsOf(tag: string): DateWords {
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const lastWeek = wordsIn(relative.format(-1, 'week'));
  const order = new Intl.DateTimeFormat(tag).formatToParts(WEEK[0]);
  const placeOf = (type: string) => order.findIndex((part) => part.type === type);
  return {
    months: namesOf(tag, 'month', MONTHS),
    weekdays: namesOf(tag, 'weekday', WEEK),
    nearDays: new Map(
      NEAR.map((days) => [relative.format(days, 'day'), days] as const)
        // Where a language has no word for it: 'in 2 days'.
        .filter(([name]) => !/\d/.test(name))
        .map(([name, days]) => [wordsIn(name).join(' '), days]),
    ),
    next: wordsIn(relative.format(1, 'week')).filter((word) => !lastWeek.includes(word)),
    monthFirst: placeOf('month') < placeOf('day'),
  };
}

function namesOf(tag: string, field: 'month' | 'weekday', dates: readonly Date[]): Names[] {
  const [long, short] = (['long', 'short'] as const).map(
    (width) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', day: 'numeric', [field]: width }),
  ) as [Intl.DateTimeFormat, Intl.DateTimeFormat];
  // Beside a day: some languages decline the name then.
  const name = (format: Intl.DateTimeFormat, date: Date) =>
    wordsIn(format.formatToParts(date).find(({ type }) => type === field)?.value ?? '').join(' ');
  return dates.map((date) => ({ long: name(long, date), short: name(short, date) }));
}

/** Without accents, capitals and what stands between the words. */
export const wordsIn = (text: string): string[] => plain(text).match(/\p{L}+/gu) ?? [];

/** Digits of any script become 0 to 9. */
export const plain = (text: string): string =>
  text
    .trim()
    .replaceAll(/\p{Nd}/gu, digitOf)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[‐-―−]/g, '-')
    .toLowerCase();

/** The digits of a script follow one another. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) as number;
  const isDigit = (place: number) => /\p{Nd}/u.test(String.fromCodePoint(place));
  let zero = code;
  while (zero > code - 9 && isDigit(zero - 1)) zero--;
  return String(code - zero);
}

/** The only one that `word` begins; three letters are enough. */
export function placeOf(word: string, names: readonly Names[]): number | undefined {
  const exact = names.findIndex(({ long, short }) => word === long || word === short);
  if (exact >= 0) return exact;
  const begun = names.flatMap(({ long }, place) => (long.startsWith(word) ? [place] : []));
  return word.length >= 3 && begun.length === 1 ? begun[0] : undefined;
}
