export { isBlank } from '../../contract/text/blank-text.js';

/** In a file of job history: nothing of this field from that day on. A blank cell says nothing. */
export const NOTHING = '(none)';

export function isTakenAway(text: string): boolean {
  return text.trim() === NOTHING;
}

const MAX_LENGTH = 200;

/** Does not cut a surrogate pair in half. */
export function shortened(text: string): string {
  return text.length <= MAX_LENGTH
    ? text
    : text.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

export function isLong(text: string): boolean {
  return text.length > MAX_LENGTH;
}
