import type { JobChangeRecord, JobValue } from '../../../../api/contract/job/job-changes.js';
import { useText } from '../../i18n/use-text';
import { useJobWords } from '../use-job-words';

const KINDS = [
  'department',
  'designation',
  'manager',
  'employmentType',
  'location',
  'pattern',
] as const;

/** `first` is the salary if it never changed. 'Customer Care, Support Engineer, reports to Thandiwe Mokoena, Fixed term, $4,640.00' */
export function useOpeningWords(): (opening: JobChangeRecord[], first: number | null) => string {
  const text = useText();
  const words = useJobWords();
  return (opening, first) => {
    const values = opening.flatMap((change) => change.values);
    const said = KINDS.flatMap((kind) => {
      const value: JobValue | null | undefined = values.find((one) => one.kind === kind)?.after;
      if (!value) return [];
      return kind === 'manager' ? text('jobTimeline.reportsTo', { name: value.name }) : value.name;
    });
    const salary = opening.find((change) => change.salary)?.salary?.after ?? first;
    return [...said, ...(salary === null ? [] : [words.money(salary)])].join(', ');
  };
}
