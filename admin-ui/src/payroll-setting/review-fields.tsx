import { TriangleAlert } from 'lucide-react';
import type { PayrollSettingsRecord } from '../../../api/contract/payroll/payroll-settings.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { Field } from '../ui/fields/field';
import { RadioChoice } from '../ui/fields/radio-choice';
import { Icon } from '../ui/icon';
import { KeptSettings } from './kept-settings';
import classes from './payroll-setting.module.css';
import type { useSettingEdit } from './use-setting-edit';

export function ReviewFields({
  edit: { values, type, errors, busy, keepFourEyes },
  settings,
}: {
  edit: ReturnType<typeof useSettingEdit>;
  settings: PayrollSettingsRecord;
}) {
  const { fourEyesOff: offAsked } = settings;
  const text = useText();
  const { dayOf } = useDates();
  const percent = (
    <span className={classes.unit} aria-hidden="true">
      %
    </span>
  );
  return (
    <div className={classes.fields}>
      <RadioChoice
        label={text('payrollSetting.review.approval')}
        options={[
          {
            value: 'four',
            label: text('payrollSetting.review.fourEyes'),
            help: text('payrollSetting.review.fourEyesText'),
          },
          {
            value: 'any',
            label: text('payrollSetting.review.anyAdmin'),
            help: text('payrollSetting.review.anyAdminText'),
          },
        ]}
        value={values.fourEyes ? 'four' : 'any'}
        error={errors.fourEyes}
        onChoose={(value) => type({ fourEyes: value === 'four' })}
      />
      {values.fourEyes && settings.admins < 2 && (
        <p className={classes.warning} role="status">
          <Icon of={TriangleAlert} size={16} />
          <span>{text('payrollSetting.review.needTwo')}</span>
        </p>
      )}
      {offAsked && (
        <div className={classes.asked}>
          <p role="status">
            {text('payrollSetting.review.offAsked', {
              name: offAsked.by.name,
              date: dayOf(offAsked.at),
            })}
          </p>
          <Button aria-disabled={busy} onClick={keepFourEyes}>
            {text('payrollSetting.review.offTakeBack')}
          </Button>
        </div>
      )}
      <div className={classes.columns}>
        <Field
          label={text('payrollSetting.review.warn')}
          inputMode="numeric"
          autoComplete="off"
          error={errors.changePercent}
          value={values.changePercent}
          onChange={({ target }) => type({ changePercent: target.value })}
        >
          {percent}
        </Field>
        <div>
          <Field
            label={text('payrollSetting.review.least')}
            hint={text('payrollSetting.review.leastHint')}
            inputMode="numeric"
            autoComplete="off"
            error={errors.leastNetPercent}
            value={values.leastNetPercent}
            onChange={({ target }) => type({ leastNetPercent: target.value })}
          >
            {percent}
          </Field>
          <KeptSettings
            settings={settings}
            shown={({ leastNetPercent }) =>
              text('payrollSetting.review.leastOf', { percent: leastNetPercent })
            }
          />
        </div>
      </div>
    </div>
  );
}
