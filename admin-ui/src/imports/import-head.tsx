import type { ReactNode } from 'react';
import type { ImportKind } from '../../../api/contract/imports/import-fields.js';
import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import { officePath } from '../paths';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { PageHead } from '../ui/layout/page-head';
import { Skeleton } from '../ui/feedback/skeleton';
import { Spinner } from '../ui/feedback/spinner';
import { StepTrack } from '../ui/feedback/step-track';
import { usePageTitle } from '../ui/layout/use-page-title';
import { rowsToImport, type Step } from './import';
import classes from './import.module.css';

interface StepsProps {
  record?: ImportRecord;
  step: Step;
}

interface Props extends StepsProps {
  kind: ImportKind;
  /** Stands before the steps. */
  children?: ReactNode;
}

const STEPS: Step[] = ['upload', 'columns', 'check', 'apply'];

export function ImportHead({ kind, record, step, children }: Props) {
  const text = useText();
  return (
    <>
      <PageHead
        title={text(`imports.title.${kind}`)}
        parent={{ to: officePath.employees, label: text('employees.list') }}
        current={text('navigation.import')}
      />
      {children}
      <ImportSteps record={record} step={step} />
    </>
  );
}

function ImportSteps({ record, step }: StepsProps) {
  const text = useText();
  const settled: Record<Step, string | undefined> = {
    upload: record && text('imports.settled.upload', { file: record.fileName, count: record.rows }),
    columns: record?.mapping
      ? text('imports.settled.columns', {
          used: Object.keys(record.mapping.columns).length,
          count: record.columns,
        })
      : undefined,
    check: record?.counts
      ? text('imports.settled.check', { going: rowsToImport(record), count: record.rows })
      : undefined,
    apply: undefined,
  };
  const finished =
    record?.state === 'Applied' || record?.state === 'Undone' || record?.state === 'Undoing';
  const current = STEPS.indexOf(step);
  return (
    <StepTrack
      label={text('imports.steps.label')}
      current={finished ? STEPS.length : current}
      stepLabel={text('imports.steps.of', { step: current + 1, count: STEPS.length })}
      steps={STEPS.map((name, index) => ({
        label: text(`imports.steps.${name}`),
        settled: index < current || finished ? settled[name] : undefined,
      }))}
    />
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
  return (
    <RecordMissing
      level="h1"
      {...failed}
      title={text('imports.notFound')}
      back={{ to: officePath.imports, label: text('imports.back') }}
    />
  );
}
