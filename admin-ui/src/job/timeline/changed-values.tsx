import type { ReactNode } from 'react';
import type {
  JobSalaryChange,
  JobValueChange,
  SalaryRound,
} from '../../../../api/contract/job/job-changes.js';
import { useText } from '../../i18n/use-text';
import { Diff } from '../../ui/diff';
import { useJobWords } from '../use-job-words';
import classes from './job-timeline.module.css';

interface Props {
  values: JobValueChange[];
  salary: JobSalaryChange | null;
  /** Said where no one salary is. */
  round?: SalaryRound | null;
  /** Does not hold any more. */
  isOver?: boolean;
  isWithdrawn?: boolean;
}

/** The values that a change set, a line each: before and after. */
export function ChangedValues({
  values,
  salary,
  round = null,
  isOver = false,
  isWithdrawn = false,
}: Props) {
  const words = useJobWords();
  return (
    <dl className={classes.values} data-over={isOver}>
      {values.map(({ kind, before, after }) => (
        <Line
          key={`${kind} ${before?._id} ${after?._id}`}
          label={words.kind(kind)}
          before={before ? words.value(kind, before) : ''}
          after={words.value(kind, after)}
          nothing={words.nothing(kind)}
          isWithdrawn={isWithdrawn}
        />
      ))}
      {salary && (
        <Line
          label={words.kind('salary')}
          before={salary.before === null ? '' : words.money(salary.before)}
          after={words.money(salary.after)}
          nothing={words.nothing('salary')}
          isWithdrawn={isWithdrawn}
        >
          {salary.before !== null && (
            <bdi dir="ltr">{words.raise(salary.before, salary.after)}</bdi>
          )}
        </Line>
      )}
      {!salary && round && (
        <>
          <dt>{words.kind('salary')}</dt>
          <dd>
            <bdi dir="ltr">{words.round(round)}</bdi>
          </dd>
        </>
      )}
    </dl>
  );
}

interface LineProps {
  label: string;
  before: string;
  after: string;
  nothing: string;
  isWithdrawn: boolean;
  /** By how much. */
  children?: ReactNode;
}

function Line({ label, before, after, nothing, isWithdrawn, children }: LineProps) {
  const text = useText();
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {isWithdrawn ? (
          <s>{text('jobTimeline.wasTo', { before: before || nothing, after })}</s>
        ) : (
          <>
            <Diff before={before} after={after} empty={nothing} />
            {children && <small>{children}</small>}
          </>
        )}
      </dd>
    </>
  );
}
