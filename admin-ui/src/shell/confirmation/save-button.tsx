import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRefusal } from '../../api/use-refusal';
import { Button } from '../../ui/button';
import { download } from '../../ui/download';
import { Icon } from '../../ui/icon';
import { Spinner } from '../../ui/feedback/spinner';
import { NotConfirmed, useConfirmed } from './confirmed-context';

interface Props {
  /** Asks the server for the file, which may ask for the password first. */
  file: () => Promise<Blob>;
  name: string;
  icon?: boolean;
  children: ReactNode;
}

/** Fetches a file and hands it to the browser to be kept. */
export function SaveButton({ file, name, icon = true, children }: Props) {
  const refuse = useRefusal();
  const confirmed = useConfirmed();
  const [busy, setBusy] = useState(false);

  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      download(await confirmed(file), name);
    } catch (failure) {
      if (!(failure instanceof NotConfirmed)) refuse(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    // Not `disabled`: the question for the password gives the focus back to it.
    <Button aria-disabled={busy} onClick={() => void save()}>
      {busy ? <Spinner /> : icon && <Icon of={Download} size={16} />}
      {children}
    </Button>
  );
}
