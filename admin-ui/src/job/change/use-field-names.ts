import type { JobSubject } from '../../../../api/contract/job/job-changes.js';
import { useText } from '../../i18n/use-text';

export type FieldOfChange = JobSubject | 'leaveType' | 'component';

/** The label of a field. */
export function useFieldNames(): (field: FieldOfChange) => string {
  const text = useText();
  return (field) => {
    if (field === 'component') return text('payItems.component');
    if (field === 'salary' || field === 'leaveType') return text(`job.changing.${field}`);
    return text(`jobTimeline.kinds.${field}`);
  };
}
