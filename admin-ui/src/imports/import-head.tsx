import type { ImportKind, ImportRecord } from '../../../api/contract/imports.js';
import { officePath } from '../paths';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { PageHead } from '../ui/layout/page-head';
import { Skeleton } from '../ui/feedback/skeleton';
import { Spinner } from '../ui/feedback/spinner';
import { usePageTitle } from '../ui/layout/use-page-title';
import { going, type Step } from './import';
import classes from './import.module.css';

interface Props {
  kind: ImportKind;
  record?: ImportRecord;
  step: Step;
}

const STEPS: Step[] = ['upload', 'columns', 'check', 'apply'];

/** The title, and how far one is; a passed step says what it settled. */
export function ImportHead({ kind, record, step }: Props) {
  const text = useText();
  const settled: Record<Step, string | undefined> = {
    upload: record && text('imports.settled.upload', { file: record.fileName, count: record.rows }),
    columns: record?.mapping ? text('imports.settled.columns', { used: Object.keys(record.mapping.columns).length, count: record.columns }) : undefined,
    check: record?.counts ? text('imports.settled.check', { going: going(record), count: record.rows }) : undefined,
    apply: undefined,
  };
  const over = record?.state === 'Applied' || record?.state === 'Undone' || record?.state === 'Undoing';
  const at = STEPS.indexOf(step);
  return (
    <>
      <PageHead title={text(`imports.title.${kind}`)} within={{ to: officePath.employees, label: text('employees.list') }} here={text('navigation.import')} />
      <StepTrack
        label={text('imports.steps.label')}
        at={over ? STEPS.length : at}
        stepOf={text('imports.steps.of', { step: at + 1, count: STEPS.length })}
        steps={STEPS.map((name, index) => ({ label: text(`imports.steps.${name}`), settled: index < at || over ? settled[name] : undefined }))}
      />
    </>
  );
}

interface StepTrackProps {
  /** What the steps lead to. */
  label: string;
  steps: { label: string; /** What a passed one settled. */ settled?: string }[];
  /** Of the one that is being done; as many as there are when all are. */
  at: number;
  /** Before the only step that a phone shows: 'Step 3 of 4:' */
  stepOf: string;
}

/** A row of days that a capsule joins, as far as one is. */
function StepTrack({ label, steps, at, stepOf }: StepTrackProps) {
  const done = at >= steps.length;
  const length = done ? 'calc(100% - 8px)' : at === 0 ? '8px' : `calc(${(100 * at) / steps.length}% + 4px)`;
  return (
    <div className={classes.around}>
      <span className={classes.track} aria-hidden="true">
        <i style={{ inlineSize: length }} />
      </span>
      <ol className={classes.steps} aria-label={label}>
        {steps.map((step, index) => (
          <li key={step.label} data-passed={index < at} data-shown={index === Math.min(at, steps.length - 1)} aria-current={index === at ? 'step' : undefined}>
            {index === Math.min(at, steps.length - 1) && <span className={classes.of}>{stepOf} </span>}
            {step.label}
            {step.settled && <small>{step.settled}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}

export function ImportSkeleton() {
  const text = useText();
  usePageTitle(text('navigation.import'));
  return (
    <div className={classes.skeleton}>
      <Skeleton width={120} height={20} />
      <Skeleton width={240} height={32} />
      <Skeleton width="100%" height={8} />
      <Spinner label={text('app.loadingMore')} size={28} />
    </div>
  );
}

export function ImportMissing(failed: { failure: unknown; onTryAgain: () => void }) {
  const text = useText();
  return <RecordMissing level="h1" {...failed} title={text('imports.notFound')} back={{ to: officePath.imports, label: text('imports.back') }} />;
}
