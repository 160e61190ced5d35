import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ImportRecord } from '../../../api/contract/imports.js';
import { NotConfirmed, useConfirmed } from '../confirmation/confirmed-context';
import { useText } from '../i18n/use-text';
import { useRefusal } from '../providers/use-refusal';
import { Button } from '../ui/button';
import { download } from '../ui/download';
import { Icon } from '../ui/icon';
import { Spinner } from '../ui/spinner';
import { importCalls } from './import-calls';

/** The rows as they stand in the file, with the reason beside each: to be mended and loaded again. */
export function RefusedButton({ record: { _id, fileName }, icon = false }: { record: ImportRecord; icon?: boolean }) {
  const text = useText();
  const refuse = useRefusal();
  const confirmed = useConfirmed();
  const [busy, setBusy] = useState(false);

  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      const file = await confirmed(() => importCalls.refused(_id));
      download(file, `${fileName.replace(/\.[^.]*$/, '')}-${text('imports.refused.suffix')}.csv`);
    } catch (failure) {
      if (!(failure instanceof NotConfirmed)) refuse(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button aria-disabled={busy} onClick={() => void save()}>
      {busy ? <Spinner /> : icon && <Icon of={Download} size={16} />}
      {text('imports.refused.download')}
    </Button>
  );
}
