import { type ChangeEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type { PayslipFileRecord } from '../../../../api/contract/payroll/payslip-files.js';
import { useText } from '../../i18n/use-text';
import { useConfirmedAction } from '../../shell/confirmation/use-confirmed-action';
import { useDownload } from '../../shell/confirmation/use-download';
import { RowAction } from '../../ui/button';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import { pdfCalls } from './pdf-calls';
import classes from './pdfs.module.css';
import { type Upload, usePdfRefresh } from './use-pdfs';

interface Props {
  run: PayRunRecord;
  file: PayslipFileRecord;
  upload: Upload;
}

export function PdfActions({ run, file, upload }: Props) {
  const text = useText();
  const { _id, name } = file;
  const { busy, save } = useDownload({ fetchFile: () => pdfCalls.download(_id), name });
  return (
    <span className={classes.acts}>
      <RowAction tone="primary" aria-label={text('fromOffice.pdfs.downloadOf', { file: name })} aria-disabled={busy} onClick={save}>
        {text('fromOffice.pdfs.download')}
      </RowAction>
      <Replace run={run} file={file} upload={upload} />
      <Remove run={run} file={file} />
    </span>
  );
}

/** The new file gets the person of the old one, which goes once the new one is there. */
function Replace({ run, file: { _id, name, employee }, upload }: Props) {
  const text = useText();
  const notify = useNotify();
  const refresh = usePdfRefresh(run);
  const { busy, act } = useConfirmedAction();
  const input = useRef<HTMLInputElement>(null);

  async function replace({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const uploaded = await upload([chosen]);
    target.value = '';
    const [file] = uploaded?.files ?? [];
    // The very same file is there already.
    if (!file || file._id === _id) return;
    const replaced = await act(async () => {
      if (employee && file.employee?._id !== employee._id) await pdfCalls.assign(file._id, employee._id);
      await pdfCalls.remove(_id);
      return true;
    });
    await refresh();
    if (replaced) notify(text('fromOffice.pdfs.replaced', { file: name }), { type: 'success' });
  }

  return (
    <>
      <RowAction aria-label={text('fromOffice.pdfs.replaceOf', { file: name })} aria-disabled={busy} onClick={() => busy || input.current?.click()}>
        {text('fromOffice.pdfs.replace')}
      </RowAction>
      <input ref={input} hidden type="file" accept=".pdf,application/pdf" onChange={(event) => void replace(event)} />
    </>
  );
}

/** Asks only where somebody sees the file already. */
function Remove({ run, file: { _id, name, employee, publishedAt } }: Omit<Props, 'upload'>) {
  const text = useText();
  const notify = useNotify();
  const refresh = usePdfRefresh(run);
  const { busy, act } = useConfirmedAction();
  const [asking, setAsking] = useState(false);

  async function remove(list: HTMLElement | null | undefined) {
    const removed = await act(async () => {
      await pdfCalls.remove(_id);
      return true;
    });
    setAsking(false);
    if (removed) {
      notify(text('fromOffice.pdfs.removed', { file: name }), { type: 'success' });
      list?.focus();
    }
    await refresh();
  }

  const heading = (element: Element) => element.closest('section')?.querySelector('h2');
  const row = useRef<HTMLButtonElement>(null);
  return (
    <>
      <RowAction ref={row} tone="danger" aria-label={text('fromOffice.pdfs.removeOf', { file: name })} aria-disabled={busy} onClick={({ currentTarget }) => void (busy || (publishedAt ? setAsking(true) : remove(heading(currentTarget))))}>
        {text('fromOffice.pdfs.remove')}
      </RowAction>
      {asking && (
        <ConfirmDialog danger title={text('fromOffice.pdfs.removeTitle', { file: name })} action={text('fromOffice.pdfs.removeAction')} busy={busy} onConfirm={() => void remove(row.current && heading(row.current))} onCancel={() => setAsking(false)}>
          {text('fromOffice.pdfs.removeText', { name: employee?.name ?? '' })}
        </ConfirmDialog>
      )}
    </>
  );
}
