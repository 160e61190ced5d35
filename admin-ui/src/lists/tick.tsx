import { type RaRecord, useListContext } from 'react-admin';
import { Checkbox } from '../ui/checkbox';

/** Which rows can be ticked, and what their ticks are called. */
export interface Ticking<Row extends RaRecord> {
  can: (row: Row) => boolean;
  label: (row: Row) => string;
  /** All of the page that can be. */
  all: string;
}

/** A row that cannot be ticked has no box: one that never reacts would only ask why. */
export function Tick<Row extends RaRecord>({ row, ticking }: { row: Row; ticking: Ticking<Row> }) {
  const { selectedIds, onToggleItem } = useListContext<Row>();
  if (!ticking.can(row)) return null;
  return <Checkbox bare label={ticking.label(row)} checked={selectedIds.includes(row.id)} onChange={() => onToggleItem(row.id)} />;
}
