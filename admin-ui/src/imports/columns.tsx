import type { ImportRecord } from '../../../api/contract/imports.js';
import { useText } from '../i18n/use-text';
import { TableSkeleton } from '../lists/table-skeleton';
import { refusalText } from '../providers/use-refusal';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { usePhone } from '../ui/use-phone';
import { ColumnsForm } from './columns-form';
import { useColumns } from './import-queries';

/** How the file is to be read; nothing of it is read before that was said. */
export function Columns({ record }: { record: ImportRecord }) {
  const text = useText();
  const phone = usePhone();
  const { data, error, refetch } = useColumns(record._id);
  if (data) return <ColumnsForm record={record} {...data} />;
  if (!error) return <TableSkeleton phone={phone} />;
  return (
    <EmptyState title={text('error.generic')} action={<Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>}>
      {refusalText(error) || text('imports.columns.failed')}
    </EmptyState>
  );
}
