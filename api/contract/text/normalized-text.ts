/** The stacks of Tibetan have as many; letters of names have far fewer. */
export const MOST_MARKS = 8;

// The half-width voice marks of Japanese become combining ones when they are normalised.
const TOO_MANY_MARKS = /[\p{M}\uff9e\uff9f]{9}/u;
const EXCESS_MARKS = /([\p{M}\uff9e\uff9f]{8})[\p{M}\uff9e\uff9f]+/gu;

export function hasTooManyMarks(text: string): boolean {
  return TOO_MANY_MARKS.test(text);
}

export function withoutExcessMarks(text: string): string {
  return text.replace(EXCESS_MARKS, '$1');
}

/**
 * The engine sorts the marks of a letter, in a time that grows with the square of their number. A text with too many of them therefore stays as it is, for
 * the check of its field to refuse; of any other, the time grows with its length.
 */
export function normalized(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return hasTooManyMarks(text) ? text : text.normalize(form);
}
