import { useEffect, useState } from 'react';
import type {
  LinkedLeaveRecord,
  LinkedLeaveResponse,
} from '../../../../api/contract/leave/approval-responses.js';
import { post, RequestFailed } from '../../api/http-client';

/** 'unknown' is a link that has ended or never was. */
type Failure = 'unknown' | 'unreachable';

/** Not by the query client, which this page would load for a single call. */
export function useLinkedLeave(token: string) {
  const [request, setRequest] = useState<LinkedLeaveRecord>();
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    post('/leave/link', { token }).then(
      ({ json }) => {
        if (!current) return;
        setRequest((json as LinkedLeaveResponse).request);
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
