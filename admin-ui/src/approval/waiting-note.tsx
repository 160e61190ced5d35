import type { LeaveApproval } from '../../../api/contract/leave/approvals.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useWaitingNames } from './use-waiting-names';
import classes from './waiting-note.module.css';

/** Waiting for Søren since 20 Nov; `brief` beside a status. Nothing without approvals, and once it is decided. */
export function WaitingNote({
  of: leave,
  brief = false,
  className = '',
}: {
  of: Partial<LeaveApproval>;
  brief?: boolean;
  className?: string;
}) {
  const text = useText();
  const { dayAndMonthOf } = useDates();
  const names = useWaitingNames()(leave);
  const { waitingFor = [], waitingSince } = leave;
  if (!waitingSince || names === '') return null;
  const date = dayAndMonthOf(waitingSince);
  if (brief)
    return (
      <p className={`${classes.brief} ${className}`}>
        <span>{names}</span> <span>{text('whoDecides.since', { date })}</span>
      </p>
    );
  return (
    <p className={className}>
      {waitingFor.length > 0
        ? text('whoDecides.waiting', { names, date })
        : text('whoDecides.waitingForHr', { date })}
    </p>
  );
}
