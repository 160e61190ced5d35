import type { LinkedLeaveRecord } from '../../../../api/contract/leave/approval-responses.js';
import type { LeaveDecision } from '../../../../api/contract/leave/leave-statuses.js';
import { useWaitingNames } from '../../approval/use-waiting-names';
import { useText } from '../../i18n/use-text';
import { LinkPage, SignInLink } from './link-page';
import { LinkedFacts } from './linked-facts';

/** After the decision by this link, or by somebody else. */
export function DecidedRequest({
  request,
  decided,
}: {
  request: LinkedLeaveRecord;
  decided: LeaveDecision | undefined;
}) {
  const text = useText();
  const names = useWaitingNames()(request);
  const { name, status, decidedBy, waitingFor, waitingForHr } = request;
  const isPending = status === 'Pending';
  const onlyHr = waitingForHr && waitingFor.length === 0;
  const title = decided
    ? text(`decideLeave.thanks.${decided}`, { name })
    : text(`decideLeave.done.${status}`, { name });
  return (
    <LinkPage title={title}>
      {!decided && decidedBy !== null && <p>{text('decideLeave.by', { name: decidedBy })}</p>}
      {isPending && decided && (
        <p>{onlyHr ? text('decideLeave.nextHr') : text('decideLeave.next', { names })}</p>
      )}
      {isPending && !decided && (
        <p>{onlyHr ? text('decideLeave.waitsForHr') : text('decideLeave.waitsFor', { names })}</p>
      )}
      {!isPending && decided && <p>{text('decideLeave.told', { name })}</p>}
      <LinkedFacts of={request} />
      <SignInLink />
    </LinkPage>
  );
}
