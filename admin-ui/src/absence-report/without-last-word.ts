/** 'Annual' of 'Annual Leave' where all names end with the same word, so that more columns fit. */
export function withoutLastWord(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(' '));
  const isSaidByAll = words.every((of) => of.length > 1 && of.at(-1) === words[0]?.at(-1));
  return words.length > 1 && isSaidByAll
    ? words.map((of) => of.slice(0, -1).join(' '))
    : [...names];
}
