import { HOLDER_MAX } from '../contract/payroll/bank-accounts.js';
import { CountField } from '../platform/http/fields/count-field.js';
import { NameField } from '../platform/http/fields/text-field.js';
import { BicField, IbanField } from './iban-field.js';

export class BankAccountDto {
  @IbanField('IBAN')
  iban: string;

  @BicField('BIC')
  bic?: string | null;

  @NameField('Account holder', { max: HOLDER_MAX, example: 'Zoë O’Hara' })
  holder: string;

  /** 0 if the person had none. */
  @CountField('version', { optional: true })
  version?: number | null;
}
