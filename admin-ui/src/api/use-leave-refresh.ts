import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const COUNTING_LEAVE = /^(leaves|dashboard|charts)\b/;

/** Every list and number that a decision changes, wherever it is shown. */
export function useLeaveRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ predicate: ({ queryKey: [of] }) => COUNTING_LEAVE.test(String(of)) }), [queries]);
}
