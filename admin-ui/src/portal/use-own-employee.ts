import { useGetOne } from 'react-admin';
import type { EmployeeRecord } from '../../../api/contract/records.js';
import { useUser } from '../providers/session';
import { isOwn } from './is-own';

export type OwnEmployee = EmployeeRecord & { id: string };

/** `id` is one's own, of the account or of the employee; `foreign` where it is somebody else's, whoever asks. */
export function useOwnEmployee(id: string) {
  const user = useUser();
  const foreign = !user || !isOwn(user, id);
  const { data, error, refetch } = useGetOne<OwnEmployee>('employees', { id }, { enabled: !foreign });
  return { employee: data, error, refetch, foreign };
}
