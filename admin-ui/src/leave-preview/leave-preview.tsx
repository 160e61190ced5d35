import { useState } from 'react';
import type { LeavePreviewRecord } from '../../../api/contract/leave-preview.js';
import { RequestFailed } from '../api/http-client';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useNotifyError } from '../api/use-notify-error';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import classes from './leave-preview.module.css';
import type { LeaveChange } from './preview-calls';
import { PreviewContent } from './preview-content';
import { useLeavePreview } from './use-leave-preview';

interface Props {
  change: LeaveChange;
  /** Set where a form has started it, to show errors at its fields. */
  started?: LeavePreviewRecord;
  /** Names the balances that stay as they are. */
  note?: string;
  save: string;
  saving: string;
  back?: string;
  onBack: () => void;
  /** Stores the change. What it throws is told here. */
  onSave: (basis: string, key: string) => Promise<void>;
}

export function LeavePreview({ change, started, note, save, saving, back, onBack, onSave }: Props) {
  const text = useText();
  const notifyError = useNotifyError();
  const { key, renew } = useIdempotencyKey();
  const followed = useLeavePreview(change, started);
  const [busy, setBusy] = useState(false);
  const [stale, setStale] = useState(false);
  const { preview } = followed;
  const basis = stale ? null : (preview?.basis ?? null);

  async function store() {
    if (busy || basis === null) return;
    setBusy(true);
    try {
      await onSave(basis, key);
    } catch (failure) {
      setBusy(false);
      if (failure instanceof RequestFailed && failure.body.code === 'request.stale') return setStale(true);
      notifyError(failure);
    }
  }

  function again() {
    setStale(false);
    // Another basis is another request.
    renew();
    followed.again();
  }

  return (
    <section className={classes.preview} aria-label={text('leavePreview.title')}>
      <PreviewContent {...followed} again={again} stale={stale} />
      <div className={classes.foot}>
        <div className={classes.note}>
          {note && <p>{note}</p>}
          <small>{text('leavePreview.meanwhile')}</small>
        </div>
        <div className={classes.buttons}>
          <Button variant="quiet" onClick={onBack}>
            {back ?? text('leavePreview.back')}
          </Button>
          <Button variant="primary" aria-disabled={busy || basis === null} onClick={() => void store()} busy={busy}>
            {busy ? saving : save}
          </Button>
        </div>
      </div>
    </section>
  );
}
