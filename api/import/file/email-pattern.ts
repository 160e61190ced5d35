import { isEmail } from 'class-validator';
import { refusal, type Refusal } from '../../contract/problem.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { withoutSuffix } from './person-name.js';

const LOCAL_MAX = 64;
const PLACEHOLDER = /\{(first|last|id)\}/g;

/** Fills a pattern such as '{first}.{last}@company.example'; {id} is the employee ID. Appends the number from 2 on. */
export function emailFrom(
  pattern: string,
  { name, employeeId }: { name: string; employeeId: string },
  number = 1,
): string {
  const at = pattern.lastIndexOf('@');
  const words = withoutSuffix(name)
    .split(/[\s,]+/)
    .map(plain)
    .filter((word) => word !== '');
  const id = plain(employeeId) || 'employee';
  const parts: Record<string, string> = {
    first: words[0] ?? '',
    last: words.length > 1 ? (words.at(-1) ?? '') : '',
    id,
  };
  const filled = pattern
    .slice(0, at)
    .toLowerCase()
    .replace(PLACEHOLDER, (_, part: string) => parts[part] ?? '');
  // Names of one word, or in another script, leave separators behind: 'cher.@company.example'.
  const local =
    words.length > 0 || pattern.slice(0, at).includes('{id}')
      ? filled.replace(/([._-])[._-]+/g, '$1').replace(/^[._-]+|(?<![._-])[._-]+$/g, '')
      : id;
  const suffix = number === 1 ? '' : String(number);
  return `${(local || id).slice(0, LOCAL_MAX - suffix.length).replace(/(?<![._-])[._-]+$/, '')}${suffix}@${pattern
    .slice(at + 1)
    .trim()
    .toLowerCase()}`;
}

export function patternRefusal(pattern: string): Refusal | undefined {
  const [local = '', ...domains] = pattern.split('@');
  if (domains.length !== 1) return refusal('mapping.pattern_without_at');
  if (domains[0]?.trim() === '') return refusal('mapping.pattern_without_domain');
  if (!/\{(first|last|id)\}/.test(local)) return refusal('mapping.pattern_without_name');
  if (/[{}]/.test(local.replace(PLACEHOLDER, '')) || /[{}]/.test(domains[0] ?? ''))
    return refusal('mapping.pattern_unknown_name');
  return isEmail(emailFrom(pattern, { name: 'Jenna Dietrich', employeeId: '10304' }))
    ? undefined
    : refusal('mapping.pattern_malformed');
}

function plain(word: string): string {
  return folded(word)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|(?<!-)-+$/g, '');
}
