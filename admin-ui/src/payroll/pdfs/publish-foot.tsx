import { useId } from 'react';
import { useNotify } from 'react-admin';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type { PayslipFileRecord } from '../../../../api/contract/payroll/payslip-files.js';
import { useText } from '../../i18n/use-text';
import { useConfirmedAction } from '../../shell/confirmation/use-confirmed-action';
import { Button } from '../../ui/button';
import { useRunRefresh } from '../use-run';
import { focusListHeading } from './list-heading';
import { pdfCalls } from './pdf-calls';
import classes from './pdfs.module.css';

interface Props {
  run: PayRunRecord;
  files: PayslipFileRecord[];
  /** Covers the files as they are shown. */
  fingerprint: string;
  waits: boolean;
}

/** All at once, when each has its person. */
export function PublishFoot({ run, files, fingerprint, waits }: Props) {
  const text = useText();
  const id = useId();
  const notify = useNotify();
  const refresh = useRunRefresh(run._id);
  const { busy, act } = useConfirmedAction();
  const waiting = files.filter(({ publishedAt }) => publishedAt === null);
  const unmatched = waiting.filter(({ employee }) => employee === null).length;
  const blocked = busy || waits || unmatched > 0;

  async function publish() {
    const published = await act(() => pdfCalls.publish(run._id, fingerprint));
    await refresh();
    if (published === undefined) return;
    notify(text('fromOffice.pdfs.done', { count: published }), { type: 'success' });
    focusListHeading();
  }

  return (
    <div className={classes.foot}>
      <p id={id}>
        {unmatched > 0
          ? text('fromOffice.pdfs.unmatched', { count: unmatched })
          : text('fromOffice.pdfs.visible')}
      </p>
      <Button
        variant="primary"
        aria-disabled={blocked}
        aria-describedby={id}
        busy={busy}
        onClick={() => void (blocked || publish())}
      >
        {text('fromOffice.pdfs.publish', { count: waiting.length })}
      </Button>
    </div>
  );
}
