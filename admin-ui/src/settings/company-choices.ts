import { companyCurrencies } from '../../../api/contract/company/company-currencies.js';
import { COMMON_LOCALES } from '../../../api/contract/company/company.js';
import { currencyName } from '../i18n/currency-name';
import type { Choice } from '../ui/fields/select-field';

/** The values in force are added, since the server may know others than the browser. */
const withOthers = (values: string[], inForce: string[]) => [...new Set([...values, ...inForce])];

function sorted(language: string, choices: Choice[]): Choice[] {
  const { compare } = new Intl.Collator(language);
  return choices.sort((one, other) => compare(one.label, other.label));
}

export function currencyChoices(language: string, inForce: string[]): Choice[] {
  return sorted(
    language,
    withOthers(companyCurrencies(), inForce).map((value) => ({
      value,
      label: currencyName(language, value),
    })),
  );
}

export function localeChoices(language: string, inForce: string[]): Choice[] {
  return sorted(
    language,
    withOthers(COMMON_LOCALES, inForce).map((value) => ({
      value,
      label: localeName(language, value),
    })),
  );
}

export function localeName(language: string, tag: string): string {
  return (
    new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' }).of(tag) ??
    tag
  );
}

export function timeZoneChoices(inForce: string[]): Choice[] {
  const zones = withOthers(['UTC', ...Intl.supportedValuesOf('timeZone')], inForce).sort();
  return zones.map((value) => ({ value, label: timeZoneName(value) }));
}

/** 'America/New_York' is the name of a city there. */
export const timeZoneName = (zone: string): string => zone.replaceAll('_', ' ');
