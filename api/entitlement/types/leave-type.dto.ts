import { ChainField, type GivenStep } from '../../approval/chain-field.js';
import { LEAVE_COUNTING, type LeaveCounting } from '../../contract/leave/leave-policies.js';
import { LEAVE_TYPE_NAME_MAX } from '../../contract/leave/leave-types.js';
import { LEAVE_UNITS, type LeaveUnit } from '../../contract/leave/policy-rules.js';
import { ChoiceField, FlagField } from '../../platform/http/fields/choice-field.js';
import { CountField } from '../../platform/http/fields/count-field.js';
import { NameField } from '../../platform/http/fields/text-field.js';

/** A missing field is as with the types that every installation has, or stays as it is. */
export class LeaveTypeDto {
  @NameField('Name', { max: LEAVE_TYPE_NAME_MAX, example: 'Parental Leave' })
  name: string;

  @ChoiceField('Unit', LEAVE_UNITS, { optional: true })
  unit?: LeaveUnit | null;

  @ChoiceField('Counts', LEAVE_COUNTING, { optional: true })
  counts?: LeaveCounting | null;

  @FlagField('Half days', { optional: true })
  halfDays?: boolean | null;

  @FlagField('Paid', { optional: true })
  paid?: boolean | null;

  @FlagField('Employees request it', { optional: true })
  selfService?: boolean | null;

  @FlagField('Reason required', { optional: true })
  reasonRequired?: boolean | null;

  @FlagField('Visible to the team', { optional: true })
  visibleToTeam?: boolean | null;

  /** Coverage rules do not stop leave of the type, and their own count leaves it out. */
  @FlagField('Exempt from coverage', { optional: true })
  exemptFromCoverage?: boolean | null;

  /** In the order of its steps; an empty list approves requests at once. */
  @ChainField()
  chain?: GivenStep[] | null;
}

export class LeaveTypeUpdateDto extends LeaveTypeDto {
  @FlagField('Archived', { optional: true })
  archived?: boolean | null;

  @CountField('version', { optional: true })
  version?: number | null;
}
