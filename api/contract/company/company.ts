export const COMPANY_NAME_MAX = 100;
export const COMPANY_ADDRESS_MAX = 300;

/** The pixels that a logo is reduced to. */
export const LOGO_WIDTH = 640;
export const LOGO_HEIGHT = 240;

/** Regional ways of writing numbers and amounts in the languages of the screens; any other BCP 47 tag may be set by a call. */
export const COMMON_LOCALES = [
  'de-AT',
  'de-CH',
  'de-DE',
  'de-LI',
  'de-LU',
  'en-AU',
  'en-CA',
  'en-GB',
  'en-HK',
  'en-IE',
  'en-IN',
  'en-NZ',
  'en-PH',
  'en-SG',
  'en-US',
  'en-ZA',
  'fr-BE',
  'fr-CA',
  'fr-CH',
  'fr-FR',
  'fr-LU',
  'fr-MA',
  'fr-SN',
];

/** Settings that admins can change; null where the server's settings apply. */
export interface CompanyValues {
  name: string | null;
  /** The server's settings have none. */
  address: string | null;
  /** ISO 4217. */
  currency: string | null;
  /** BCP 47. */
  locale: string | null;
  /** IANA. */
  timeZone: string | null;
}

export interface CompanySettingsRecord {
  version: number;
  /** Set by admins. */
  own: CompanyValues;
  /** The server's settings, which apply where nothing was set. */
  server: { name: string; currency: string; locale: string; timeZone: string };
  /** The logo's path. */
  logo: string | null;
  /** Amounts are stored, so the currency can no longer be changed. */
  currencyFixed: boolean;
}

/** The employer as shown on statements. */
export interface EmployerRecord {
  name: string;
  address: string | null;
  /** The logo's path. */
  logo: string | null;
}
