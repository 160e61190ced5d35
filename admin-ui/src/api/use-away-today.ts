import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AwayRecord } from '../../../api/contract/leave/away-responses.js';
import { useApi } from './use-api';

/** Refreshed with the other queries of leave. */
const KEY = ['leaves', 'away'] as const;

/** By the id of the employee. Keeps what it knows while there are no ids. Empty until it is known, and where it cannot be read: a page is complete without it. */
export function useAwayToday(ids: readonly string[]): ReadonlyMap<string, AwayRecord> {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [...KEY, ids],
    queryFn: async () =>
      new Map((await api.awayAmong(ids)).away.map((person) => [person._id, person])),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return data ?? NOBODY;
}

export function useAwayInDepartment(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...KEY, 'department', id],
    queryFn: () => api.awayInDepartment(id),
  });
}

const NOBODY: ReadonlyMap<string, AwayRecord> = new Map();
