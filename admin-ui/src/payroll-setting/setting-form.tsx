import type { FormEvent } from 'react';
import {
  CHANGE_PERCENT_MAX,
  type PayrollSettingsRecord,
} from '../../../api/contract/payroll/payroll-settings.js';
import { FormErrors } from '../forms/form-errors';
import { useText } from '../i18n/use-text';
import { PayEffectNote } from '../pay-items/pay-effect';
import type { EffectQuery } from '../pay-items/pay-item-calls';
import { SettingSection } from '../settings/setting-section';
import section from '../settings/setting-section.module.css';
import { Button } from '../ui/button';
import { AlertBox } from '../ui/feedback/alert-box';
import { Field } from '../ui/fields/field';
import { KeptSettings } from './kept-settings';
import { PeriodFields } from './period-fields';
import classes from './payroll-setting.module.css';
import { ProrationChoice } from './proration-choice';
import { ReviewFields } from './review-fields';
import { useSettingEdit } from './use-setting-edit';

const AT = ['firstPeriod', 'changePercent', 'leastNetPercent', 'companyIban', 'companyBic'];

export function SettingForm({
  settings,
  reload,
}: {
  settings: PayrollSettingsRecord;
  reload: () => Promise<unknown>;
}) {
  const text = useText();
  const edit = useSettingEdit(settings, reload);
  const { values, type, errors, error, busy, unsaved } = edit;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void edit.save();
  }

  return (
    <form noValidate onSubmit={submit}>
      {error && <AlertBox>{error}</AlertBox>}
      <FormErrors errors={errors} at={AT} />
      <SettingSection
        title={text('payrollSetting.periods.title')}
        help={text(
          settings.started ? 'payrollSetting.periods.started' : 'payrollSetting.periods.text',
        )}
      >
        <PeriodFields settings={settings} edit={edit} />
      </SettingSection>
      <SettingSection
        title={text('payrollSetting.proration.title')}
        help={text('payrollSetting.proration.text')}
      >
        <div className={classes.fields}>
          <ProrationChoice value={values.proration} onChoose={(proration) => type({ proration })} />
          <KeptSettings
            settings={settings}
            shown={({ proration }) => text(`payrollSetting.proration.${proration}`)}
          />
        </div>
      </SettingSection>
      <SettingSection
        title={text('payrollSetting.review.title')}
        help={settings.admins > 1 && text('payrollSetting.review.text', { count: settings.admins })}
      >
        <ReviewFields edit={edit} settings={settings} />
      </SettingSection>
      <SettingSection
        title={text('payrollSetting.bank.title')}
        help={text('payrollSetting.bank.text')}
      >
        <div className={classes.columns}>
          <Field
            optional
            label={text('payrollSetting.bank.iban')}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={errors.companyIban}
            value={values.companyIban}
            onChange={({ target }) => type({ companyIban: target.value })}
          />
          <Field
            optional
            label={text('payrollSetting.bank.bic')}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={errors.companyBic}
            value={values.companyBic}
            onChange={({ target }) => type({ companyBic: target.value })}
          />
        </div>
      </SettingSection>
      <div className={classes.effect}>
        <PayEffectNote asked={effectOf(edit)} />
      </div>
      <div className={`${section.foot} ${classes.foot}`}>
        <span>{text('payrollSetting.confirmed')}</span>
        {unsaved && <Button onClick={edit.reset}>{text('payrollSetting.reset')}</Button>}
        <Button variant="primary" type="submit" busy={busy}>
          {text('payrollSetting.save')}
        </Button>
      </div>
    </form>
  );
}

/** Another frequency makes other periods, which have no payslip to compare with. */
function effectOf({
  changes,
}: ReturnType<typeof useSettingEdit>): Extract<EffectQuery, { kind: 'setting' }> | undefined {
  const { proration, leastNetPercent: typed } = changes;
  const least = typed?.trim() ? Number(typed) : undefined;
  const leastNetPercent = Number.isInteger(least) && isPercent(least) ? least : undefined;
  if (changes.frequency !== undefined || (!proration && leastNetPercent === undefined))
    return undefined;
  return {
    kind: 'setting',
    ...(proration && { proration }),
    ...(leastNetPercent !== undefined && { leastNetPercent }),
  };
}

const isPercent = (value = -1) => value >= 0 && value <= CHANGE_PERCENT_MAX;
