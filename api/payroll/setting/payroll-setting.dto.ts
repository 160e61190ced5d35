import { BicField, IbanField } from '../../bank-account/iban-field.js';
import { EARLIEST_PAY } from '../../contract/calendar-date.js';
import {
  CHANGE_PERCENT_MAX,
  LAST_DAY,
  PAY_FREQUENCIES,
  PRORATIONS,
  type PayFrequency,
  type Proration,
} from '../../contract/payroll/payroll-settings.js';
import { ChoiceField, FlagField } from '../../platform/http/fields/choice-field.js';
import { CountField } from '../../platform/http/fields/count-field.js';
import { DateField } from '../../platform/http/fields/date-field.js';

/** Omitted fields keep their values. */
export class PayrollSettingsDto {
  @ChoiceField('Pay periods', PAY_FREQUENCIES, { optional: true })
  frequency?: PayFrequency | null;

  @DateField('First period', { optional: true, earliest: EARLIEST_PAY, example: '2026-11-01' })
  firstPeriod?: string | null;

  @CountField('Pay day', { optional: true, min: 1, max: LAST_DAY })
  payDay?: number | null;

  @ChoiceField('Proration', PRORATIONS, { optional: true })
  proration?: Proration | null;

  @FlagField('Four-eyes approval', { optional: true })
  fourEyes?: boolean | null;

  @CountField('Warning', { optional: true, min: 1, max: CHANGE_PERCENT_MAX })
  changePercent?: number | null;

  @CountField('Least net pay', { optional: true, min: 0, max: CHANGE_PERCENT_MAX })
  leastNetPercent?: number | null;

  @IbanField('Company IBAN', { optional: true })
  companyIban?: string | null;

  @BicField('Company BIC', { optional: true })
  companyBic?: string | null;

  @CountField('version', { optional: true })
  version?: number | null;
}
