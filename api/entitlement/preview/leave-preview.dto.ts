import { type CalendarDate, EARLIEST_LEAVE } from '../../contract/calendar-date.js';
import { LEAVE_CHANGE_KINDS, type LeaveChangeKind } from '../../contract/leave/leave-preview.js';
import { USUAL_RULES } from '../../contract/leave/policy-rules.js';
import { refusal } from '../../contract/problem.js';
import { DateField } from '../../platform/http/fields/date-field.js';
import { field, type FieldOptions } from '../../platform/http/fields/field.js';

const LABEL = 'Change';

const CONTENT: Record<LeaveChangeKind, string> = {
  version: '`policy`, and `from` and `rules` as in `POST /leave/policy/version/{id}`',
  assignment: 'as in `POST /work/assignment/add`',
  assignmentEnd: 'the `assignment`',
  holidays: '`calendar`, and `add` and `remove` as in `POST /holiday/days/{id}`',
  employment: '`employee`, and dates as in `PUT /employee/employment/{id}`',
  close: 'as in `POST /leave/close`, for any year; a year that has not ended gets no `basis`',
};

/** Its content depends on its kind, so the service reads it. */
export function ChangeField(
  kinds: readonly LeaveChangeKind[],
  example: { kind: LeaveChangeKind } & Record<string, unknown>,
  options?: FieldOptions,
): PropertyDecorator {
  return field(
    LABEL,
    {
      read: (value) => value,
      check: (value) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value))
          return refusal('field.not_object', { label: LABEL });
        return kinds.includes((value as { kind: LeaveChangeKind }).kind)
          ? undefined
          : refusal('field.not_choice', { label: 'Kind of change', choices: kinds.join(', ') });
      },
      schema: {
        type: 'object',
        description:
          `The change and its kind. ${kinds.map((kind) => `\`${kind}\`: ${CONTENT[kind]}.`).join(' ')} ` +
          'It is refused for the same reasons, at the same fields, as storing the change would be.',
        required: ['kind'],
        additionalProperties: true,
        properties: { kind: { type: 'string', enum: [...kinds] } },
        example,
      },
    },
    options,
  );
}

export class LeavePreviewDto {
  @ChangeField(LEAVE_CHANGE_KINDS, {
    kind: 'version',
    policy: '019ab4b1-2b41-7d5f-9c0a-1b2c3d4e5f60',
    from: '2027-01-01',
    rules: { ...USUAL_RULES, tiers: [{ years: 0, amount: 26 }], notice: 14 },
  })
  change: object;

  /** The day whose balances are compared; the last of the leave year in which the change begins, or of the current one if that is later. */
  @DateField('Date', { optional: true, earliest: EARLIEST_LEAVE, example: '2027-12-31' })
  on?: CalendarDate | null;
}
