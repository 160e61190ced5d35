import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useGetOne } from 'react-admin';
import type { Employee } from './employee';

/** The record that the tabs share. A list that was seen before leaves a shorter one, which is not shown. */
export function useEmployee(id: string): { employee?: Employee; failure?: unknown } {
  const { data, error } = useGetOne<Employee>('employees', { id });
  return data?.version === undefined ? { failure: error } : { employee: data };
}

/** After a change: whatever shows employees is read again. Resolves once what is on the screen has been. */
export function useEmployeeRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ['employees'] }), [client]);
}
