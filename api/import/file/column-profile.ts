import { DATE_ORDERS, DECIMAL_SIGNS, type DateOrder, type DecimalSign, type ImportColumn } from '../../contract/imports.js';
import { readAmount } from './amount-reading.js';
import { datesIn } from './date-reading.js';
import { isLong, isBlank, shortened } from './cell-text.js';

const MOST_VALUES = 60;
const SAMPLES = 5;
/** After so many cells of which hardly any is a date, or an amount, no further one is looked at. */
const ENOUGH = 500;
/** Whether a date exists depends on the century only in a year 00, which is 2000 for anybody who asks today. */
const ANY_DAY = '2000-01-01';

interface Reading {
  exist: number;
  wrong: string | null;
}

/** What stands in the columns of a file, found in one pass with little memory. */
export class ColumnProfiles {
  private readonly profiles: ColumnProfile[];

  constructor(headings: string[]) {
    this.profiles = headings.map((heading) => new ColumnProfile(heading));
  }

  add(cells: string[]): void {
    this.profiles.forEach((profile, column) => profile.add(cells[column] ?? ''));
  }

  finish(): ImportColumn[] {
    return this.profiles.map((profile) => profile.finish());
  }
}

class ColumnProfile {
  private filled = 0;
  /** Filled with more than a word for nothing. */
  private said = 0;
  private readonly samples: string[] = [];
  /** Each different value with its count, as long as they are few; every cell is looked at by itself once they are not. */
  private values: Map<string, number> | undefined = new Map();
  private readonly dates: Record<DateOrder, Reading> = { 'year-first': unread(), 'month-first': unread(), 'day-first': unread() };
  private readonly amounts: Record<DecimalSign, Reading> = { '.': unread(), ',': unread() };
  private looked = 0;
  /** The first dates that mean one day here and another there. */
  private readonly telling: { dayOrMonth?: string; year?: string } = {};

  constructor(private readonly heading: string) {}

  add(cell: string): void {
    if (cell === '') return;
    this.filled += 1;
    if (!isBlank(cell)) this.said += 1;
    if (this.samples.length < SAMPLES && !this.samples.includes(shortened(cell))) this.samples.push(shortened(cell));
    // Nobody chooses from texts of pages.
    if (isLong(cell)) this.lookAtValues();
    if (!this.values) return this.look(cell, 1);
    this.values.set(cell, (this.values.get(cell) ?? 0) + 1);
    if (this.values.size > MOST_VALUES) this.lookAtValues();
  }

  finish(): ImportColumn {
    const values = this.values && [...this.values].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
    this.lookAtValues();
    const dates = this.mostly(DATE_ORDERS.map((order) => this.dates[order])) ? this.dates : null;
    const amounts = this.mostly(DECIMAL_SIGNS.map((sign) => this.amounts[sign])) ? this.amounts : null;
    const filled = dates || amounts ? this.said : this.filled;
    return { heading: this.heading, samples: this.tellingSamples(), filled, values: values ?? null, dates, amounts };
  }

  private lookAtValues(): void {
    for (const [value, count] of this.values ?? []) this.look(value, count);
    this.values = undefined;
  }

  private look(cell: string, count: number): void {
    if (isBlank(cell)) return;
    const tired = this.looked > ENOUGH;
    this.looked += count;
    if (!tired || this.best(this.dates) * 10 > this.looked) this.lookForDate(cell, count);
    if (!tired || this.best(this.amounts) * 10 > this.looked) {
      for (const sign of DECIMAL_SIGNS) note(this.amounts[sign], readAmount(cell, sign) !== undefined, cell, count);
    }
  }

  private lookForDate(cell: string, count: number): void {
    const dates = datesIn(cell, ANY_DAY);
    for (const order of DATE_ORDERS) note(this.dates[order], dates[order] !== undefined, cell, count);
    const { 'year-first': year, 'month-first': month, 'day-first': day } = dates;
    if (month && day && month !== day) this.telling.dayOrMonth ??= cell;
    if (year && ((month && year !== month) || (day && year !== day))) this.telling.year ??= cell;
  }

  private best(readings: Record<string, Reading>): number {
    return Math.max(...Object.values(readings).map(({ exist }) => exist));
  }

  private mostly(readings: Reading[]): boolean {
    return this.said > 0 && Math.max(...readings.map(({ exist }) => exist)) * 2 >= this.said;
  }

  /** The first different values; the last makes room for a date that can be read in two ways when none of them can. */
  private tellingSamples(): string[] {
    const told = this.telling.dayOrMonth ?? this.telling.year;
    return told === undefined || this.samples.includes(told) ? this.samples : [...this.samples.slice(0, SAMPLES - 1), told];
  }
}

function unread(): Reading {
  return { exist: 0, wrong: null };
}

function note(reading: Reading, exists: boolean, cell: string, count: number): void {
  if (exists) reading.exist += count;
  else reading.wrong ??= shortened(cell);
}
