import { useState } from 'react';
import { useNotify } from 'ra-core';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type { PayslipFileRecord } from '../../../../api/contract/payroll/payslip-files.js';
import { useText } from '../../i18n/use-text';
import { useConfirmedAction } from '../../shell/confirmation/use-confirmed-action';
import { useDownload } from '../../shell/confirmation/use-download';
import { RowAction } from '../../ui/button';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import { useRunRefresh } from '../use-run';
import { focusListHeading } from './list-heading';
import { pdfCalls } from './pdf-calls';
import classes from './pdfs.module.css';

interface Props {
  run: PayRunRecord;
  file: PayslipFileRecord;
}

export function PdfActions({ run, file }: Props) {
  const text = useText();
  const { _id, name } = file;
  const { busy, save } = useDownload({ fetchFile: () => pdfCalls.download(_id), name });
  return (
    <span className={classes.acts}>
      <RowAction
        tone="primary"
        aria-label={text('fromOffice.pdfs.downloadOf', { file: name })}
        aria-disabled={busy}
        onClick={save}
      >
        {text('fromOffice.pdfs.download')}
      </RowAction>
      <Remove run={run} file={file} />
    </span>
  );
}

/** Asks only where somebody sees the file already. */
function Remove({ run, file: { _id, name, employee, publishedAt } }: Props) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRunRefresh(run._id);
  const { busy, act } = useConfirmedAction();
  const [asking, setAsking] = useState(false);

  async function remove() {
    const removed = await act(() => pdfCalls.remove(_id));
    setAsking(false);
    await refresh();
    if (!removed) return;
    notify(text('fromOffice.pdfs.removed', { file: name }), { type: 'success' });
    focusListHeading();
  }

  return (
    <>
      <RowAction
        tone="danger"
        aria-label={text('fromOffice.pdfs.removeOf', { file: name })}
        aria-disabled={busy}
        onClick={() => void (busy || (publishedAt ? setAsking(true) : remove()))}
      >
        {text('fromOffice.pdfs.remove')}
      </RowAction>
      {asking && (
        <ConfirmDialog
          danger
          title={text('fromOffice.pdfs.removeTitle', { file: name })}
          action={text('fromOffice.pdfs.removeAction')}
          busy={busy}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          {text('fromOffice.pdfs.removeText', { name: employee?.name ?? '' })}
        </ConfirmDialog>
      )}
    </>
  );
}
