import { EARLIEST_LEAVE } from '../contract/calendar-date.js';
import { FlagField } from '../platform/http/fields/choice-field.js';
import { DateField } from '../platform/http/fields/date-field.js';

export class ComingUpQuery {
  @DateField('From', { earliest: EARLIEST_LEAVE, example: '2026-12-01' })
  from: string;

  @DateField('To', { earliest: EARLIEST_LEAVE, example: '2026-12-31' })
  to: string;
}

export class ComingUpMailDto {
  @FlagField('Mail of each week')
  wanted: boolean;
}
