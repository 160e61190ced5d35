import { useListContext } from 'react-admin';
import { SaveButton } from '../shell/confirmation/save-button';
import { useText } from '../i18n/use-text';
import { getBlob } from '../api/http-client';
import { resourceOf } from '../api/resources';
import { useToday } from '../api/use-today';

/** All that match, however many: the server writes the file with the list's filters and sort. */
export function ExportButton({ name }: { name: string }) {
  const text = useText();
  const { resource, sort, filterValues, filter } = useListContext();
  const today = useToday();

  function file() {
    const query = new URLSearchParams({ sort: JSON.stringify([sort.field, sort.order]), filter: JSON.stringify({ ...filterValues, ...filter }) });
    return getBlob(`${resourceOf(resource).path}?${query}`, 'text/csv');
  }

  return (
    <SaveButton file={file} name={`${[name, today].filter(Boolean).join('-')}.csv`}>
      {text('lists.export')}
    </SaveButton>
  );
}
