import { useState } from 'react';
import { useText } from '../../i18n/use-text';
import { post, RequestFailed } from '../../api/http-client';
import type { LinkedLeaveResponse } from '../../../../api/contract/leave/approval-responses.js';
import type { LeaveDecision } from '../../../../api/contract/leave/leave-statuses.js';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Spinner } from '../../ui/feedback/spinner';
import { DecidedRequest } from './decided-request';
import { DecisionForm } from './decision-form';
import { LinkPage, SignInLink } from './link-page';
import { LinkedFacts } from './linked-facts';
import { useLinkedLeave } from './use-linked-leave';

/** The request as it is now: to be decided, or with what became of it. */
export function LinkedRequest({ token, first }: { token: string; first: LeaveDecision }) {
  const text = useText();
  const { request, failure, reload, show } = useLinkedLeave(token);
  const [decided, setDecided] = useState<LeaveDecision>();
  const [error, setError] = useState<string>();

  async function decide(status: LeaveDecision, note: string) {
    setError(undefined);
    try {
      const { json } = await post('/leave/link/decide', { token, status, note });
      setDecided(status);
      show((json as LinkedLeaveResponse).request);
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
      <DecisionForm request={request} first={first} error={error} onDecide={decide} />
    </LinkPage>
  );
}
