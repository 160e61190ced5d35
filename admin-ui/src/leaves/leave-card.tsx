import { useText } from '../i18n/use-text';
import type { Leave } from './leave';
import { LeaveLink, ViewLeave } from './leave-link';
import classes from './leave-list.module.css';
import { LeaveStatus } from './leave-status';
import { useRequester } from './use-requester';

export function LeaveCard({ leave }: { leave: Leave }) {
  const text = useText();
  const { number, department } = useRequester()(leave);
  const { leaveType, days, status } = leave;
  return (
    <div className={classes.card}>
      <div className={classes.line}>
        <LeaveLink to={leave} />
        <LeaveStatus of={status} />
      </div>
      <div className={classes.line}>
        <span>{text(`leave.types.${leaveType}`)}</span>
        <span>{text('leave.days', { count: days })}</span>
      </div>
      <div className={classes.line}>
        <span>
          <bdi className={classes.number}>{number}</bdi> <bdi>{department.name}</bdi>
        </span>
        <ViewLeave leave={leave} />
      </div>
    </div>
  );
}
