import { isEmail } from 'class-validator';
import { refusal, type Refusal } from '../../contract/refusals.js';
import { folded, uniqueKey } from '../../platform/database/statements/folded-text.js';
import type { EmployeeLookup } from './employee-lookup.js';
import type { FileEmployees } from './file-employees.js';
import { withoutSuffix } from './person-name.js';

const LOCAL_MAX = 64;
const PLACEHOLDER = /\{(first|last|id)\}/g;

/** Fills a pattern such as '{first}.{last}@company.example'; {id} is the employee ID. Appends the number from 2 on. */
export function emailFrom(pattern: string, { name, employeeId }: { name: string; employeeId: string }, number = 1): string {
  const at = pattern.lastIndexOf('@');
  const words = withoutSuffix(name).split(/[\s,]+/).map(plain).filter((word) => word !== '');
  const id = plain(employeeId) || 'employee';
  const parts: Record<string, string> = { first: words[0] ?? '', last: words.length > 1 ? (words.at(-1) ?? '') : '', id };
  const filled = pattern.slice(0, at).toLowerCase().replace(PLACEHOLDER, (_, part: string) => parts[part] ?? '');
  // Names of one word, or in another script, leave separators behind: 'cher.@company.example'.
  const local = words.length > 0 || pattern.slice(0, at).includes('{id}') ? filled.replace(/([._-])[._-]+/g, '$1').replace(/^[._-]+|(?<![._-])[._-]+$/g, '') : id;
  const suffix = number === 1 ? '' : String(number);
  return `${(local || id).slice(0, LOCAL_MAX - suffix.length).replace(/(?<![._-])[._-]+$/, '')}${suffix}@${pattern.slice(at + 1).trim().toLowerCase()}`;
}

export function patternRefusal(pattern: string): Refusal | undefined {
  const [local = '', ...domains] = pattern.split('@');
  if (domains.length !== 1) return refusal('mapping.pattern_without_at');
  if (!/\{(first|last|id)\}/.test(local)) return refusal('mapping.pattern_without_name');
  if (/[{}]/.test(local.replace(PLACEHOLDER, '')) || /[{}]/.test(domains[0] ?? '')) return refusal('mapping.pattern_unknown_name');
  return isEmail(emailFrom(pattern, { name: 'Jenna Dietrich', employeeId: '10304' }))
    ? undefined
    : refusal('mapping.pattern_malformed');
}

function plain(word: string): string {
  return folded(word).replace(/[^a-z0-9-]/g, '').replace(/^-+|(?<!-)-+$/g, '');
}

const CANDIDATES = 5;

export class GeneratedEmails {
  private readonly reserved = new Set<string>();
  /** Next number per address, so that the hundredth Smith does not take a hundred attempts. */
  private readonly next = new Map<string, number>();

  constructor(
    private readonly pattern: string,
    private readonly company: EmployeeLookup,
    private readonly file: FileEmployees,
  ) {}

  async generate(people: { name: string; employeeId: string }[]): Promise<string[]> {
    const taken = new Set((await this.company.emailOwners(people.map((person) => uniqueKey(emailFrom(this.pattern, person))))).keys());
    const emails: string[] = [];
    for (const person of people) emails.push(await this.findFree(person, taken));
    return emails;
  }

  private async findFree(person: { name: string; employeeId: string }, taken: Set<string>): Promise<string> {
    const first = emailFrom(this.pattern, person);
    if (!taken.has(uniqueKey(first)) && this.reserve(first)) return first;
    for (let number = this.next.get(first) ?? 2; ; number += CANDIDATES) {
      const candidates = Array.from({ length: CANDIDATES }, (_, index) => emailFrom(this.pattern, person, number + index));
      const owners = await this.company.emailOwners(candidates.map(uniqueKey));
      const free = candidates.findIndex((email) => !owners.has(uniqueKey(email)) && this.reserve(email));
      this.next.set(first, number + (free < 0 ? CANDIDATES : free + 1));
      if (free >= 0) return candidates[free] ?? first;
    }
  }

  private reserve(email: string): boolean {
    const key = uniqueKey(email);
    if (this.reserved.has(key) || this.file.hasEmail(key)) return false;
    this.reserved.add(key);
    return true;
  }
}
