import { type RaRecord, useListContext } from 'react-admin';
import { Column } from './column';
import columns from './columns.module.css';

/** Counts the rows, on across pages. */
export function SerialColumn({ label }: { label: string }) {
  const { data = [], page, perPage } = useListContext<RaRecord>();
  const numberOf = ({ id }: RaRecord) => (page - 1) * perPage + data.findIndex((row) => row.id === id) + 1;
  return <Column label={label} headerClassName={columns.serial} cellClassName={columns.serial} render={numberOf} />;
}
