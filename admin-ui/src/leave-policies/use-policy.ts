import { useGetOne } from 'ra-core';
import { useParams } from 'react-router';
import type { Policy } from './policy';

/** The one in the address. */
export function usePolicy() {
  const { id = '' } = useParams();
  const {
    data: policy,
    error,
    refetch,
  } = useGetOne<Policy>('leavePolicies', { id }, { onError: () => undefined });
  return { id, policy, error, refetch: () => void refetch() };
}
