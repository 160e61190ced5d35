import type { LeaveDecision } from '../../../../api/contract/leave/leave-statuses.js';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { RequestFailed } from '../../api/http-client';
import { serverErrorText } from '../../api/use-notify-error';
import { Button } from '../../ui/button';
import { Dialog, DialogActions } from '../../ui/feedback/dialog';
import classes from '../list/bulk-bar.module.css';
import type { RefusedDecision } from './use-decide';
import { useRequester } from '../use-requester';

interface Props {
  decision: LeaveDecision;
  refused: RefusedDecision[];
  onClose: () => void;
}

export function NotDecided({ decision, refused, onClose }: Props) {
  const text = useText();
  const { span } = useDates();
  const requester = useRequester();
  const reason = (failure: unknown) =>
    serverErrorText(failure) ||
    text(
      failure instanceof RequestFailed && failure.status === 0
        ? 'error.unreachableTitle'
        : 'error.generic',
    );
  return (
    <Dialog
      title={text(decision === 'Approved' ? 'leaves.notApproved' : 'leaves.notRejected', {
        count: refused.length,
      })}
      onClose={onClose}
    >
      <ul className={classes.refused}>
        {refused.map(({ id, leave, failure }) => (
          <li key={id}>
            <strong>
              <bdi>{leave ? requester(leave).name : text('person.unknown')}</bdi>
            </strong>
            {leave && (
              <small>
                {leaveTypeName(text, leave.leaveType)}, {span(leave.startDate, leave.endDate)}
              </small>
            )}
            <p>{reason(failure)}</p>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {text('app.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
