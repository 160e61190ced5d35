import { Link } from 'react-router';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { RowActionLink } from '../ui/button';
import type { Leave } from './leave';
import classes from './leave-list.module.css';
import { useRequester } from './use-requester';

/** Whose leave it is leads to it; on a phone from the whole upper part of the card. */
export function LeaveLink({ to: leave }: { to: Leave }) {
  const { name } = useRequester()(leave);
  return (
    <Link className={classes.name} to={address.leave(leave.id)}>
      <bdi>{name}</bdi>
    </Link>
  );
}

export function ViewLeave({ leave }: { leave: Leave }) {
  const { name } = useRequester()(leave);
  const text = useText();
  return (
    <RowActionLink tone="first" to={address.leave(leave.id)}>
      {text('leaves.view')}
      <span className="visually-hidden"> {name}</span>
    </RowActionLink>
  );
}
