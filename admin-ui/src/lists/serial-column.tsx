import { DataTable, useListContext, useRecordContext } from 'react-admin';
import columns from './columns.module.css';

/** Counts the rows, on across pages. */
export function SerialColumn({ label }: { label: string }) {
  return (
    <DataTable.Col label={label} headerClassName={columns.serial} cellClassName={columns.serial}>
      <SerialNumber />
    </DataTable.Col>
  );
}

function SerialNumber() {
  const row = useRecordContext();
  const { data = [], page, perPage } = useListContext();
  const index = data.findIndex(({ id }) => id === row?.id);
  return <>{(page - 1) * perPage + index + 1}</>;
}
