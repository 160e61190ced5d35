import { folded } from './folded-text.js';
import { withoutSuffix } from './person-name.js';

const LOCAL_MAX = 64;
export const PLACEHOLDER = /\{(first|last|id)\}/g;

/**
 * Fills a pattern such as '{first}.{last}@company.example'; {id} is the employee ID. Appends the number from 2 on. A name of one word stands for the
 * first name, or for the last name in a pattern without a first one, so that '{last}.{id}' never is the ID alone.
 */
export function emailFrom(
  pattern: string,
  { name, employeeId }: { name: string; employeeId: string },
  number = 1,
): string {
  const at = pattern.lastIndexOf('@');
  const written = pattern.slice(0, at).toLowerCase();
  const words = withoutSuffix(name)
    .split(/[\s,]+/)
    .map(plain)
    .filter((word) => word !== '');
  const id = plain(employeeId) || 'employee';
  const hasLast = words.length > 1 || !written.includes('{first}');
  const parts: Record<string, string> = {
    first: words[0] ?? '',
    last: hasLast ? (words.at(-1) ?? '') : '',
    id,
  };
  const filled = written.replace(PLACEHOLDER, (_, part: string) => parts[part] ?? '');
  // Names of one word, or in another script, leave separators behind: 'cher.@company.example'.
  const local =
    words.length > 0 || written.includes('{id}')
      ? filled.replace(/([._-])[._-]+/g, '$1').replace(/^[._-]+|(?<![._-])[._-]+$/g, '')
      : id;
  const suffix = number === 1 ? '' : String(number);
  return `${(local || id).slice(0, LOCAL_MAX - suffix.length).replace(/(?<![._-])[._-]+$/, '')}${suffix}@${pattern
    .slice(at + 1)
    .trim()
    .toLowerCase()}`;
}

function plain(word: string): string {
  return folded(word)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|(?<!-)-+$/g, '');
}
