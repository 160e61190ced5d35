import { EARLIEST_PAY } from '../../contract/calendar-date.js';
import { LARGEST_SUM_MINOR } from '../../contract/money.js';
import {
  RUN_KINDS,
  RUN_NAME_MAX,
  RUN_REASON_MAX,
  type RunKind,
} from '../../contract/payroll/pay-runs.js';
import { ChoiceField, FlagField } from '../../platform/http/fields/choice-field.js';
import { CountField } from '../../platform/http/fields/count-field.js';
import { DateField } from '../../platform/http/fields/date-field.js';
import { IdField, IdsField } from '../../platform/http/fields/id-field.js';
import { MoneyField } from '../../platform/http/fields/money-field.js';
import { NameField, TextField } from '../../platform/http/fields/text-field.js';
import { PayReasonDto } from '../components/pay-component.dto.js';
import { PaymentsField } from './payments-field.js';

export class PayRunDto {
  @ChoiceField('Kind', RUN_KINDS)
  kind: RunKind;

  /** Off-cycle: a day of the pay period; today without it. A regular run is of the next period. */
  @DateField('Period', { optional: true, earliest: EARLIEST_PAY, example: '2026-11-01' })
  period?: string | null;

  /** Off-cycle: whom it pays. */
  @IdsField('People')
  people?: string[] | null;

  /** Off-cycle with people: false to pay only single payments. */
  @FlagField('Everything', { optional: true })
  everything?: boolean | null;

  /** Paid by this run only, with all checks of a payment that is added to a draft. Off-cycle, without `people` it pays nothing else. */
  @PaymentsField()
  payments?: object[] | null;

  @NameField('Name', { max: RUN_NAME_MAX, optional: true, example: 'Sales bonus, third quarter' })
  name?: string | null;

  @DateField('Pay Date', { optional: true, earliest: EARLIEST_PAY, example: '2026-11-30' })
  payDate?: string | null;
}

/** The run as the admin saw it. */
export class PayRunApprovalDto {
  @CountField('version')
  version: number;

  @CountField('People')
  people: number;

  @MoneyField('Net Pay', { largest: LARGEST_SUM_MINOR })
  net: number;
}

export class PayRunSignatureDto {
  @TextField('Fingerprint', { max: 64, example: '5f7c…' })
  fingerprint: string;
}

export class PayRunReopeningDto extends PayReasonDto {
  /** Needed once the bank file was made: it was not sent to the bank. */
  @FlagField('Not sent', { optional: true })
  notSent?: boolean | null;
}

export class PayslipReversalDto extends PayReasonDto {
  /** False if it should not have been paid. */
  @FlagField('Pay again', { optional: true })
  payAgain?: boolean | null;
}

export class PayReleaseDto {
  @IdField('Employee')
  employeeId: string;
}

export class PayHoldDto extends PayReleaseDto {
  @TextField('Reason', { max: RUN_REASON_MAX, example: 'Bank details not confirmed' })
  reason: string;
}
