import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const LEAVE_QUERIES =
  /^(leaves|leaveBalances|leaveLedger|dashboard|charts|notifications|coverage)\b/;

export const isOfLeave = ({ queryKey: [name] }: Query): boolean => LEAVE_QUERIES.test(String(name));

export function useLeaveRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ predicate: isOfLeave }), [queries]);
}
