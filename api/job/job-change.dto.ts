import { EARLIEST_EMPLOYMENT, EARLIEST_PAY } from '../contract/calendar-date.js';
import { JOB_REASON_MAX } from '../contract/employee/job-facts.js';
import { JOB_BASIS_MAX, JOB_PEOPLE_MAX } from '../contract/job/job-changes.js';
import { refusal } from '../contract/problem.js';
import { FlagField } from '../platform/http/fields/choice-field.js';
import { DateField } from '../platform/http/fields/date-field.js';
import { field } from '../platform/http/fields/field.js';
import { IdsField } from '../platform/http/fields/id-field.js';
import { isObject, ObjectField } from '../platform/http/fields/object-field.js';
import { TextField } from '../platform/http/fields/text-field.js';
import { EXAMPLE_ID, JobSetDto } from './job-set.dto.js';

export class LeaveOutDto {
  /** Whose employment of that day began later. */
  @DateField('Hired after', {
    optional: true,
    earliest: EARLIEST_EMPLOYMENT,
    example: '2026-07-01',
  })
  hiredAfter?: string | null;

  /** Whose last raise before the change is from that day or later. */
  @DateField('Raised since', { optional: true, earliest: EARLIEST_PAY, example: '2026-07-01' })
  raisedSince?: string | null;

  @FlagField('On probation', { optional: true })
  onProbation?: boolean | null;

  @IdsField('People left out', { optional: true, max: JOB_PEOPLE_MAX })
  people?: string[] | null;
}

/** What a change is, for its preview and for storing it. */
export class JobChangeDto {
  /** Employees or accounts. One of `people` and `filter` is given. */
  @IdsField('People', { optional: true, max: JOB_PEOPLE_MAX })
  people?: string[] | null;

  /** As `filter` of `GET /employee`. */
  @FilterField()
  filter?: Record<string, unknown> | null;

  @ObjectField('Left out', LeaveOutDto, {
    optional: true,
    example: { hiredAfter: '2026-07-01' },
  })
  leaveOut?: object | null;

  @DateField('From', { earliest: EARLIEST_EMPLOYMENT, example: '2027-01-01' })
  from: string;

  @TextField('Reason', { max: JOB_REASON_MAX, optional: true, example: 'Promotion' })
  reason?: string | null;

  @ObjectField('Changes', JobSetDto, {
    example: { designation: 'Lead Product Designer', salary: 4800 },
  })
  set: object;
}

function FilterField(): PropertyDecorator {
  const label = 'Filter';
  return field(
    label,
    {
      read: (value) => value,
      check: (value) => (isObject(value) ? undefined : refusal('field.not_object', { label })),
      schema: {
        type: 'object',
        additionalProperties: true,
        example: { status: ['Active'], department: EXAMPLE_ID },
      },
    },
    { optional: true },
  );
}

export class JobChangeAddDto extends JobChangeDto {
  /** From the preview: refused with 409 `job.changed` if something else would be recorded by now. Without one nothing is compared. */
  @TextField('Basis', { max: JOB_BASIS_MAX, optional: true, example: 'q83vEjRWeJA' })
  basis?: string | null;
}

export class JobWithdrawDto {
  /** Of a change for many; all of them without. */
  @IdsField('People', { optional: true, max: JOB_PEOPLE_MAX })
  people?: string[] | null;

  @TextField('Reason', { max: JOB_REASON_MAX, example: 'Entered for the wrong person' })
  reason: string;
}
