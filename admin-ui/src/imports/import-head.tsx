import type { ImportKind, ImportRecord } from '../../../api/contract/imports.js';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { PageHead } from '../ui/page-head';
import { going, type Step } from './import';
import { StepTrack } from './step-track';

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
      <PageHead title={text(`imports.title.${kind}`)} within={{ to: address.employees, label: text('employees.list') }} here={text('navigation.import')} />
      <StepTrack
        label={text('imports.steps.label')}
        at={over ? STEPS.length : at}
        stepOf={text('imports.steps.of', { step: at + 1, count: STEPS.length })}
        steps={STEPS.map((name, index) => ({ label: text(`imports.steps.${name}`), settled: index < at || over ? settled[name] : undefined }))}
      />
    </>
  );
}
