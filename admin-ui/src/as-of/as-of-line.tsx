import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { StaffChange } from '../../../api/contract/organisation/organisation.js';
import { useToday } from '../api/use-today';
import { useText } from '../i18n/use-text';
import { RowAction } from '../ui/button';
import classes from './as-of.module.css';
import { useDateInFull } from './use-date-in-full';

interface Props {
  day: CalendarDate;
  /** Undefined until it is known. */
  people: number | undefined;
  since: StaffChange | null | undefined;
  onBack: () => void;
}

/** Above the rows, as long as they are those of another day. */
export function AsOfLine({ day, people, since, onBack }: Props) {
  const text = useText();
  const inFull = useDateInFull();
  const today = useToday();
  const isPast = today === undefined || day < today;
  return (
    <div className={classes.line}>
      <p role="status">
        <strong>
          {people === undefined
            ? text('asOf.company', { date: inFull(day) })
            : text('asOf.companyOf', { date: inFull(day), count: people })}{' '}
          {text('asOf.readOnly')}
        </strong>
        {since && since.joined + since.left > 0 && (
          <span>{text(isPast ? 'asOf.since' : 'asOf.until', { ...since })}</span>
        )}
      </p>
      <RowAction tone="primary" onClick={onBack}>
        {text('asOf.back')}
      </RowAction>
    </div>
  );
}
