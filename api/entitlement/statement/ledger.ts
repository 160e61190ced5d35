import type { CalendarDate } from '../../contract/calendar-date.js';
import { Allocations } from './allocations.js';
import { carryOver, expire } from './carry-over.js';
import type { LeaveYear } from './leave-year.js';
import type { LedgerEvent } from './ledger-event.js';
import type { LedgerLine, Movement } from './ledger-line.js';
import type { Closing, LedgerEntry, StatementFacts } from './statement-facts.js';

/** Applies events in order and writes down each movement. */
export class Ledger {
  readonly lines: LedgerLine[] = [];

  constructor(
    private readonly facts: StatementFacts,
    public allocations = Allocations.none(),
  ) {}

  /** Goes on from a closed day; the first line is what was left there. */
  static after(facts: StatementFacts, closing: Closing): Ledger {
    const ledger = new Ledger(facts, Allocations.of(closing));
    ledger.write({ day: closing.day, kind: 'closing', amount: ledger.allocations.balance });
    return ledger;
  }

  /** The same state, with lines of its own. */
  fork(): Ledger {
    return new Ledger(this.facts, this.allocations.copy());
  }

  apply(event: LedgerEvent): void {
    this.expire(event.day);
    if (event.kind === 'yearEnd') this.writeAll(carryOver(this.allocations, this.facts, event.day));
    else if (event.kind === 'posting') this.post(event);
    else if (event.kind === 'entry') this.enter(event.entry, event.year);
    else if (event.kind === 'leave') this.takeLeave(event);
    else if (event.kind === 'closing') this.close(event.closing);
  }

  expire(day: CalendarDate): void {
    this.writeAll(expire(this.allocations, this.facts, day));
  }

  /** The rest or debt of an employment ends on the day on which the next one begins; it could be used up to `lastDay`. */
  end(day: CalendarDate, lastDay: CalendarDate | null): void {
    const { all, balance } = this.allocations;
    const parts = all
      .filter(({ rest }) => rest > 0)
      .map(({ id, rest }) => ({ allocation: id, amount: rest }));
    this.allocations = Allocations.none();
    if (balance !== 0) this.write({ day, kind: 'ended', amount: -balance, until: lastDay, parts });
  }

  private post({
    day,
    year,
    posting: { kind, amount, numbers, version },
  }: Extract<LedgerEvent, { kind: 'posting' }>): void {
    const source = { version };
    if (amount < 0)
      return this.write({
        day,
        kind,
        amount,
        parts: this.allocations.consume(-amount, year.id),
        numbers,
        source,
      });
    this.grant(year, { day, kind, amount, until: year.to, numbers, source }, yearAllocation(year));
  }

  private enter({ id, day, kind, amount, until }: LedgerEntry, year: LeaveYear | undefined): void {
    const source = { entry: id };
    if (amount === 0) return;
    if (amount < 0)
      return this.write({ day, kind, amount, parts: this.allocations.consume(-amount), source });
    const own = { id: `entry ${id}`, kind: 'entry' as const, from: day, until };
    const joins = until === null && year ? yearAllocation(year) : own;
    const capped = kind === 'credit' && year && year.from <= day ? year : undefined;
    const usableTo = joins.until !== null && joins.until < day ? null : joins.until;
    this.grant(capped, { day, kind, amount, until: usableTo, source }, joins);
  }

  private takeLeave({
    day,
    leave: { leaveId, kind, cost },
    tracked,
  }: Extract<LedgerEvent, { kind: 'leave' }>): void {
    if (cost === 0) return;
    const source = { leave: leaveId };
    if (tracked)
      this.write({ day, kind, amount: -cost, parts: this.allocations.consume(cost), source });
    else this.write({ day, kind, amount: 0, numbers: { recorded: cost }, source });
  }

  /** Where facts of the closed past have changed, the closed result stays; the line says by how much it differs. */
  private close(closing: Closing): void {
    const derived = this.allocations.balance;
    this.allocations = Allocations.of(closing);
    const amount = this.allocations.balance - derived;
    if (amount !== 0) this.write({ day: closing.day, kind: 'closing', amount });
  }

  /** `capped` is the year whose cap holds for this grant. */
  private grant(
    capped: LeaveYear | undefined,
    line: Movement,
    to: Parameters<Allocations['grant']>[0],
  ): void {
    const repaid = this.allocations.grant(to, line.amount);
    this.write(repaid > 0 ? { ...line, numbers: { ...line.numbers, repaid } } : line);
    const cap = capped?.rules.cap ?? null;
    const above = cap === null ? 0 : Math.min(line.amount, this.allocations.balance - cap);
    if (cap === null || above <= 0) return;
    const parts = this.allocations.consume(above, to.id);
    this.write({
      day: line.day,
      kind: 'capped',
      amount: -above,
      parts,
      numbers: { cap },
      source: { version: capped?.version ?? null },
    });
  }

  private writeAll(lines: Iterable<Movement>): void {
    for (const line of lines) this.write(line);
  }

  private write(line: Movement): void {
    this.lines.push({
      until: null,
      parts: [],
      numbers: {},
      source: {},
      ...line,
      balance: this.allocations.balance,
    });
  }
}

function yearAllocation({ id, from, to }: LeaveYear) {
  return { id, kind: 'year' as const, from, until: to };
}
