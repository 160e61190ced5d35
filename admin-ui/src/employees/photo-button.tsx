import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { IMAGE_TYPES, imageRefusal } from '../forms/image-file';
import { useText } from '../i18n/use-text';
import { useOffice } from '../providers/use-office';
import { useRefusal } from '../providers/use-refusal';
import { Icon } from '../ui/icon';
import { Spinner } from '../ui/spinner';
import { useEmployeeRefresh } from './employee-details-record';
import classes from './employee-head.module.css';

/** Takes another photo at once, without a form around it. */
export function PhotoButton({ id, name }: { id: string; name: string }) {
  const text = useText();
  const notify = useNotify();
  const refuse = useRefusal();
  const office = useOffice();
  const refresh = useEmployeeRefresh();
  const [busy, setBusy] = useState(false);

  async function change(image: File | undefined) {
    if (!image) return;
    const refusal = imageRefusal(image);
    if (refusal) return notify(text(refusal), { type: 'error' });
    setBusy(true);
    try {
      await office.changeImage(id, image);
      await refresh();
      notify(text('employees.details.photoChanged'), { type: 'success' });
    } catch (failure) {
      refuse(failure, 'employees.details.photoNotChanged');
    } finally {
      setBusy(false);
    }
  }

  return (
    <span className={classes.camera}>
      <input
        type="file"
        aria-label={text('employees.details.changePhoto', { name })}
        aria-busy={busy}
        accept={IMAGE_TYPES.join()}
        onChange={({ target }) => {
          const [image] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (!busy) void change(image);
        }}
      />
      {busy ? <Spinner /> : <Icon of={Camera} size={16} />}
    </span>
  );
}
