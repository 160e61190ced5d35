import { type RaRecord, useListContext } from 'react-admin';
import { Checkbox } from '../ui/fields/checkbox';

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

export function TickAll<Row extends RaRecord>({ ticking }: { ticking: Ticking<Row> }) {
  const { data = [], selectedIds, onSelect } = useListContext<Row>();
  const ids = data.filter(ticking.can).map(({ id }) => id);
  const ticked = ids.filter((id) => selectedIds.includes(id));
  const all = ids.length > 0 && ticked.length === ids.length;

  function toggle() {
    const others = selectedIds.filter((id) => !ids.includes(id));
    onSelect(all ? others : [...others, ...ids]);
  }

  if (ids.length === 0) return <span className="visually-hidden">{ticking.all}</span>;
  return <Checkbox bare label={ticking.all} checked={all} mixed={ticked.length > 0 && !all} onChange={toggle} />;
}
