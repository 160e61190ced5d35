import type {
  CalendarAbsence,
  CalendarPerson,
  CalendarSchedule,
} from '../../../api/contract/leave/team-calendar.js';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import { RowActionLink } from '../ui/button';
import { Badge } from '../ui/feedback/badge';
import type { Period } from './calendar-period';
import classes from './team-calendar.module.css';
import { useCalendarWords } from './use-calendar-words';

interface Props {
  person: Pick<CalendarPerson, 'name'>;
  absence: CalendarAbsence;
  schedule: CalendarSchedule;
  period: Period;
  /** The page of the request, for those who may open it. */
  to: string | undefined;
}

export function AbsenceDetails({ person: { name }, absence, schedule, period, to }: Props) {
  const text = useText();
  const words = useCalendarWords();
  const { status, leaveType } = absence;
  return (
    <div className={classes.details}>
      <strong>
        <bdi>{words.length(absence, schedule, period)}</bdi>
      </strong>
      <small>
        <bdi>{name}</bdi>, <bdi>{leaveTypeName(text, leaveType)}</bdi>
      </small>
      <div>
        <Badge glyph={status === 'Pending' ? 'pending' : 'approved'}>
          {text(`leave.statuses.${status}`)}
        </Badge>
        {to && (
          <RowActionLink tone="primary" to={to}>
            {text('teamCalendar.view')}
            <span className="visually-hidden">
              {' '}
              {text('teamCalendar.viewOf', { name, span: words.span(absence) })}
            </span>
          </RowActionLink>
        )}
      </div>
    </div>
  );
}
