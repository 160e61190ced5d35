import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { NotificationsResponse } from '../../../../api/contract/notification/notification-responses.js';
import { useApi } from '../../api/use-api';
import { NOTIFICATIONS } from '../../api/use-waiting-leave';

const EVERY_MINUTE = 60_000;

/** Reloads every minute while the page is visible, and when the window gets the focus. */
export function useNotifications() {
  const api = useApi();
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: NOTIFICATIONS,
    queryFn: () => api.notifications(),
    refetchInterval: EVERY_MINUTE,
  });

  useEffect(() => {
    const refresh = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refetch]);

  /** Without ids, marks all. An optimistic update, followed by a reload even if the request fails. */
  async function markRead(ids?: string[]): Promise<void> {
    await client.cancelQueries({ queryKey: NOTIFICATIONS });
    client.setQueryData<NotificationsResponse>(
      NOTIFICATIONS,
      (cached) => cached && withRead(cached, ids),
    );
    try {
      await api.markRead(ids);
    } finally {
      void client.invalidateQueries({ queryKey: NOTIFICATIONS });
    }
  }

  return { data, failed: isError && !isFetching, refetch, markRead };
}

function withRead(cached: NotificationsResponse, ids: string[] | undefined): NotificationsResponse {
  const marked = cached.notifications.filter(
    ({ _id, read }) => !read && (!ids || ids.includes(_id)),
  );
  return {
    ...cached,
    unread: ids ? cached.unread - marked.length : 0,
    notifications: cached.notifications.map((each) =>
      marked.includes(each) ? { ...each, read: true } : each,
    ),
  };
}
