import { readAmount } from '../../contract/imports/amount-reading.js';
import { datesIn, monthEndIn } from '../../contract/imports/date-reading.js';
import {
  DATE_ORDERS,
  DECIMAL_SIGNS,
  type DateOrder,
  type DecimalSign,
} from '../../contract/imports/import-mapping.js';
import type { ImportColumn } from '../../contract/imports/imports.js';
import { isLong, isBlank, shortened } from './cell-text.js';
import { currencyOfAmount, currencyOfHeading } from './currency-reading.js';
import { isContractStart } from './heading-words.js';

const MAX_VALUES = 60;
const SAMPLES = 5;
const MAX_CURRENCIES = 5;
/** After this many cells, a column with hardly any amounts is not searched for them any more. A single date can depend on the order, so dates are searched for to the end. */
const ENOUGH_CELLS = 500;
/** Any day of this century: the century only matters for 29 February of a year 00. */
const ANY_DAY = '2000-01-01';

interface Reading {
  exist: number;
  wrong: string | null;
}

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
  private nonBlank = 0;
  private readonly samples: string[] = [];
  /** Counts of the distinct values; undefined once there are too many of them. */
  private values: Map<string, number> | undefined = new Map();
  private readonly dates: Record<DateOrder, Reading> = {
    'year-first': noReading(),
    'month-first': noReading(),
    'day-first': noReading(),
  };
  private readonly amounts: Record<DecimalSign, Reading> = { '.': noReading(), ',': noReading() };
  private inspected = 0;
  private readonly currencies: Set<string>;
  private readonly months = noReading();
  private month: string | null = null;
  private readonly ambiguous: { dayOrMonth?: string; year?: string; existence?: string } = {};

  constructor(private readonly heading: string) {
    const currency = currencyOfHeading(heading);
    this.currencies = new Set(currency === undefined ? [] : [currency]);
  }

  add(cell: string): void {
    if (cell === '') return;
    this.filled += 1;
    if (!isBlank(cell)) this.nonBlank += 1;
    if (this.samples.length < SAMPLES && !this.samples.includes(shortened(cell)))
      this.samples.push(shortened(cell));
    if (isLong(cell)) this.inspectValues();
    if (!this.values) return this.inspect(cell, 1);
    this.values.set(cell, (this.values.get(cell) ?? 0) + 1);
    if (this.values.size > MAX_VALUES) this.inspectValues();
  }

  finish(): ImportColumn {
    const values =
      this.values &&
      [...this.values]
        .map(([value, count]) => ({ value, count }))
        .sort((a, b) => b.count - a.count);
    this.inspectValues();
    const dates = this.isMajority(DATE_ORDERS.map((order) => this.dates[order]))
      ? this.dates
      : null;
    const amounts = this.isMajority(DECIMAL_SIGNS.map((sign) => this.amounts[sign]))
      ? this.amounts
      : null;
    const months = this.isMajority([this.months]);
    const filled = dates || months || amounts ? this.nonBlank : this.filled;
    return {
      heading: this.heading,
      samples: this.samplesToShow(),
      filled,
      values: values ?? null,
      dates,
      month: this.month,
      amounts,
      ...(isContractStart(this.heading) && { contractStart: true as const }),
      currencies: amounts ? [...this.currencies] : [],
    };
  }

  private inspectValues(): void {
    for (const [value, count] of this.values ?? []) this.inspect(value, count);
    this.values = undefined;
  }

  private inspect(cell: string, count: number): void {
    if (isBlank(cell)) return;
    const enough = this.inspected > ENOUGH_CELLS;
    this.inspected += count;
    this.inspectDate(cell, count);
    if (!enough || this.highestCount(this.amounts) * 10 > this.inspected) {
      for (const sign of DECIMAL_SIGNS)
        note(this.amounts[sign], readAmount(cell, sign) !== undefined, cell, count);
      const currency = currencyOfAmount(cell);
      if (currency !== undefined && this.currencies.size < MAX_CURRENCIES)
        this.currencies.add(currency);
    }
  }

  private inspectDate(cell: string, count: number): void {
    const dates = datesIn(cell, ANY_DAY);
    if (monthEndIn(cell) !== undefined) {
      this.months.exist += count;
      this.month ??= shortened(cell);
    }
    for (const order of DATE_ORDERS)
      note(this.dates[order], dates[order] !== undefined, cell, count);
    const { 'year-first': year, 'month-first': month, 'day-first': day } = dates;
    if (month && day && month !== day) this.ambiguous.dayOrMonth ??= cell;
    if (year && ((month && year !== month) || (day && year !== day))) this.ambiguous.year ??= cell;
    if (year !== month || year !== day) this.ambiguous.existence ??= cell;
  }

  private highestCount(readings: Record<string, Reading>): number {
    return Math.max(...Object.values(readings).map(({ exist }) => exist));
  }

  private isMajority(readings: Reading[]): boolean {
    return (
      this.nonBlank > 0 && Math.max(...readings.map(({ exist }) => exist)) * 2 >= this.nonBlank
    );
  }

  /** The first distinct values, with at least one date among them that depends on the order if the column has any, best one that is ambiguous. */
  private samplesToShow(): string[] {
    const ambiguousDate =
      this.ambiguous.dayOrMonth ?? this.ambiguous.year ?? this.ambiguous.existence;
    return ambiguousDate === undefined || this.samples.includes(ambiguousDate)
      ? this.samples
      : [...this.samples.slice(0, SAMPLES - 1), ambiguousDate];
  }
}

function noReading(): Reading {
  return { exist: 0, wrong: null };
}

function note(reading: Reading, exists: boolean, cell: string, count: number): void {
  if (exists) reading.exist += count;
  else reading.wrong ??= shortened(cell);
}
