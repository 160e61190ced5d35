import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'ra-core';
import { IMAGE_TYPES, imageError } from '../forms/image-file';
import { type MessageKey, useText } from '../i18n/use-text';
import { useNotifyError } from '../api/use-notify-error';
import { Icon } from '../ui/icon';
import { Spinner } from '../ui/feedback/spinner';
import classes from './photo-change.module.css';

interface Props {
  label: string;
  change: (image: File) => Promise<void>;
  changed: string;
  /** Used when the server gives no reason. */
  failure: MessageKey;
}

export function PhotoChange({ label, change, changed, failure }: Props) {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [busy, setBusy] = useState(false);

  async function upload(image: File | undefined) {
    if (!image) return;
    const refusal = imageError(image);
    if (refusal) return notify(text(refusal), { type: 'error' });
    setBusy(true);
    try {
      await change(image);
      notify(changed, { type: 'success' });
    } catch (reason) {
      notifyError(reason, failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <span className={classes.camera}>
      <input
        type="file"
        aria-label={label}
        aria-busy={busy}
        accept={IMAGE_TYPES.join()}
        onChange={({ target }) => {
          const [image] = target.files ?? [];
          // Otherwise choosing the same file again would fire no event.
          target.value = '';
          if (!busy) void upload(image);
        }}
      />
      {busy ? <Spinner /> : <Icon of={Camera} size={16} />}
    </span>
  );
}
