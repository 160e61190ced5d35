import { useConnection } from './connection';
import { RequestFailed } from './http-client';

/** Whether a request failed for want of a connection; it is repeated when the connection is back. */
export function useDisconnected(failure: unknown): boolean {
  const connection = useConnection();
  return connection !== 'connected' && failure instanceof RequestFailed && failure.status === 0;
}
