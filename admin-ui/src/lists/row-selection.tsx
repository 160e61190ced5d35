import { createContext, type ReactNode, use, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/fields/checkbox';
import { usePhone } from '../ui/layout/use-phone';

export interface RowSelection<Row extends RaRecord> {
  isSelectable: (row: Row) => boolean;
  label: (row: Row) => string;
  selectAllLabel: string;
}

const Selecting = createContext<[boolean, (on: boolean) => void]>([false, () => undefined]);

export function RowsSelectable({ children }: { children: ReactNode }) {
  return <Selecting value={useState(false)}>{children}</Selecting>;
}

/** On a phone the cards have no checkboxes until they are asked for. */
export function useShowsTicks(): boolean {
  const { selectedIds } = useListContext();
  const [selecting] = use(Selecting);
  return !usePhone() || selecting || selectedIds.length > 0;
}

/** Among the actions of the list. */
export function SelectRows() {
  const text = useText();
  const { onUnselectItems } = useListContext();
  const [, select] = use(Selecting);
  const shown = useShowsTicks();
  if (!usePhone()) return null;

  function toggle() {
    if (shown) onUnselectItems();
    select(!shown);
  }

  return (
    <Button variant="quiet" onClick={toggle}>
      {text(shown ? 'lists.stopSelecting' : 'lists.selectRows')}
    </Button>
  );
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
