import { Link } from 'react-router';
import { address } from '../addresses';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { StatusGlyph } from '../ui/status-glyph';
import { type Leave, statusOf } from './leave';
import { STATUS_GLYPHS } from './leave-status';
import classes from './leave-year.module.css';

export function LatestLeave({ leaves }: { leaves: Leave[] }) {
  const text = useText();
  const { span } = useDates();
  return (
    <ul className={classes.latest}>
      {leaves.map((leave) => (
        <li key={leave.id}>
          <StatusGlyph of={STATUS_GLYPHS[statusOf(leave)]} />
          <div>
            <Link to={address.leave(leave.id)}>
              {text(`leave.types.${leave.leaveType}`)}
              <span className="visually-hidden">, {text(`leave.statuses.${statusOf(leave)}`)}</span>
            </Link>
            <small>{span(leave.startDate, leave.endDate)}</small>
          </div>
          <span>{text('leave.days', { count: leave.days })}</span>
        </li>
      ))}
    </ul>
  );
}
