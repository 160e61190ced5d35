import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useText } from '../i18n/use-text';
import type { OfficeDataProvider } from '../providers/data-provider';

export function useDashboard() {
  const dataProvider = useDataProvider<OfficeDataProvider>();
  const notify = useNotify();
  const text = useText();
  const query = useQuery({ queryKey: ['dashboard'], queryFn: () => dataProvider.dashboard() });
  const { error } = query;

  useEffect(() => {
    if (error) notify(error.message || text('error.server'), { type: 'error' });
  }, [error, notify, text]);

  return query;
}
