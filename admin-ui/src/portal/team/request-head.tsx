import type { WaitingLeaveRecord } from '../../../../api/contract/leave/approval-responses.js';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useLeaveSpan } from '../../leaves/use-leave-span';
import { PersonPhoto } from '../../people/person-photo';
import classes from './request-head.module.css';

export function RequestHead({
  of: { leave, decider },
  id,
}: {
  of: WaitingLeaveRecord;
  id: string;
}) {
  const text = useText();
  const dates = useDates();
  const spanOf = useLeaveSpan();
  const { name, profileImage } = leave.employeeId.userId;
  return (
    <div className={classes.head}>
      <PersonPhoto name={name} image={profileImage} size="m" />
      <div>
        <h3 id={id}>
          <bdi>{name}</bdi>
        </h3>
        <p>
          {text('myTeam.waiting.leave', {
            type: leaveTypeName(text, leave.leaveType),
            span: spanOf(leave),
          })}
        </p>
        <p className={classes.asked}>
          {text('myTeam.waiting.asked', { date: dates.dayAndMonthOf(leave.createdAt) })}{' '}
          <bdi>{leave.reason}</bdi>
        </p>
        {decider?.for && decider.awayUntil && (
          <p className={classes.why}>
            {text('myTeam.waiting.forAway', {
              name: decider.for,
              date: dates.dayAndMonth(decider.awayUntil),
            })}
          </p>
        )}
        {!decider?.for && decider?.early && (
          <p className={classes.why}>{text(`myTeam.waiting.early.${decider.early}`)}</p>
        )}
      </div>
    </div>
  );
}
