import { type RaRecord, useListContext } from 'ra-core';
import { Checkbox } from '../ui/fields/checkbox';

export interface RowSelection<Row extends RaRecord> {
  isSelectable: (row: Row) => boolean;
  label: (row: Row) => string;
  selectAllLabel: string;
}

export function SelectRow<Row extends RaRecord>({
  row,
  selection,
}: {
  row: Row;
  selection: RowSelection<Row>;
}) {
  const { selectedIds, onToggleItem } = useListContext<Row>();
  if (!selection.isSelectable(row)) return null;
  return (
    <Checkbox
      hideLabel
      label={selection.label(row)}
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
    />
  );
}

export function SelectAllRows<Row extends RaRecord>({
  selection,
}: {
  selection: RowSelection<Row>;
}) {
  const { data = [], selectedIds, onSelect } = useListContext<Row>();
  const ids = data.filter(selection.isSelectable).map(({ id }) => id);
  const selected = ids.filter((id) => selectedIds.includes(id));
  const all = ids.length > 0 && selected.length === ids.length;

  function toggle() {
    const others = selectedIds.filter((id) => !ids.includes(id));
    onSelect(all ? others : [...others, ...ids]);
  }

  if (ids.length === 0) return <span className="visually-hidden">{selection.selectAllLabel}</span>;
  return (
    <Checkbox
      hideLabel
      label={selection.selectAllLabel}
      checked={all}
      indeterminate={selected.length > 0 && !all}
      onChange={toggle}
    />
  );
}
