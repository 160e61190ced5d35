import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { isCalendarDate, type CalendarDate } from '../../../contract/calendar-date.js';
import { Problem, refusal } from '../../../contract/problem.js';
import { dateRefusal } from './date-limits.js';
import { field, type FieldOptions } from './field.js';

export interface DateOptions extends FieldOptions {
  earliest?: CalendarDate;
  example: CalendarDate;
}

/** Limits relative to today belong to the service, which knows the company's date. */
export function DateField(label: string, options: DateOptions): PropertyDecorator {
  const { earliest = '0001-01-01' } = options;
  return field(
    label,
    {
      read: (value) => (typeof value === 'string' ? value.trim() : value),
      check: (value) => {
        if (!isCalendarDate(value))
          return refusal('date.malformed', { label, example: options.example });
        return dateRefusal(label, value, { earliest });
      },
      schema: { type: 'string', format: 'date', example: options.example },
    },
    options,
  );
}

@Injectable()
export class DatePipe implements PipeTransform<unknown, CalendarDate> {
  transform(value: unknown, { data = 'date' }: ArgumentMetadata): CalendarDate {
    if (!isCalendarDate(value))
      throw Problem.at(data, `${data} must be a date such as 2026-01-31.`);
    return value;
  }
}

const YEAR = /^[12]\d{3}$/;

@Injectable()
export class OptionalYearPipe implements PipeTransform<unknown, string | undefined> {
  transform(value: unknown, { data = 'year' }: ArgumentMetadata): string | undefined {
    if (value === undefined || (typeof value === 'string' && YEAR.test(value))) return value;
    throw Problem.at(data, `${data} must be a year such as 2026.`);
  }
}

@Injectable()
export class OptionalDatePipe implements PipeTransform<unknown, CalendarDate | undefined> {
  transform(value: unknown, metadata: ArgumentMetadata): CalendarDate | undefined {
    return value === undefined ? undefined : new DatePipe().transform(value, metadata);
  }
}
