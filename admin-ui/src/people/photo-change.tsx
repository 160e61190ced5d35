import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { IMAGE_TYPES, imageRefusal } from '../forms/image-file';
import { type MessageKey, useText } from '../i18n/use-text';
import { useRefusal } from '../api/use-refusal';
import { Icon } from '../ui/icon';
import { Spinner } from '../ui/feedback/spinner';
import classes from './photo-change.module.css';

interface Props {
  label: string;
  /** Sends it, and lets it be seen. */
  change: (image: File) => Promise<void>;
  changed: string;
  /** Said when the server gave no reason. */
  failure: MessageKey;
}

/** At the corner of a photo: takes another one at once, without a form around it. */
export function PhotoChange({ label, change, changed, failure }: Props) {
  const text = useText();
  const notify = useNotify();
  const refuse = useRefusal();
  const [busy, setBusy] = useState(false);

  async function take(image: File | undefined) {
    if (!image) return;
    const refusal = imageRefusal(image);
    if (refusal) return notify(text(refusal), { type: 'error' });
    setBusy(true);
    try {
      await change(image);
      notify(changed, { type: 'success' });
    } catch (reason) {
      refuse(reason, failure);
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
          // The same file may be chosen again.
          target.value = '';
          if (!busy) void take(image);
        }}
      />
      {busy ? <Spinner /> : <Icon of={Camera} size={16} />}
    </span>
  );
}
