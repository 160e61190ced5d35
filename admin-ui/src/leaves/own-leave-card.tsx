import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import type { Leave } from './leave';
import { LeaveStatus } from './leave-status';
import classes from './own-leave-list.module.css';
import { OwnLeaveReason } from './own-leave-reason';

interface Props {
  leave: Leave;
  to?: (leave: Leave) => string;
}

export function OwnLeaveCard({ leave, to, action }: Props & { action?: ReactNode }) {
  const text = useText();
  const { span } = useDates();
  return (
    <div className={classes.card}>
      <div className={classes.line}>
        <TypeLink leave={leave} to={to} />
        <LeaveStatus of={leave.status} />
      </div>
      <p className={classes.line}>
        {span(leave.startDate, leave.endDate)}
        <span>{text('leave.days', { count: leave.days })}</span>
      </p>
      <div className={classes.line}>
        <div className={classes.said}>
          <OwnLeaveReason leave={leave} />
        </div>
        {action && <span className={classes.action}>{action}</span>}
      </div>
    </div>
  );
}

/** Only the type is read out as the link; the dates tell it from others of its kind. */
export function TypeLink({ leave, to }: Props) {
  const text = useText();
  const { span } = useDates();
  const type = text(`leave.types.${leave.leaveType}`);
  if (!to) return <span className={classes.type}>{type}</span>;
  return (
    <Link className={classes.type} to={to(leave)}>
      {type}
      <span className="visually-hidden"> {span(leave.startDate, leave.endDate)}</span>
    </Link>
  );
}
