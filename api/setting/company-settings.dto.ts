import { COMPANY_ADDRESS_MAX, COMPANY_NAME_MAX } from '../contract/company/company.js';
import { refusal } from '../contract/problem.js';
import { currency, locale, timeZone } from '../platform/config/parsers.js';
import { CountField } from '../platform/http/fields/count-field.js';
import { field } from '../platform/http/fields/field.js';
import { NameField, TextField } from '../platform/http/fields/text-field.js';

const CODES = {
  currency: { parse: currency, refused: 'company.not_currency', max: 3, example: 'EUR' },
  locale: { parse: supportedLocale, refused: 'company.not_locale', max: 35, example: 'en-GB' },
  timeZone: {
    parse: namedZone,
    refused: 'company.not_time_zone',
    max: 64,
    example: 'Europe/Berlin',
  },
} as const;

/** Well-formed tags of languages that nobody speaks would silently have no effect. */
function supportedLocale(value: string): string | undefined {
  const tag = locale(value);
  return tag !== undefined && Intl.NumberFormat.supportedLocalesOf(tag).length > 0
    ? tag
    : undefined;
}

/** Not all browsers know offsets such as '+01:00'. */
function namedZone(value: string): string | undefined {
  return /^[A-Za-z]/.test(value) ? timeZone(value) : undefined;
}

function CodeField(label: string, kind: keyof typeof CODES): PropertyDecorator {
  const { parse, refused, max, example } = CODES[kind];
  const canonical = (value: unknown) =>
    typeof value === 'string' && value.length <= max ? parse(value) : undefined;
  return field(
    label,
    {
      read: (value) => canonical(value) ?? value,
      check: (value) => (canonical(value) === undefined ? refusal(refused, { label }) : undefined),
      schema: { type: 'string', maxLength: max, example },
    },
    { optional: true },
  );
}

/** Undefined keeps the value; null goes back to the server's settings. */
export class CompanySettingsDto {
  @NameField('Company Name', { max: COMPANY_NAME_MAX, optional: true, example: 'Fjord & Söhne' })
  name?: string | null;

  @TextField('Company Address', {
    max: COMPANY_ADDRESS_MAX,
    multiline: true,
    optional: true,
    example: 'Storgata 1\n0155 Oslo',
  })
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
