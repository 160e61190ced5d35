import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useText } from '../i18n/use-text';
import { useOffice } from '../providers/use-office';

export function useDashboard() {
  const dataProvider = useOffice();
  const notify = useNotify();
  const text = useText();
  const query = useQuery({ queryKey: ['dashboard'], queryFn: () => dataProvider.dashboard() });
  const { error } = query;

  useEffect(() => {
    if (error) notify(error.message || text('error.server'), { type: 'error' });
  }, [error, notify, text]);

  return query;
}
