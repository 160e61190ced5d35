import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNotifyError } from '../../api/use-notify-error';
import { Button } from '../../ui/button';
import { download } from '../../ui/download';
import { useWithConfirmation } from './confirmation-context';

interface Props {
  fetchFile: () => Promise<Blob>;
  name: string;
  icon?: boolean;
  /** Says more than the visible text, which it begins with. */
  label?: string;
  onSaved?: () => void;
  children: ReactNode;
}

export function DownloadButton({ fetchFile, name, icon = true, label, onSaved, children }: Props) {
  const notifyError = useNotifyError();
  const withConfirmation = useWithConfirmation();
  const [busy, setBusy] = useState(false);

  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      download(await withConfirmation(fetchFile), name);
      onSaved?.();
    } catch (failure) {
      notifyError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    // Not `disabled`: the password dialog returns the focus to the button.
    <Button aria-label={label} aria-disabled={busy} busy={busy} icon={icon ? Download : undefined} onClick={() => void save()}>
      {children}
    </Button>
  );
}
