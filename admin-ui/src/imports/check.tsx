import type { ImportRecord } from '../../../api/contract/imports.js';
import { useText } from '../i18n/use-text';
import { ListPage } from '../lists/list-page';
import { Checked } from './checked';
import { rowsResource } from './import-queries';
import { Running } from './running';

const FIRST = { field: 'result', order: 'ASC' } as const;

/** Every row as it would be stored, before anything is. */
export function Check({ record }: { record: ImportRecord }) {
  const text = useText();
  if (record.state === 'Checking') return <Running record={record} title={text('imports.running.checking', { count: record.rows })} cancel={text('imports.running.cancelCheck')} />;
  return (
    <ListPage resource={rowsResource(record._id)} sort={FIRST} personal>
      <Checked record={record} />
    </ListPage>
  );
}
