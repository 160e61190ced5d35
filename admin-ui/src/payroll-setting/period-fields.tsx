import { EARLIEST_PAY } from '../../../api/contract/calendar-date.js';
import {
  LAST_DAY,
  PAY_FREQUENCIES,
  type PayrollSettingsRecord,
} from '../../../api/contract/payroll/payroll-settings.js';
import { DateField } from '../forms/date-field/date-field';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { RadioChoice } from '../ui/fields/radio-choice';
import { SelectField } from '../ui/fields/select-field';
import { KeptSettings } from './kept-settings';
import classes from './payroll-setting.module.css';
import type { useSettingEdit } from './use-setting-edit';

const DAYS = Array.from({ length: LAST_DAY - 1 }, (_, index) => index + 1);

export function PeriodFields({
  settings,
  edit: { values, changes, type, errors },
}: {
  settings: PayrollSettingsRecord;
  edit: ReturnType<typeof useSettingEdit>;
}) {
  const text = useText();
  const { started, next } = settings;
  const { weekday, day, span } = useDates();
  const isKnown = !['frequency', 'firstPeriod', 'payDay'].some((name) => name in changes);
  return (
    <div className={classes.fields}>
      <div className={classes.radios}>
        <RadioChoice
          label={text('payrollSetting.periods.frequency')}
          options={PAY_FREQUENCIES.map((value) => ({
            value,
            label: text(`payrollSetting.periods.frequencies.${value}.label`),
            help: text(`payrollSetting.periods.frequencies.${value}.help`),
          }))}
          value={values.frequency}
          error={errors.frequency}
          onChoose={(frequency) => type({ frequency })}
        />
      </div>
      <KeptSettings
        settings={settings}
        shown={({ frequency }) => text(`payrollSetting.periods.frequencies.${frequency}.label`)}
      />
      {started && <p>{text('payrollSetting.periods.since', { date: day(values.firstPeriod) })}</p>}
      <div className={classes.columns}>
        {!started && (
          <DateField
            label={text('payrollSetting.periods.first')}
            hint={text('payrollSetting.periods.firstHint')}
            min={EARLIEST_PAY}
            error={errors.firstPeriod}
            value={values.firstPeriod}
            onChange={(firstPeriod) => type({ firstPeriod })}
          />
        )}
        {values.frequency === 'monthly' && (
          <SelectField
            label={text('payrollSetting.periods.payDay')}
            hint={text('payrollSetting.periods.payDayHint')}
            choices={[
              { value: String(LAST_DAY), label: text('payrollSetting.periods.lastDay') },
              ...DAYS.map((value) => ({
                value: String(value),
                label: text('payrollSetting.periods.day', { day: value }),
              })),
            ]}
            value={String(values.payDay)}
            onChange={({ target }) => type({ payDay: Number(target.value) })}
          />
        )}
      </div>
      {values.frequency !== 'monthly' && (
        <p className={classes.hint}>{text('payrollSetting.periods.endOfPeriod')}</p>
      )}
      {isKnown && next.length > 0 && (
        <div>
          <h3 className={classes.label}>{text('payrollSetting.periods.next')}</h3>
          <ul className={classes.next}>
            {next.map(({ from, to, payDate }) => (
              <li key={from}>
                <span>{weekday(payDate)}</span>{' '}
                <small>{text('payrollSetting.periods.forPeriod', { dates: span(from, to) })}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
