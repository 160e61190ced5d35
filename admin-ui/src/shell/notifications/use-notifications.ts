import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { NotificationsResponse } from '../../../../api/contract/responses.js';
import { useApi } from '../../api/use-api';

const KEY = ['notifications'];
const EVERY_MINUTE = 60_000;

/** The newest, asked for again every minute while the page is seen and whenever somebody comes back to it. */
export function useNotifications() {
  const office = useApi();
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => office.notifications(),
    refetchInterval: EVERY_MINUTE,
  });

  useEffect(() => {
    const again = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [refetch]);

  /** Without ids, all of them. Shown at once, and what the server says afterwards in any case. */
  async function markRead(ids?: string[]): Promise<void> {
    await client.cancelQueries({ queryKey: KEY });
    client.setQueryData<NotificationsResponse>(KEY, (known) => known && marked(known, ids));
    try {
      await office.markRead(ids);
    } finally {
      void client.invalidateQueries({ queryKey: KEY });
    }
  }

  return { data, failed: isError && !isFetching, refetch, markRead };
}

function marked(known: NotificationsResponse, ids: string[] | undefined): NotificationsResponse {
  const now = known.notifications.filter(({ _id, read }) => !read && (!ids || ids.includes(_id)));
  return {
    ...known,
    unread: ids ? known.unread - now.length : 0,
    notifications: known.notifications.map((each) => (now.includes(each) ? { ...each, read: true } : each)),
  };
}
