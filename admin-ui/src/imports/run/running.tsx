import type { ReactNode } from 'react';
import type { ImportRecord } from '../../../../api/contract/imports/imports.js';
import { type Text, useText } from '../../i18n/use-text';
import { Button } from '../../ui/button';
import { rowsToImport } from '../import';
import { importCalls } from '../import-queries';
import { LostFocusHeading } from '../../ui/lost-focus-heading';
import { ProgressTrack } from '../../ui/feedback/progress-track';
import classes from './running.module.css';
import { useImportAction } from '../use-import-action';

interface Props {
  record: ImportRecord;
  title: string;
  cancel: string;
  about?: string;
  children?: ReactNode;
}

/** The server goes on when the page is closed. */
export function Running({ record, title, cancel, about, children }: Props) {
  const text = useText();
  const { busy, act } = useImportAction();
  const { done, total, leftMs } = record.progress ?? { done: 0, total: 0, leftMs: null };
  // The server passes over a row several times, so its progress is scaled to the number of rows.
  const rows = record.state === 'Checking' ? record.rows : rowsToImport(record);
  return (
    <section className={classes.running}>
      <LostFocusHeading>{title}</LostFocusHeading>
      {about && <p className={classes.about}>{about}</p>}
      <ProgressTrack label={title} done={done} total={total} />
      <p className={classes.done}>
        <strong>
          {total > 0
            ? text('imports.running.rows', {
                done: Math.floor((Math.min(done, total) / total) * rows),
                count: rows,
              })
            : text('imports.running.starting')}
        </strong>
        {leftMs !== null && <span>{timeLeft(text, leftMs)}</span>}
      </p>
      {children}
      <p className={classes.close}>
        {text(
          record.state === 'Applying' ? 'imports.running.closeImport' : 'imports.running.close',
        )}
      </p>
      <Button
        aria-disabled={busy}
        onClick={() => void (busy || act(() => importCalls.cancel(record._id)))}
        busy={busy}
      >
        {cancel}
      </Button>
    </section>
  );
}

const SECOND_MS = 1_000;
const MINUTE_S = 60;

function timeLeft(text: Text, leftMs: number): string {
  const seconds = Math.max(1, Math.ceil(leftMs / SECOND_MS));
  return seconds < 2 * MINUTE_S
    ? text('imports.running.seconds', { count: seconds })
    : text('imports.running.minutes', { count: Math.ceil(seconds / MINUTE_S) });
}
