import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { ListEmpty } from '../lists/list-empty';
import { ListRows } from '../lists/list-rows';
import { TableFrame } from '../lists/list-table';
import { usePhone } from '../ui/layout/use-phone';
import type { Entry, LogView } from './entry';
import { Log } from './log';

/** The entries of the list around it, by pages. */
export function LogRows({
  head,
  emptyTitle,
  emptyText,
  ...view
}: LogView & { head?: ReactNode; emptyTitle: string; emptyText: string }) {
  const text = useText();
  const phone = usePhone();
  const { data = [], isPlaceholderData } = useListContext<Entry>();
  const log = <Log entries={data} busy={isPlaceholderData} {...view} />;
  return (
    <ListRows
      empty={
        <ListEmpty
          title={emptyTitle}
          filteredText={text('audit.emptySearching')}
          emptyText={emptyText}
        />
      }
    >
      {phone ? (
        log
      ) : (
        <TableFrame label={text('audit.total')} busy={isPlaceholderData}>
          {head}
          {log}
        </TableFrame>
      )}
    </ListRows>
  );
}
