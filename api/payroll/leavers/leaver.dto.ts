import { EARLIEST_PAY } from '../../contract/calendar-date.js';
import {
  RECOVERY_END_KINDS,
  type RecoveryEndKind,
} from '../../contract/payroll/leaver-settlements.js';
import { RUN_REASON_MAX } from '../../contract/payroll/pay-runs.js';
import { ChoiceField } from '../../platform/http/fields/choice-field.js';
import { DateField } from '../../platform/http/fields/date-field.js';
import { IdsField } from '../../platform/http/fields/id-field.js';
import { MoneyField } from '../../platform/http/fields/money-field.js';
import { TextField } from '../../platform/http/fields/text-field.js';

export const BASIS_MAX = 120;

export class SettlementAcceptDto {
  /** Identifies the settlement as it was shown. */
  @TextField('Basis', { max: BASIS_MAX, example: '019abd0f-…' })
  basis: string;

  /** Which of the unused leave is paid; without it, all that is proposed. */
  @IdsField('Leave types')
  leaveTypes?: string[] | null;
}

export class RecoveryEndDto {
  @ChoiceField('Kind', RECOVERY_END_KINDS)
  kind: RecoveryEndKind;

  @MoneyField('Amount')
  amount: number;

  /** Today without it. */
  @DateField('Date', { optional: true, earliest: EARLIEST_PAY, example: '2026-11-20' })
  on?: string | null;

  /** A waiver needs one. */
  @TextField('Reason', { max: RUN_REASON_MAX, optional: true, example: 'Agreed when they left' })
  reason?: string | null;
}
