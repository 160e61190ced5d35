import { useState, useEffect } from 'react';
import { useText } from '../../i18n/use-text';
import { postJson, RequestFailed } from '../../api/http-client';
import type { LinkedLeaveRecord } from '../../../../api/contract/leave/approval-responses.js';
import type { LeaveDecision } from '../../../../api/contract/leave/leave-statuses.js';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Spinner } from '../../ui/feedback/spinner';
import { LinkDecisionForm } from './link-decision-form';
import { LinkPage, SignInLink } from './link-page';
import { LinkedFacts } from './linked-facts';
import { useWaitingNames } from '../../approval/use-waiting-names';

/** The request as it is now: to be decided, or with what became of it. */
export function LinkedRequest({ token, first }: { token: string; first: LeaveDecision }) {
  const text = useText();
  const { request, failure, reload, show } = useLinkedLeave(token);
  const [decided, setDecided] = useState<LeaveDecision>();
  const [error, setError] = useState<string>();

  async function decide(status: LeaveDecision, note: string) {
    setError(undefined);
    try {
      const response = await postJson('/leave/link/decide', { token, status, note });
      setDecided(status);
      show(response.request);
    } catch (problem) {
      const { status: code = 0, message = '' } = problem instanceof RequestFailed ? problem : {};
      setError(message || text('decideLeave.notSent'));
      // Somebody else may have decided meanwhile: the page then shows that.
      if (code !== 0) reload();
    }
  }

  if (failure === 'unknown')
    return (
      <LinkPage title={text('decideLeave.over')}>
        <p>{text('decideLeave.overText')}</p>
        <SignInLink />
      </LinkPage>
    );
  if (failure)
    return (
      <LinkPage title={text('error.generic')}>
        <LoadFailed onRetry={reload}>{text('decideLeave.failed')}</LoadFailed>
      </LinkPage>
    );
  if (!request)
    return (
      <LinkPage title={text('decideLeave.loading')}>
        <Spinner label={text('app.loadingMore')} />
      </LinkPage>
    );
  if (decided || request.state !== 'open')
    return <DecidedRequest request={request} decided={decided} />;
  return (
    <LinkPage title={text('decideLeave.title', { name: request.name })}>
      {request.actsFor !== null && <p>{text('decideLeave.actsFor', { name: request.actsFor })}</p>}
      <LinkedFacts of={request} />
      <LinkDecisionForm request={request} first={first} error={error} onDecide={decide} />
    </LinkPage>
  );
}

/** After the decision by this link, or by somebody else. */
function DecidedRequest({
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

/** 'unknown' is a link that has ended or never was. */
type Failure = 'unknown' | 'unreachable';

/** Not by the query client, which this page would load for a single call. */
function useLinkedLeave(token: string) {
  const [request, setRequest] = useState<LinkedLeaveRecord>();
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    postJson('/leave/link', { token }).then(
      (response) => {
        if (!current) return;
        setRequest(response.request);
        setFailure(undefined);
      },
      (problem: unknown) =>
        current &&
        setFailure(
          problem instanceof RequestFailed && problem.status === 404 ? 'unknown' : 'unreachable',
        ),
    );
    return () => void (current = false);
  }, [token, attempt]);

  return { request, failure, reload: () => setAttempt(attempt + 1), show: setRequest };
}
