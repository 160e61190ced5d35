import { useCallback, useEffect, useState } from 'react';
import type { LinkedLeaveRecord, LinkedLeaveResponse } from '../../../../api/contract/approval-responses.js';
import { post, RequestFailed } from '../../api/http-client';

/** 'unknown' is a link that has ended or never was. */
type Failure = 'unknown' | 'unreachable';

/** Not by the query client, which this page would load for a single call. */
export function useLinkedLeave(token: string) {
  const [request, setRequest] = useState<LinkedLeaveRecord>();
  const [failure, setFailure] = useState<Failure>();

  const load = useCallback(async () => {
    try {
      const { json } = await post('/leave/link', { token });
      setRequest((json as LinkedLeaveResponse).request);
      setFailure(undefined);
    } catch (problem) {
      setFailure(problem instanceof RequestFailed && problem.status === 404 ? 'unknown' : 'unreachable');
    }
  }, [token]);

  useEffect(() => void load(), [load]);

  return { request, failure, load, show: setRequest };
}
