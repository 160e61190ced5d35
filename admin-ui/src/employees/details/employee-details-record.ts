import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { type Text, useText } from '../../i18n/use-text';
import type { Employee } from '../employee';

/** The record that the tabs share. A list that was seen before leaves a shorter one, which is not shown. */
export function useEmployee(id: string) {
  const text = useText();
  const { data, error, refetch } = useGetOne<Employee>('employees', { id });
  const employee = useMemo(() => (data?.version === undefined ? undefined : completed(data, text)), [data, text]);
  return { employee, failure: employee ? null : error, refetch };
}

/** After a change: whatever shows employees is read again. Resolves once what is on the screen has been. */
export function useEmployeeRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ['employees'] }), [client]);
}

/** Whatever the contract promises: whom or what a record has lost is said in words, and has an empty id. */
function completed(employee: Employee, text: Text): Employee {
  const { name, userId, department, manager } = employee as Partial<Employee>;
  const known = name || userId?.name || text('person.unknown');
  return {
    ...employee,
    name: known,
    userId: userId ?? { _id: '', name: known, email: '', role: 'employee', profileImage: null },
    department: department ?? { _id: '', dep_name: text('app.notAvailable') },
    manager: manager ?? null,
  };
}
