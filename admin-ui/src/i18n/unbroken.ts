/** Keeps dates and durations on one line; browsers may break lines after a dash. */
export const unbroken = (words: string): string =>
  words.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060');
