import { Camera } from 'lucide-react';
import { useNotify } from 'react-admin';
import { IMAGE_TYPES, imageError } from '../forms/image-file';
import { type MessageKey, useText } from '../i18n/use-text';
import { useAction } from '../api/use-action';
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
  const { busy, act } = useAction(failure);

  async function upload(image: File | undefined) {
    if (!image) return;
    const refusal = imageError(image);
    if (refusal) return notify(text(refusal), { type: 'error' });
    await act(async () => {
      await change(image);
      notify(changed, { type: 'success' });
    });
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
