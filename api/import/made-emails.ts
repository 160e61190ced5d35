import { uniqueKey } from '../database/folded-text.js';
import type { CompanyPeople } from './company-people.js';
import { emailFrom } from './email-pattern.js';
import type { FilePeople } from './file-people.js';

const AHEAD = 5;

/** Makes addresses by a pattern, numbered where somebody in the company or in the file has the same one. */
export class MadeEmails {
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
