import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import classes from './list-cards.module.css';

interface Props<Row extends RaRecord> {
  card: (row: Row) => ReactNode;
  /** Which rows can be ticked; without it none. */
  selectable?: (row: Row) => boolean;
}

export function ListCards<Row extends RaRecord>({ card, selectable }: Props<Row>) {
  const text = useText();
  const { data = [], selectedIds = [], onToggleItem, isPlaceholderData } = useListContext<Row>();
  return (
    <ul className={classes.cards} aria-busy={isPlaceholderData}>
      {data.map((row) => (
        <li key={row.id} data-selected={selectedIds.includes(row.id)}>
          {selectable?.(row) && (
            <label className={classes.tick}>
              <input type="checkbox" checked={selectedIds.includes(row.id)} onChange={() => onToggleItem(row.id)} />
              <span className="visually-hidden">{text('lists.select')}</span>
            </label>
          )}
          <div className={classes.card}>{card(row)}</div>
        </li>
      ))}
    </ul>
  );
}
