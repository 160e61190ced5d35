export { isBlank } from '../../contract/text/blank-text.js';

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
