import { Fragment } from 'react';
import type {
  JobChangeRecord,
  JobTimelineRecord,
  JobValue,
} from '../../../../api/contract/job/job-changes.js';
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

interface Props {
  of: JobChangeRecord[];
  job: JobTimelineRecord;
}

/** Customer Care, Support Engineer, reports to Thandiwe Mokoena, Fixed term, $4,640.00. What still holds is heavier. */
export function OpeningWords({ of: opening, job: { changes, today, salary } }: Props) {
  const text = useText();
  const words = useJobWords();
  const values = opening.flatMap((change) => change.values);
  const parts: { kind: string; held: boolean; said: string }[] = KINDS.flatMap((kind) => {
    const value: JobValue | null | undefined = values.find((one) => one.kind === kind)?.after;
    if (!value) return [];
    const held = today.find((one) => one.kind === kind)?.value?.name === value.name;
    const { name } = value;
    const said = kind === 'manager' ? text('jobTimeline.reportsTo', { name }) : name;
    return { kind, held, said };
  });
  const isRaised = changes.some((change) => change.salary);
  const first =
    opening.find((change) => change.salary)?.salary?.after ?? (isRaised ? null : salary?.amount);
  if (typeof first === 'number')
    parts.push({ kind: 'salary', held: first === salary?.amount, said: words.money(first) });
  return parts.map(({ kind, held, said }, index) => (
    <Fragment key={kind}>
      {index > 0 && ', '}
      {held ? <b>{said}</b> : said}
    </Fragment>
  ));
}
