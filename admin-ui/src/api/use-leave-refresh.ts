import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const LEAVE_QUERIES =
  /^(leaves|leaveBalances|leaveLedger|dashboard|charts|notifications|coverage)\b/;

export function useLeaveRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [name] }) => LEAVE_QUERIES.test(String(name)),
      }),
    [queries],
  );
}
