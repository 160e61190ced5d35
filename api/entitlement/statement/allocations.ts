import type { CalendarDate } from '../../contract/calendar-date.js';

/** Granted time with a last usable day. */
export interface Allocation {
  readonly id: string;
  readonly kind: 'year' | 'carried' | 'entry';
  readonly from: CalendarDate;
  /** null: without end. */
  readonly until: CalendarDate | null;
  rest: number;
}

export interface Part {
  allocation: string;
  amount: number;
}

export const DEBT = 'debt';

/** All that can be used, and what was taken beyond it. There is debt only while nothing is left to use. */
export class Allocations {
  private constructor(
    private list: Allocation[],
    private owed: number,
  ) {}

  static none(): Allocations {
    return new Allocations([], 0);
  }

  static of({
    allocations,
    debt,
  }: {
    allocations: readonly Allocation[];
    debt: number;
  }): Allocations {
    return new Allocations(
      allocations.map((allocation) => ({ ...allocation })),
      debt,
    );
  }

  copy(): Allocations {
    return Allocations.of({ allocations: this.list, debt: this.owed });
  }

  get debt(): number {
    return this.owed;
  }

  get usable(): number {
    return this.list.reduce((sum, { rest }) => sum + rest, 0);
  }

  get balance(): number {
    return this.usable - this.owed;
  }

  find(id: string): Allocation | undefined {
    return this.list.find((allocation) => allocation.id === id);
  }

  /** Repays debt first, and returns what of it went there. Joins only what has the same last day. */
  grant(to: Omit<Allocation, 'rest'>, amount: number): number {
    const repaid = Math.min(this.owed, amount);
    this.owed -= repaid;
    const found = this.list.find(({ id, until }) => id === to.id && until === to.until);
    if (found) found.rest += amount - repaid;
    else this.insert({ ...to, rest: amount - repaid });
    return repaid;
  }

  /** Takes back from one allocation first (the year's own, for a change of what the year gives), then as leave does. */
  consume(amount: number, first?: string): Part[] {
    const parts: Part[] = [];
    let open = amount;
    const own = first === undefined ? undefined : this.find(first);
    for (const allocation of own ? [own, ...this.list] : this.list) {
      const part = Math.min(open, allocation.rest);
      if (part === 0) continue;
      allocation.rest -= part;
      open -= part;
      parts.push({ allocation: allocation.id, amount: part });
    }
    if (open > 0) parts.push({ allocation: DEBT, amount: open });
    this.owed += open;
    return parts;
  }

  remove(removed: Allocation): number {
    this.list = this.list.filter((allocation) => allocation !== removed);
    return removed.rest;
  }

  /** Those of leave years that ended before `day`. */
  ofYearsBefore(day: CalendarDate): Allocation[] {
    return this.list.filter(({ kind, until }) => kind === 'year' && until !== null && until < day);
  }

  /** Those whose last usable day is before `day`, in the order in which they end. */
  endedBefore(day: CalendarDate): Allocation[] {
    return this.list.filter(({ kind, until }) => kind !== 'year' && until !== null && until < day);
  }

  carried(): number {
    return this.list.reduce((sum, { kind, rest }) => (kind === 'carried' ? sum + rest : sum), 0);
  }

  get all(): readonly Readonly<Allocation>[] {
    return this.list;
  }

  private insert(allocation: Allocation): void {
    const later = this.list.findIndex((other) => comesBefore(allocation, other));
    this.list.splice(later < 0 ? this.list.length : later, 0, allocation);
  }
}

/** The earliest last day is used first; then the earlier start, accruals before entries, and the id. */
function comesBefore(a: Allocation, b: Allocation): boolean {
  const order =
    compare(a.until ?? '9999', b.until ?? '9999') ||
    compare(a.from, b.from) ||
    Number(a.kind === 'entry') - Number(b.kind === 'entry');
  return (order || compare(a.id, b.id)) < 0;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
