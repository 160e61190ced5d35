import { Link } from 'react-router';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { officePath } from '../paths';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { PersonStatus } from '../people/person-status';
import classes from './list/employee-list.module.css';
import type { ListedEmployee } from './employee';

interface Props {
  of: ListedEmployee;
  /** Not where it has a column of its own. */
  withDesignation: boolean;
}

export function EmployeeName({
  of: { id, name, designation, status, leftOn, hireDate },
  withDesignation,
}: Props) {
  const text = useText();
  const { day } = useDates();
  const shown = withDesignation && designation;
  const from = status === 'Upcoming' ? hireDate : status === 'Left' && (leftOn ?? hireDate);
  const words = (date: CalendarDate) =>
    status === 'Upcoming'
      ? text('employees.details.startsOn', { date: day(date) })
      : leftOn
        ? day(date)
        : text('employees.details.returnsOn', { date: day(date) });
  return (
    <div>
      <span className={classes.who}>
        <Link
          className={name ? classes.name : `${classes.name} ${classes.missing}`}
          to={officePath.employee(id)}
        >
          <bdi>{name || text('person.unknown')}</bdi>
        </Link>
        {status && status !== 'Active' && <PersonStatus of={status} />}
      </span>
      {(shown || from) && (
        <span className={classes.designation}>
          {shown && <bdi>{shown}</bdi>}
          {from && <time dateTime={from}>{words(from)}</time>}
        </span>
      )}
    </div>
  );
}
