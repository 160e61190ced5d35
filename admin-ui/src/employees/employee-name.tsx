import { Link } from 'react-router';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { Badge } from '../ui/badge';
import classes from './employee-list.module.css';
import type { ListedEmployee } from './employee';

/** Leads to the person. Whoever has left says so beside the name. */
export function EmployeeName({ of: { id, name, status } }: { of: ListedEmployee }) {
  const text = useText();
  return (
    <span className={classes.who}>
      <Link className={name ? classes.name : `${classes.name} ${classes.missing}`} to={address.employee(id)}>
        <bdi>{name || text('person.unknown')}</bdi>
      </Link>
      {status === 'Left' && <Badge glyph="over">{text('person.statuses.Left')}</Badge>}
    </span>
  );
}
