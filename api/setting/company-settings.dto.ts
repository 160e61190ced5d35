import { COMPANY_ADDRESS_MAX, COMPANY_NAME_MAX } from '../contract/company.js';
import { CountField } from '../platform/http/fields/count-field.js';
import { NameField, TextField } from '../platform/http/fields/text-field.js';
import { CodeField } from './company-fields.js';

/** Undefined keeps the value; null goes back to the server's settings. */
export class CompanySettingsDto {
  @NameField('Company Name', { max: COMPANY_NAME_MAX, optional: true, example: 'Fjord & Söhne' })
  name?: string | null;

  @TextField('Company Address', { max: COMPANY_ADDRESS_MAX, multiline: true, optional: true, example: 'Storgata 1\n0155 Oslo' })
  address?: string | null;

  @CodeField('Currency', 'currency')
  currency?: string | null;

  @CodeField('Language and Formats', 'locale')
  locale?: string | null;

  @CodeField('Time Zone', 'timeZone')
  timeZone?: string | null;

  @CountField('version', { optional: true })
  version?: number | null;
}
