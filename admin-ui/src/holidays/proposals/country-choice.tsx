import type { HolidayProposalsResponse } from '../../../../api/contract/working-time/holiday-responses.js';
import type { CalendarCountry } from '../../api/working-time-calls';
import { useLanguage } from '../../i18n/language';
import { useText } from '../../i18n/use-text';
import { SelectField } from '../../ui/fields/select-field';
import classes from './country-panel.module.css';

interface Props {
  offered: Pick<HolidayProposalsResponse, 'countries' | 'regions'>;
  /** The words for no country, if that can be chosen. */
  none?: string;
  chosen: CalendarCountry;
  onChoose: (chosen: CalendarCountry) => void;
}

export function CountryChoice({
  offered: { countries, regions },
  none,
  chosen: { country, region },
  onChoose,
}: Props) {
  const text = useText();
  const { language } = useLanguage();
  return (
    <div className={classes.choice}>
      <SelectField
        label={text('holidays.country')}
        placeholder={none ?? text('holidays.chooseCountry')}
        choices={countryChoices(language, countries)}
        value={country}
        onChange={({ target }) => onChoose({ country: target.value, region: '' })}
      />
      {regions.length > 0 && (
        <SelectField
          label={text('holidays.region')}
          placeholder={text('holidays.wholeCountry')}
          choices={regions.map(({ code, name }) => ({ value: code, label: name }))}
          value={region}
          onChange={({ target }) => onChoose({ country, region: target.value })}
        />
      )}
    </div>
  );
}

function countryChoices(language: string, codes: string[]) {
  const [names, { compare }] = [
    new Intl.DisplayNames(language, { type: 'region' }),
    new Intl.Collator(language),
  ];
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => compare(one.label, other.label));
}
