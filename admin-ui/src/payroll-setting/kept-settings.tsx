import { addDays } from '../../../api/contract/calendar-date.js';
import type {
  PayrollSettingsRecord,
  PeriodSettings,
} from '../../../api/contract/payroll/payroll-settings.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import classes from './payroll-setting.module.css';

interface Props {
  settings: PayrollSettingsRecord;
  /** As it is called on the screen. */
  shown: (settings: PeriodSettings) => string;
}

/** From which period on a change holds, and what earlier periods keep. */
export function KeptSettings({ settings: { changesFrom, versions }, shown }: Props) {
  const text = useText();
  const { day } = useDates();
  if (changesFrom === null) return null;
  const kept = versions.flatMap((version, place) => {
    const next = versions[place + 1];
    return next && shown(version) !== shown(next)
      ? [{ until: addDays(next.from, -1), value: shown(version) }]
      : [];
  });
  return (
    <div className={classes.hint}>
      <p>{text('payrollSetting.changesFrom', { date: day(changesFrom) })}</p>
      {kept.map(({ until, value }) => (
        <p key={until}>{text('payrollSetting.kept', { date: day(until), value })}</p>
      ))}
    </div>
  );
}
