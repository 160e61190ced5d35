import { useConnection } from './connection';
import { RequestFailed } from './http-client';

/** React Query repeats such a request when the connection is back. */
export function useDisconnected(failure: unknown): boolean {
  const connection = useConnection();
  return connection !== 'connected' && failure instanceof RequestFailed && failure.status === 0;
}
