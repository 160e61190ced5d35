import { useGetOne } from 'react-admin';
import type { CurrentUserRecord, EmployeeRecord } from '../../../api/contract/records.js';
import { useUser } from '../api/session';

/** An address names somebody by the employee's id or by that of the account. */
export const isOwn = ({ _id, employeeId }: CurrentUserRecord, id: string): boolean => id === _id || id === employeeId;

export type OwnEmployee = EmployeeRecord & { id: string };

/** `id` is one's own, of the account or of the employee; `foreign` where it is somebody else's, whoever asks. */
export function useOwnEmployee(id: string) {
  const user = useUser();
  const foreign = !user || !isOwn(user, id);
  const { data, error, refetch } = useGetOne<OwnEmployee>('employees', { id }, { enabled: !foreign });
  return { employee: data, error, refetch, foreign };
}
