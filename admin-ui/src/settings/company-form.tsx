import { type ReactNode, useMemo } from 'react';
import { dateIn } from '../../../api/contract/calendar-date.js';
import {
  COMPANY_ADDRESS_MAX,
  COMPANY_NAME_MAX,
  type CompanySettingsRecord,
  type CompanyValues,
} from '../../../api/contract/company/company.js';
import { moneyFormat, useConfig } from '../api/config';
import { FormErrors } from '../forms/form-errors';
import { StaleEdit } from '../forms/stale-edit';
import { currencyName } from '../i18n/currency-name';
import { useLanguage } from '../i18n/language';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { AlertBox } from '../ui/feedback/alert-box';
import { Field } from '../ui/fields/field';
import { SelectField } from '../ui/fields/select-field';
import { TextAreaField } from '../ui/fields/text-area-field';
import {
  currencyChoices,
  localeChoices,
  localeName,
  timeZoneChoices,
  timeZoneName,
} from './company-choices';
import classes from './company-form.module.css';
import { CompanyConflict } from './company-conflict';
import { CompanyLogo } from './company-logo';
import { useSectionSave } from './one-save';
import { useCompanyEdit } from './use-company-edit';

interface Props {
  settings: CompanySettingsRecord;
  onChanged: (settings: CompanySettingsRecord) => void;
  load: () => Promise<CompanySettingsRecord | undefined>;
}

const SHOWN_AT = ['name', 'address', 'currency', 'locale', 'timeZone'];

export function CompanyForm({ settings, onChanged, load }: Props) {
  const text = useText();
  const { server } = settings;
  const { values, type, save, stored, error, errors, ...edit } = useCompanyEdit(
    settings,
    onChanged,
    load,
  );
  const source = (field: keyof CompanySettingsRecord['server'], serverValue: string) => (
    <ValueSource
      own={Boolean(values[field])}
      server={serverValue}
      onUseServer={() => type({ [field]: null })}
    />
  );

  useSectionSave('company', { unsaved: Object.keys(edit.changes).length > 0, save });

  return (
    <>
      <div className={classes.form}>
        {error && <AlertBox>{error}</AlertBox>}
        <FormErrors errors={errors} at={SHOWN_AT} />
        <Field
          label={text('settings.company.name')}
          hint={source('name', server.name)}
          error={errors.name}
          maxLength={COMPANY_NAME_MAX}
          autoComplete="organization"
          placeholder={server.name}
          value={values.name ?? server.name}
          onChange={({ target }) => type({ name: target.value })}
        />
        <TextAreaField
          label={text('settings.company.address')}
          optional
          hint={text('settings.company.addressHelp')}
          error={errors.address}
          maxLength={COMPANY_ADDRESS_MAX}
          autoComplete="off"
          value={values.address ?? ''}
          onChange={({ target }) => type({ address: target.value })}
        />
        <CompanyLogo logo={settings.logo} onChanged={(changed) => void stored(changed)} />
        <WrittenValues
          settings={settings}
          values={values}
          errors={errors}
          source={source}
          type={type}
        />
      </div>
      {edit.stale !== undefined && (
        <StaleEdit message={edit.stale} load={load} onClose={edit.closeStale}>
          {(theirs) => (
            <CompanyConflict
              changes={edit.changes}
              theirs={theirs}
              onKeepMine={() => edit.keepMine(theirs)}
              onTakeTheirs={edit.takeTheirs}
              onClose={edit.closeStale}
            />
          )}
        </StaleEdit>
      )}
    </>
  );
}

interface WrittenValuesProps {
  settings: CompanySettingsRecord;
  values: CompanyValues;
  errors: Record<string, string | undefined>;
  source: (field: keyof CompanySettingsRecord['server'], serverValue: string) => ReactNode;
  type: (part: Partial<CompanyValues>) => void;
}

/** How money, dates and times are written. */
function WrittenValues({ settings, values, errors, source, type }: WrittenValuesProps) {
  const text = useText();
  const { language } = useLanguage();
  const { day } = useDates();
  const config = useConfig();
  const { server, currencyFixed } = settings;
  const shown = {
    currency: values.currency ?? server.currency,
    locale: values.locale ?? server.locale,
    timeZone: values.timeZone ?? server.timeZone,
  };

  const currencies = useMemo(
    () => currencyChoices(language, [server.currency, shown.currency]),
    [language, server.currency, shown.currency],
  );
  const locales = useMemo(
    () => localeChoices(language, [server.locale, shown.locale]),
    [language, server.locale, shown.locale],
  );
  const timeZones = useMemo(
    () => timeZoneChoices([server.timeZone, shown.timeZone]),
    [server.timeZone, shown.timeZone],
  );

  return (
    <div className={classes.columns}>
      <SelectField
        label={text('settings.company.currency')}
        hint={
          currencyFixed
            ? text('settings.company.currencyFixed')
            : source('currency', currencyName(language, server.currency))
        }
        error={errors.currency}
        disabled={currencyFixed}
        choices={currencies}
        value={shown.currency}
        onChange={({ target }) => type({ currency: target.value })}
      />
      <SelectField
        label={text('settings.company.locale')}
        hint={
          <>
            {text('settings.company.localeHelp', {
              example: moneyFormat(config && { ...config, ...shown }, language).format(7689.5),
            })}{' '}
            {source('locale', localeName(language, server.locale))}
          </>
        }
        error={errors.locale}
        choices={locales}
        value={shown.locale}
        onChange={({ target }) => type({ locale: target.value })}
      />
      <SelectField
        label={text('settings.company.timeZone')}
        hint={
          <>
            {text('settings.company.today', { date: day(dateIn(shown.timeZone)) })}{' '}
            {source('timeZone', timeZoneName(server.timeZone))}
          </>
        }
        error={errors.timeZone}
        choices={timeZones}
        value={shown.timeZone}
        onChange={({ target }) => type({ timeZone: target.value })}
      />
    </div>
  );
}

interface ValueSourceProps {
  own: boolean;
  /** The server's value in words. */
  server: string;
  onUseServer: () => void;
}

/** Says where a value comes from, and gives it back to the server's settings. */
function ValueSource({ own, server, onUseServer }: ValueSourceProps) {
  const text = useText();
  if (!own) return text('settings.company.fromServer');
  return (
    <>
      {text('settings.company.setHere')}{' '}
      <button type="button" className={classes.use} onClick={onUseServer}>
        {text('settings.company.useServer', { value: server })}
      </button>
    </>
  );
}
