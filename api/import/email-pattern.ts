import { folded } from '../database/folded-text.js';
import { isEmail } from '../http/class-validator.js';
import { withoutSuffix } from './person-name.js';

const LOCAL_MAX = 64;
const PLACEHOLDER = /\{(first|last|id)\}/g;

/** An address by a pattern such as '{first}.{last}@company.example', also with {id}; numbered from 2 on. */
export function emailFrom(pattern: string, { name, employeeId }: { name: string; employeeId: string }, number = 1): string {
  const at = pattern.lastIndexOf('@');
  const words = withoutSuffix(name).split(/[\s,]+/).map(plain).filter((word) => word !== '');
  const id = plain(employeeId) || 'employee';
  const parts: Record<string, string> = { first: words[0] ?? '', last: words.length > 1 ? (words.at(-1) ?? '') : '', id };
  const filled = pattern.slice(0, at).toLowerCase().replace(PLACEHOLDER, (_, part: string) => parts[part] ?? '');
  // A name of one word, or of none in our letters, leaves signs behind that joined it to the other.
  const local = words.length > 0 || pattern.slice(0, at).includes('{id}') ? filled.replace(/([._-])[._-]+/g, '$1').replace(/^[._-]+|[._-]+$/g, '') : id;
  const counted = number === 1 ? '' : String(number);
  return `${(local || id).slice(0, LOCAL_MAX - counted.length).replace(/[._-]+$/, '')}${counted}@${pattern.slice(at + 1).trim().toLowerCase()}`;
}

/** What is wrong with a pattern, as a sentence; undefined for a good one. */
export function patternFault(pattern: string): string | undefined {
  const [local = '', ...domains] = pattern.split('@');
  if (domains.length !== 1) return 'The pattern for e-mails needs one @, as in {first}.{last}@company.example.';
  if (!/\{(first|last|id)\}/.test(local)) return 'The pattern for e-mails needs {first}, {last} or {id} before the @.';
  if (/[{}]/.test(local.replace(PLACEHOLDER, '')) || /[{}]/.test(domains[0] ?? '')) return 'The pattern for e-mails knows {first}, {last} and {id}, before the @ only.';
  return isEmail(emailFrom(pattern, { name: 'Jenna Dietrich', employeeId: '10304' }))
    ? undefined
    : 'The pattern for e-mails does not make addresses such as jenna.dietrich@company.example.';
}

/** Letters, digits and hyphens that every mail system takes. */
function plain(word: string): string {
  return folded(word).replace(/[^a-z0-9-]/g, '').replace(/^-+|-+$/g, '');
}
