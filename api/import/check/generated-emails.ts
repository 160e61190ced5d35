import { emailFrom } from '../../contract/text/generated-email.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import type { EmployeeLookup } from './employee-lookup.js';
import type { FileEmployees } from './file-employees.js';

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
    const taken = new Set(
      (
        await this.company.emailOwners(
          people.map((person) => uniqueKey(emailFrom(this.pattern, person))),
        )
      ).keys(),
    );
    const emails: string[] = [];
    for (const person of people) emails.push(await this.findFree(person, taken));
    return emails;
  }

  private async findFree(
    person: { name: string; employeeId: string },
    taken: Set<string>,
  ): Promise<string> {
    const first = emailFrom(this.pattern, person);
    if (!taken.has(uniqueKey(first)) && this.reserve(first)) return first;
    for (let number = this.next.get(first) ?? 2; ; number += CANDIDATES) {
      const candidates = Array.from({ length: CANDIDATES }, (_, index) =>
        emailFrom(this.pattern, person, number + index),
      );
      const owners = await this.company.emailOwners(candidates.map(uniqueKey));
      const free = candidates.findIndex(
        (email) => !owners.has(uniqueKey(email)) && this.reserve(email),
      );
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
