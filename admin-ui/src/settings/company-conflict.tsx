import type {
  CompanySettingsRecord,
  CompanyValues,
} from '../../../api/contract/company/company.js';
import { ConflictDialog, type ConflictAnswers } from '../forms/conflict-dialog';
import { currencyName } from '../i18n/currency-name';
import { useLanguage } from '../i18n/language';
import { useText } from '../i18n/use-text';
import { localeName, timeZoneName } from './company-choices';

interface Props extends ConflictAnswers {
  changes: Partial<CompanyValues>;
  theirs: CompanySettingsRecord;
}

/** A field that was not set shows the value of the server's settings. */
export function CompanyConflict({ changes, theirs: { own, server }, ...answers }: Props) {
  const text = useText();
  const { language } = useLanguage();
  const shown = {
    name: (value) => value || server.name,
    address: (value) => value ?? '',
    currency: (value) => currencyName(language, value || server.currency),
    locale: (value) => localeName(language, value || server.locale),
    timeZone: (value) => timeZoneName(value || server.timeZone),
  } satisfies { [Name in keyof CompanyValues]: (value: string | null) => string };

  const differences = (Object.keys(changes) as (keyof CompanyValues)[])
    .filter((name) => (changes[name] || null) !== own[name])
    .map((name) => ({
      name,
      label: text(`settings.company.${name}`),
      mine: shown[name](changes[name] ?? null),
      theirs: shown[name](own[name]),
    }));
  return <ConflictDialog differences={differences} {...answers} />;
}
