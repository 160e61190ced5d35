import type { FileMatch } from '../../contract/payroll/payslip-files.js';
import { folded } from '../../platform/database/statements/folded-text.js';

export interface NamedPerson {
  id: string;
  employeeId: string;
  name: string;
}

export interface FoundPerson {
  id: string;
  by: FileMatch;
}

/** A year with a month, in which nobody's number is meant: 2026-11, 11_2026, 202611. */
const PERIOD =
  /(?<!\d)(?:(?:19|20)\d\d([-_. ]?)(?:0[1-9]|1[0-2])(?:\1(?:0[1-9]|[12]\d|3[01]))?|(?:0[1-9]|1[0-2])[-_. ]?(?:19|20)\d\d)(?!\d)/g;
const MOST_WORDS = 40;
/** In words, for an employee ID or a name. */
const LONGEST = 6;

/** Finds whose file it is by an employee ID or a name in its name. */
export class FileNameMatch {
  private readonly byNumber = new Map<string, Set<string>>();
  private readonly byName = new Map<string, Set<string>>();

  constructor(people: readonly NamedPerson[]) {
    for (const { id, employeeId, name } of people) {
      add(this.byNumber, words(employeeId).join(' '), id);
      add(this.byName, inAnyOrder(words(name)), id);
    }
  }

  /** Undefined if nobody is meant, or somebody else could be. */
  find(fileName: string): FoundPerson | undefined {
    const plain = fileName.replace(/\.pdf$/i, '');
    const numbers = new Set([
      ...this.numbers(words(plain.replace(PERIOD, ' '))),
      ...this.numbers(words(plain), true),
    ]);
    const names = this.names(words(plain));
    const by = numbers.size > 0 ? 'employeeId' : 'name';
    const both = [...numbers].filter((id) => names.has(id));
    const [id, ...others] = both.length === 1 ? both : numbers.size > 0 ? numbers : names;
    return id !== undefined &&
      others.length === 0 &&
      (both.length === 1 || numbers.size === 0 || names.size === 0)
      ? { id, by }
      : undefined;
  }

  /** With the period in it only longer employee IDs are looked for, such as EMP-2026-11. */
  private numbers(parts: readonly string[], withLetters = false): Set<string> {
    const found = new Set<string>();
    for (const some of runsOf(parts))
      if (!withLetters || /\p{L}/u.test(some[0] ?? ''))
        for (const id of this.byNumber.get(some.join(' ')) ?? []) found.add(id);
    return found;
  }

  /** The longest names in it: a file of Ann Lee Smith does not belong to Ann Lee. */
  private names(parts: readonly string[]): Set<string> {
    const found = runsOf(parts)
      .map((some) => ({ length: some.length, people: this.byName.get(inAnyOrder(some)) }))
      .filter(({ people }) => people !== undefined);
    const longest = Math.max(0, ...found.map(({ length }) => length));
    return new Set(
      found.filter(({ length }) => length === longest).flatMap(({ people }) => [...(people ?? [])]),
    );
  }
}

function add(map: Map<string, Set<string>>, key: string, id: string): void {
  if (key !== '') map.set(key, (map.get(key) ?? new Set()).add(id));
}

function words(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

function inAnyOrder(parts: readonly string[]): string {
  return [...parts].sort().join(' ');
}

/** Words that follow each other. */
function runsOf(parts: readonly string[]): string[][] {
  return parts.flatMap((_, start) =>
    Array.from({ length: Math.min(LONGEST, parts.length - start) }, (_, more) =>
      parts.slice(start, start + more + 1),
    ),
  );
}
