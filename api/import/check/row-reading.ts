import type { CalendarDate } from '../../contract/calendar-date.js';
import { readAmount } from '../../contract/imports/amount-reading.js';
import { monthEndIn, readDate } from '../../contract/imports/date-reading.js';
import {
  mayBeUnknown,
  UNKNOWN_CHOICE,
  type ImportField,
} from '../../contract/imports/import-fields.js';
import type { DateOrder, ImportMapping } from '../../contract/imports/import-mapping.js';
import {
  rowMessage,
  type RowMessage,
  type RowMessageKey,
} from '../../contract/imports/row-messages.js';
import { LARGEST_AMOUNT_MINOR, MINOR_UNITS } from '../../contract/money.js';
import type { Refusal } from '../../contract/problem.js';
import { MOST_MARKS } from '../../contract/text/normalized-text.js';
import { readName, textRefusal } from '../../platform/http/fields/read-text.js';
import { isBlank, shortened } from '../file/cell-text.js';
import { CHOICES } from '../file/value-words.js';

export interface RowRefusal {
  field: ImportField;
  value: string;
  remark: RowMessage;
}

/** Unreadable values are missing from `values`. */
export interface ReadRow<Values> {
  values: Values;
  faults: RowRefusal[];
  notes: RowMessage[];
}

export type Cell = (heading: string) => string;

export interface DateLimits {
  earliest: CalendarDate;
  latest: CalendarDate;
}

const NOT_A_DATE = {
  'year-first': 'notDateYearFirst',
  'month-first': 'notDateMonthFirst',
  'day-first': 'notDateDayFirst',
} as const satisfies Record<DateOrder, RowMessageKey>;

/** Reads a row field by field and collects its faults. A field without a column, or refused, is undefined; a blank cell is null. */
export class RowReading {
  private readonly faults: RowRefusal[] = [];
  private readonly notes: RowMessage[] = [];

  constructor(
    private readonly cell: Cell,
    private readonly mapping: ImportMapping,
    private readonly today: CalendarDate,
    private readonly step = 1,
    private readonly choices = CHOICES,
  ) {}

  written(field: ImportField): string | null | undefined {
    const heading = this.mapping.columns[field];
    return heading === undefined ? undefined : this.cell(heading) || null;
  }

  /** Instead of a written cell: the value of all rows if the field has no column, else null. */
  private unwritten(field: ImportField): string | null | undefined {
    return this.mapping.columns[field] === undefined ? this.mapping.constants[field] : null;
  }

  refuse(field: ImportField, remark: RowMessage, value = this.written(field) ?? ''): undefined {
    this.faults.push({ field, value: shortened(value), remark });
    return undefined;
  }

  remark(remark: RowMessage): void {
    this.notes.push(remark);
  }

  required<T>(field: ImportField, value: T | null | undefined): T | undefined {
    if (value === null || (value === undefined && this.mapping.columns[field] === undefined))
      return this.refuse(field, rowMessage('required'));
    return value;
  }

  text(field: ImportField, max: number, multiline = false): string | null | undefined {
    const written = this.written(field) ?? this.unwritten(field);
    if (typeof written !== 'string') return written;
    return this.storable(
      field,
      written.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').trim(),
      max,
      multiline,
    );
  }

  name(field: ImportField, max: number): string | null | undefined {
    return readName(this.text(field, max), max) as string | null | undefined;
  }

  storable(field: ImportField, text: string, max: number, multiline = false): string | undefined {
    const refused = textRefusal('', text, { max, multiline });
    if (refused === undefined) return text;
    return this.refuse(field, textMessage(refused, max), text);
  }

  date(field: ImportField, { earliest, latest }: DateLimits): CalendarDate | null | undefined {
    const written = this.written(field);
    if (typeof written !== 'string') return this.unwritten(field);
    if (isBlank(written)) return null;
    const order = this.mapping.dateOrder ?? 'year-first';
    const date = readDate(written, order, this.today) ?? this.monthEnd(field, written);
    if (date === undefined) return this.refuse(field, rowMessage(NOT_A_DATE[order]));
    if (date < earliest) return this.refuse(field, rowMessage('tooEarly', { earliest }));
    if (date > latest)
      return this.refuse(
        field,
        latest === this.today ? rowMessage('inFuture') : rowMessage('tooLate', { latest }),
      );
    return date;
  }

  private monthEnd(field: ImportField, written: string): CalendarDate | undefined {
    return field === 'payDate' && this.mapping.payDay === 'month-end'
      ? monthEndIn(written)
      : undefined;
  }

  amount(field: ImportField): number | null | undefined {
    const written = this.written(field);
    if (typeof written !== 'string') return written;
    if (isBlank(written)) return null;
    const sign = this.mapping.decimalSign ?? '.';
    const minor = readAmount(written, sign);
    if (minor === undefined)
      return this.refuse(
        field,
        rowMessage('notAmount', { max: LARGEST_AMOUNT_MINOR / MINOR_UNITS, sign }),
      );
    return minor % this.step !== 0 ? this.refuse(field, rowMessage('notWhole')) : minor;
  }

  choice(field: ImportField): string | null | undefined {
    const written = this.written(field);
    if (typeof written !== 'string') return this.unwritten(field);
    const values = this.mapping.values[field];
    const choice = values && Object.hasOwn(values, written) ? values[written] : undefined;
    if (choice === UNKNOWN_CHOICE && mayBeUnknown(field)) return null;
    if (typeof choice === 'string' && this.choices[field]?.includes(choice)) return choice;
    return this.refuse(field, rowMessage('noMeaning'));
  }

  result<Values extends object>(readValues: Partial<Values>): ReadRow<Partial<Values>> {
    const values = Object.fromEntries(
      Object.entries(readValues).filter(([, value]) => value !== undefined),
    ) as Partial<Values>;
    return { values, faults: this.faults, notes: this.notes };
  }
}

function textMessage({ key }: Refusal, max: number): RowMessage {
  if (key === 'field.too_long') return rowMessage('tooLong', { max });
  return key === 'field.too_many_marks'
    ? rowMessage('tooManyMarks', { max: MOST_MARKS })
    : rowMessage('notStorable');
}
