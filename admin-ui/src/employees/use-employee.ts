import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type GetOneParams, useGetOne, type UseGetOneOptions } from 'react-admin';
import { type Text, useText } from '../i18n/use-text';
import type { Employee } from './employee';

/** Lists put shorter records without `version` into the cache, which the tabs cannot use. */
export function useEmployee(id: string) {
  return useCompleteEmployee({ id }, {});
}

/** Always loaded anew, and never again during editing. */
export function useEmployeeToEdit(id: string) {
  return useCompleteEmployee(
    { id, meta: { forEditing: true } },
    { refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: 0 },
  );
}

function useCompleteEmployee(
  parameters: GetOneParams<Employee>,
  options: UseGetOneOptions<Employee>,
) {
  const text = useText();
  const { data, error, refetch } = useGetOne<Employee>('employees', parameters, options);
  const employee = useMemo(
    () => (data?.version === undefined ? undefined : completed(data, text)),
    [data, text],
  );
  return { employee, failure: employee ? null : error, refetch };
}

/** Resolves once the queries in use on the screen are reloaded. */
export function useEmployeeRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ['employees'] }), [client]);
}

/** A record may have lost its account or department despite the contract: these get a placeholder and an empty id. */
function completed(employee: Employee, text: Text): Employee {
  const { name, userId, department, manager } = employee as Partial<Employee>;
  const displayName = name || userId?.name || text('person.unknown');
  return {
    ...employee,
    name: displayName,
    userId: userId ?? {
      _id: '',
      name: displayName,
      email: '',
      role: 'employee',
      profileImage: null,
    },
    department: department ?? { _id: '', dep_name: text('app.notAvailable') },
    manager: manager ?? null,
  };
}
