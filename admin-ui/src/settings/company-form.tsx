import { type FormEvent, useCallback, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { dateIn } from '../../../api/contract/calendar-date.js';
import { COMPANY_ADDRESS_MAX, COMPANY_NAME_MAX, type CompanySettingsRecord, type CompanyValues } from '../../../api/contract/company.js';
import { moneyFormat, reloadConfig, useConfig } from '../api/config';
import { RequestFailed } from '../api/http-client';
import { useApi } from '../api/use-api';
import { useUnsaved } from '../forms/unsaved';
import { currencyName } from '../i18n/currency-name';
import { useLanguage } from '../i18n/language';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { AlertBox } from '../ui/feedback/alert-box';
import { Spinner } from '../ui/feedback/spinner';
import { Field } from '../ui/fields/field';
import { SelectField } from '../ui/fields/select-field';
import { TextAreaField } from '../ui/fields/text-area-field';
import { currencyChoices, localeChoices, localeName, timeZoneChoices, timeZoneName } from './company-choices';
import classes from './company-form.module.css';
import { CompanyLogo } from './company-logo';
import { ValueSource } from './value-source';

type Errors = { [Name in keyof CompanyValues]?: string };

interface Props {
  settings: CompanySettingsRecord;
  onChanged: (settings: CompanySettingsRecord) => void;
  onStale: () => Promise<unknown>;
}

export function CompanyForm({ settings, onChanged, onStale }: Props) {
  const text = useText();
  const notify = useNotify();
  const api = useApi();
  const { language } = useLanguage();
  const { day } = useDates();
  const config = useConfig();
  const { own, server, currencyFixed } = settings;
  // Only what was typed, so that a value that somebody else changed meanwhile is seen and kept.
  const [typed, setTyped] = useState<Partial<CompanyValues>>({});
  const [busy, setBusy] = useState(false);
  const [saveError, setSaveError] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});
  const values = { ...own, ...typed };
  const shown = { currency: values.currency ?? server.currency, locale: values.locale ?? server.locale, timeZone: values.timeZone ?? server.timeZone };
  const changes = Object.fromEntries(Object.entries(typed).filter(([name, value]) => (value || null) !== own[name as keyof CompanyValues]));
  const unsaved = Object.keys(changes).length > 0;
  useUnsaved(useCallback(() => unsaved, [unsaved]));
  const type = (part: Partial<CompanyValues>) => setTyped({ ...typed, ...part });

  const currencies = useMemo(() => currencyChoices(language, [server.currency, shown.currency]), [language, server.currency, shown.currency]);
  const locales = useMemo(() => localeChoices(language, [server.locale, shown.locale]), [language, server.locale, shown.locale]);
  const timeZones = useMemo(() => timeZoneChoices([server.timeZone, shown.timeZone]), [server.timeZone, shown.timeZone]);

  const source = (field: keyof CompanySettingsRecord['server'], serverValue: string) => (
    <ValueSource own={Boolean(values[field])} server={serverValue} onUseServer={() => type({ [field]: null })} />
  );

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!unsaved) return notify(text('access.unchanged'));
    setBusy(true);
    setSaveError(undefined);
    setErrors({});
    try {
      await stored(await api.changeCompanySettings({ ...changes, version: settings.version }));
      setTyped({});
      notify(text('settings.company.saved'), { type: 'success' });
    } catch (failure) {
      const body = failure instanceof RequestFailed ? failure.body : {};
      if (body.code === 'request.stale' || body.code === 'currency.in_use') await onStale();
      setSaveError(body.code === 'request.stale' ? text('settings.company.stale') : body.error || text('error.generic'));
      setErrors(body.errors ?? {});
    } finally {
      setBusy(false);
    }
  }

  async function stored(changed: CompanySettingsRecord) {
    onChanged(changed);
    await reloadConfig();
  }

  return (
    <form className={classes.form} onSubmit={(event) => void save(event)}>
      {saveError && <AlertBox>{saveError}</AlertBox>}
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
      <div className={classes.columns}>
        <SelectField
          label={text('settings.company.currency')}
          hint={currencyFixed ? text('settings.company.currencyFixed') : source('currency', currencyName(language, server.currency))}
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
              {text('settings.company.localeHelp', { example: moneyFormat(config && { ...config, ...shown }, language).format(7689.5) })} {source('locale', localeName(language, server.locale))}
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
              {text('settings.company.today', { date: day(dateIn(shown.timeZone)) })} {source('timeZone', timeZoneName(server.timeZone))}
            </>
          }
          error={errors.timeZone}
          choices={timeZones}
          value={shown.timeZone}
          onChange={({ target }) => type({ timeZone: target.value })}
        />
      </div>
      <Button type="submit" disabled={busy}>
        {busy && <Spinner />}
        {text('settings.company.save')}
      </Button>
    </form>
  );
}
