import { Navigate } from 'react-router';
import type { ImportRecord } from '../../../api/contract/imports.js';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { NotFound } from '../shell/not-found';
import { Apply } from './apply';
import { Check } from './check';
import { Columns } from './columns';
import { isOpen, isRunning, type Step, stepOf } from './import';
import { ImportFault } from './import-fault';
import { ImportHead } from './import-head';
import { useImport } from './import-queries';
import { ImportMissing } from './import-missing';
import { ImportSkeleton } from './import-skeleton';
import classes from './import.module.css';

/** An import that was begun, at the step that its state says; back at its columns when those are asked for. */
export function ImportScreen({ id, asked }: { id: string; asked: string | undefined }) {
  const text = useText();
  const { record, failure, isPending, refetch } = useImport(id);
  if (asked && asked !== 'columns') return <NotFound />;
  if (isPending || record?.state === 'Reading') return <ImportSkeleton />;
  if (!record) return <ImportMissing failure={failure} onTryAgain={() => void refetch()} />;
  if (asked && !isOpen(record)) return <Navigate to={address.import(id)} replace />;
  const step = asked ? 'columns' : stepOf(record.state);
  return (
    <>
      <ImportHead kind={record.kind} record={record} step={step} />
      {!(step === 'columns' && record.state === 'Checked') && <ImportFault record={record} />}
      {failure && isRunning(record) && <p className={classes.unreachable}>{text('imports.unreachable')}</p>}
      <Shown step={step} record={record} />
    </>
  );
}

function Shown({ step, record }: { step: Step; record: ImportRecord }) {
  if (step === 'columns') return <Columns record={record} />;
  return step === 'check' ? <Check record={record} /> : <Apply record={record} />;
}
