import { useListContext } from 'react-admin';
import { useLocation } from 'react-router';
import type { AssignmentSubject } from '../../../api/contract/working-time/working-time.js';

interface LinkState {
  subject?: AssignmentSubject;
}

/** The subject offered first: of the list's filter, or of the link that led here. */
export function useFilteredSubject(): AssignmentSubject {
  const { without, own } = useListContext().filterValues as {
    without?: AssignmentSubject;
    own?: AssignmentSubject;
  };
  const { subject } = (useLocation().state ?? {}) as LinkState;
  return without ?? own ?? subject ?? 'pattern';
}
