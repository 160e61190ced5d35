import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'ra-core';
import type { RunImportRecord } from '../../../../api/contract/payroll/payment-files.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useConfirmedAction } from '../../shell/confirmation/use-confirmed-action';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Icon } from '../../ui/icon';
import page from '../run/run-page.module.css';
import { focusRunTitle } from '../run-title';
import { useRunRefresh } from '../use-run';
import { amountsCalls } from './amounts-calls';

/** The files whose amounts are in a draft; each can be taken back. */
export function ImportedAmounts({ run }: { run: PayRunRecord }) {
  const text = useText();
  const { instant } = useDates();
  const {
    data: imports,
    error,
    refetch,
  } = useQuery({
    queryKey: ['payroll', 'imports', run._id],
    queryFn: () => amountsCalls.imports(run._id),
  });
  if (!imports && error)
    return (
      <LoadFailed className={page.section} onRetry={refetch}>
        {text('fromOffice.amounts.importsFailed')}
      </LoadFailed>
    );
  if (!imports || imports.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>{text('fromOffice.amounts.imported')}</h2>
      <ul className={page.rows}>
        {imports.map((one) => (
          <li key={one._id}>
            <Icon of={FileSpreadsheet} />
            <span>
              {one.fileName === null ? (
                text('fromOffice.amounts.payments', { count: one.payments })
              ) : (
                <bdi>{one.fileName}</bdi>
              )}
              <small>
                {one.fileName !== null && (
                  <>{text('fromOffice.amounts.payments', { count: one.payments })}, </>
                )}
                {text('fromOffice.amounts.importedBy', { at: instant(one.at), name: one.by.name })}
              </small>
            </span>
            <Undo run={run} of={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Undo({
  run,
  of: { _id, fileName, payments, at },
}: {
  run: PayRunRecord;
  of: RunImportRecord;
}) {
  const text = useText();
  const notify = useNotify();
  const { instant } = useDates();
  const { busy, act } = useConfirmedAction();
  const refresh = useRunRefresh(run._id);
  const [asking, setAsking] = useState(false);

  async function undo() {
    const undone = await act(() => amountsCalls.undo(run._id, _id));
    setAsking(false);
    await refresh();
    if (!undone) return;
    notify(text('fromOffice.amounts.undone'), { type: 'success' });
    focusRunTitle();
  }

  return (
    <>
      <Button
        aria-label={text('fromOffice.amounts.undoOf', {
          at: [fileName, instant(at)].filter(Boolean).join(', '),
        })}
        onClick={() => setAsking(true)}
      >
        {text('fromOffice.amounts.undo')}
      </Button>
      {asking && (
        <ConfirmDialog
          danger
          title={text('fromOffice.amounts.undoTitle')}
          action={text('fromOffice.amounts.undoAction')}
          busy={busy}
          onConfirm={() => void undo()}
          onCancel={() => setAsking(false)}
        >
          {fileName === null
            ? text('fromOffice.amounts.undoText', { count: payments })
            : text('fromOffice.amounts.undoFile', { count: payments, name: fileName })}
        </ConfirmDialog>
      )}
    </>
  );
}
