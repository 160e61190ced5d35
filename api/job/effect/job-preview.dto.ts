import { EARLIEST_EMPLOYMENT } from '../../contract/calendar-date.js';
import { DateField } from '../../platform/http/fields/date-field.js';
import { IdField } from '../../platform/http/fields/id-field.js';
import { ObjectField } from '../../platform/http/fields/object-field.js';
import { JobChangeDto } from '../job-change.dto.js';
import { JobSetDto } from '../job-set.dto.js';

/** A change, or the withdrawal of one. */
export class JobPreviewDto extends JobChangeDto {
  /** Not for a withdrawal. */
  @DateField('From', { optional: true, earliest: EARLIEST_EMPLOYMENT, example: '2027-01-01' })
  override from: string;

  /** Not for a withdrawal. */
  @ObjectField('Changes', JobSetDto, {
    optional: true,
    example: { designation: 'Lead Product Designer', salary: 4800 },
  })
  override set: object;

  /** A change that would be withdrawn, for `people` or for all whom it is about. */
  @IdField('Change', { optional: true })
  withdraw?: string | null;
}
