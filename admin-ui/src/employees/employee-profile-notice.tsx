import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { StatusGlyph } from '../ui/status-glyph';
import type { Employee } from './employee';
import classes from './employee-profile.module.css';

export function EmployeeProfileNotice({ employee: { status, leftOn } }: { employee: Employee }) {
  const text = useText();
  const { day } = useDates();
  if (status !== 'Left' || !leftOn) return null;
  return (
    <p className={classes.notice}>
      <StatusGlyph of="over" />
      {text('employees.details.left', { date: day(leftOn) })}
    </p>
  );
}
