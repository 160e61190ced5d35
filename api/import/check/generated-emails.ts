import { isEmail } from 'class-validator';
import { folded, uniqueKey } from '../../platform/database/statements/folded-text.js';
import type { CompanyPeople } from './company-people.js';
import type { FilePeople } from './file-people.js';
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

const AHEAD = 5;

/** Makes addresses by a pattern, numbered where somebody in the company or in the file has the same one. */
export class GeneratedEmails {
  private readonly made = new Set<string>();
  /** The next number to try for an address, so that the hundredth Smith is not tried a hundred times. */
  private readonly next = new Map<string, number>();

  constructor(
    private readonly pattern: string,
    private readonly company: CompanyPeople,
    private readonly file: FilePeople,
  ) {}

  async make(people: { name: string; employeeId: string }[]): Promise<string[]> {
    const taken = new Set((await this.company.emailOwners(people.map((person) => uniqueKey(emailFrom(this.pattern, person))))).keys());
    const emails: string[] = [];
    for (const person of people) emails.push(await this.free(person, taken));
    return emails;
  }

  private async free(person: { name: string; employeeId: string }, taken: Set<string>): Promise<string> {
    const first = emailFrom(this.pattern, person);
    if (!taken.has(uniqueKey(first)) && this.take(first)) return first;
    for (let number = this.next.get(first) ?? 2; ; number += AHEAD) {
      const candidates = Array.from({ length: AHEAD }, (_, index) => emailFrom(this.pattern, person, number + index));
      const owners = await this.company.emailOwners(candidates.map(uniqueKey));
      const free = candidates.findIndex((email) => !owners.has(uniqueKey(email)) && this.take(email));
      this.next.set(first, number + (free < 0 ? AHEAD : free + 1));
      if (free >= 0) return candidates[free] ?? first;
    }
  }

  private take(email: string): boolean {
    const key = uniqueKey(email);
    if (this.made.has(key) || this.file.hasEmail(key)) return false;
    this.made.add(key);
    return true;
  }
}
