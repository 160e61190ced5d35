import { Link } from 'react-router';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { RowActionLink } from '../ui/button';
import type { Leave } from './leave';
import classes from './leave-list.module.css';

/** Whose leave it is leads to it; on a phone from the whole upper part of the card. */
export function LeaveLink({ to: { id, employeeId } }: { to: Leave }) {
  return (
    <Link className={classes.name} to={address.leave(id)}>
      <bdi>{employeeId.userId.name}</bdi>
    </Link>
  );
}

export function ViewLeave({ leave: { id, employeeId } }: { leave: Leave }) {
  const text = useText();
  return (
    <RowActionLink tone="first" to={address.leave(id)}>
      {text('leaves.view')}
      <span className="visually-hidden"> {employeeId.userId.name}</span>
    </RowActionLink>
  );
}
