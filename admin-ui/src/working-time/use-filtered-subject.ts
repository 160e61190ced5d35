import { useListContext } from 'react-admin';
import type { AssignmentSubject } from '../../../api/contract/working-time.js';

export function useFilteredSubject(): AssignmentSubject {
  const { without, own } = useListContext().filterValues as { without?: AssignmentSubject; own?: AssignmentSubject };
  return without ?? own ?? 'pattern';
}
