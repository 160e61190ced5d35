import { type Identifier, useListContext, useNotify } from 'react-admin';
import { DownloadButton } from '../shell/confirmation/download-button';
import { useText } from '../i18n/use-text';
import { blobAt } from '../api/http-client';
import { resourceOf } from '../api/resources';
import { useToday } from '../api/use-today';

/** With `ids`, only those rows instead of what the filters show. `notice` is shown with the file. */
export function ExportButton({
  name,
  ids,
  ofSelection = ids !== undefined,
  quiet = !ofSelection,
  notice,
}: {
  name: string;
  ids?: Identifier[] | undefined;
  /** What the filters show is selected as a whole. */
  ofSelection?: boolean;
  quiet?: boolean;
  notice?: string;
}) {
  const text = useText();
  const { resource, sort, filterValues, filter } = useListContext();
  const { asOf, ...filters } = filterValues as { asOf?: string };
  const today = useToday();
  const notify = useNotify();

  function fetchFile() {
    const query = new URLSearchParams({
      sort: JSON.stringify([sort.field, sort.order]),
      filter: JSON.stringify(ids ? { id: ids } : { ...filters, ...filter }),
      ...(asOf && { asOf }),
    });
    return blobAt(`${resourceOf(resource).path}?${query}`, 'text/csv');
  }

  return (
    <DownloadButton
      variant={quiet ? 'quiet' : 'line'}
      icon={!quiet}
      label={ofSelection ? text('lists.exportSelected') : undefined}
      fetchFile={fetchFile}
      name={`${[name, asOf ?? today].filter(Boolean).join('-')}.csv`}
      onSaved={() => notice && notify(notice, { type: 'info' })}
    >
      {text('lists.export')}
    </DownloadButton>
  );
}
