import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { TableSkeleton } from '../lists/list-rows';
import { officePath } from '../paths';
import { useRun } from './use-run';

/** The run in the address. */
export function OpenedRun({ children }: { children: (run: PayRunRecord) => ReactNode }) {
  const text = useText();
  const { run: id = '' } = useParams();
  const { data: run, error, refetch } = useRun(id);
  if (!run && error)
    return (
      <RecordMissing
        level="h1"
        failure={error}
        title={text('payRun.notFound')}
        back={{ to: officePath.payroll, label: text('payroll.title') }}
        onTryAgain={() => void refetch()}
      />
    );
  return run ? <Fragment key={id}>{children(run)}</Fragment> : <TableSkeleton />;
}
