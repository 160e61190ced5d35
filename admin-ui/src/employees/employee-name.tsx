import { Link } from 'react-router';
import { officePath } from '../paths';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Badge } from '../ui/feedback/badge';
import classes from './list/employee-list.module.css';
import type { ListedEmployee } from './employee';

interface Props {
  of: ListedEmployee;
  /** Not where it has a column of its own. */
  withDesignation: boolean;
}

export function EmployeeName({ of: { id, name, designation, status, leftOn, hireDate }, withDesignation }: Props) {
  const text = useText();
  const { day } = useDates();
  return (
    <div>
      <span className={classes.who}>
        <Link className={name ? classes.name : `${classes.name} ${classes.missing}`} to={officePath.employee(id)}>
          <bdi>{name || text('person.unknown')}</bdi>
        </Link>
        {status === 'Upcoming' && (
          <span className={classes.left}>
            <Badge glyph="pending">{text('person.statuses.Upcoming')}</Badge>
            {hireDate && <time dateTime={hireDate}>{text('employees.details.startsOn', { date: day(hireDate) })}</time>}
          </span>
        )}
        {status === 'Left' && (
          <span className={classes.left}>
            <Badge glyph="ended">{text('person.statuses.Left')}</Badge>
            {leftOn ? <time dateTime={leftOn}>{day(leftOn)}</time> : hireDate && <time dateTime={hireDate}>{text('employees.details.returnsOn', { date: day(hireDate) })}</time>}
          </span>
        )}
      </span>
      {withDesignation && designation && <bdi className={classes.designation}>{designation}</bdi>}
    </div>
  );
}
