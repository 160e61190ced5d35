import { JOB_KINDS } from '../../../../api/contract/employee/job-facts.js';
import { type MessageKey, useText } from '../../i18n/use-text';

const OTHERS: Partial<Record<string, MessageKey>> = {
  salary: 'job.changing.salary',
  leaveType: 'job.changing.leaveType',
  policy: 'job.changing.policy',
  component: 'job.changing.component',
};

/** The label of a field. */
export function useFieldNames(): (field: string) => string {
  const text = useText();
  return (field) =>
    text(
      OTHERS[field] ??
        `jobTimeline.kinds.${[...JOB_KINDS, 'pattern' as const].find((kind) => kind === field) ?? 'item'}`,
    );
}
