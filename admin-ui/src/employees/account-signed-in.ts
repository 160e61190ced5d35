import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOffice } from '../providers/use-office';

const keyOf = (account: string) => ['accountSessions', account];

/** Where somebody is signed in, and since when there is a second factor. */
export function useSignedIn(account: string) {
  const office = useOffice();
  return useQuery({ queryKey: keyOf(account), queryFn: () => office.accountSessions(account) });
}

export function useSignedInRefresh(account: string): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: keyOf(account) }), [client, account]);
}
