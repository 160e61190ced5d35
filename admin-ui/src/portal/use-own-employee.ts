import { useGetOne } from 'react-admin';
import type { CurrentUserRecord } from '../../../api/contract/auth/users.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { useUser } from '../api/session';

/** A portal URL has the id of the employee or of the account. */
export const isOwn = ({ _id, employeeId }: CurrentUserRecord, id: string): boolean =>
  id === _id || id === employeeId;

type OwnEmployee = EmployeeRecord & { id: string };

/** `foreign`: the id is of somebody else; even an admin gets no record then. */
export function useOwnEmployee(id: string) {
  const user = useUser();
  const foreign = !user || !isOwn(user, id);
  const { data, error, refetch } = useGetOne<OwnEmployee>(
    'employees',
    { id },
    { enabled: !foreign },
  );
  return { employee: data, error, refetch, foreign };
}
