import { DataTable, type DataTableColumnProps, type RaRecord, useDataTableRenderContext, useListSortContext } from 'react-admin';

/** A column that can be sorted by; whoever does not see the arrow hears which way it is. */
export function SortColumn<Row extends RaRecord>(column: DataTableColumnProps<Row> & { source: string }) {
  const { sort } = useListSortContext();
  const heading = useDataTableRenderContext() === 'header' && sort.field === column.source;
  return <DataTable.Col<Row> {...column} aria-sort={heading ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined} />;
}
