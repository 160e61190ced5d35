import { useListContext } from 'react-admin';
import { useLocation } from 'react-router';
import type { AssignmentSubject } from '../../../api/contract/working-time.js';

interface Meant {
  subject?: AssignmentSubject;
}

/** What is assigned at first: what the list is filtered by, or the link that led here was about. */
export function useFilteredSubject(): AssignmentSubject {
  const { without, own } = useListContext().filterValues as { without?: AssignmentSubject; own?: AssignmentSubject };
  const { subject } = (useLocation().state ?? {}) as Meant;
  return without ?? own ?? subject ?? 'pattern';
}
