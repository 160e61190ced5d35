import { Download } from 'lucide-react';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { NotConfirmed, useConfirmed } from '../confirmation/confirmed-context';
import { useText } from '../i18n/use-text';
import { getBlob } from '../providers/http-client';
import { resourceOf } from '../providers/resources';
import { useRefusal } from '../providers/use-refusal';
import { useToday } from '../providers/use-today';
import { Button } from '../ui/button';
import { download } from '../ui/download';
import { Icon } from '../ui/icon';
import { Spinner } from '../ui/spinner';

/** All that match, however many: the server writes the file with the list's filters and sort. */
export function ExportButton({ name }: { name: string }) {
  const text = useText();
  const refuse = useRefusal();
  const confirmed = useConfirmed();
  const { resource, sort, filterValues, filter } = useListContext();
  const today = useToday();
  const [busy, setBusy] = useState(false);

  async function save() {
    if (busy) return;
    const query = new URLSearchParams({ sort: JSON.stringify([sort.field, sort.order]), filter: JSON.stringify({ ...filterValues, ...filter }) });
    setBusy(true);
    try {
      const file = await confirmed(() => getBlob(`${resourceOf(resource).path}?${query}`, 'text/csv'));
      download(file, `${[name, today].filter(Boolean).join('-')}.csv`);
    } catch (failure) {
      if (!(failure instanceof NotConfirmed)) refuse(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    // Not `disabled`: the question for the password gives the focus back to it.
    <Button aria-disabled={busy} onClick={() => void save()}>
      {busy ? <Spinner /> : <Icon of={Download} size={16} />}
      {text('lists.export')}
    </Button>
  );
}
