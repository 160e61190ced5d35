import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import classes from './list-cards.module.css';
import { Tick, type Ticking } from './tick';

interface Props<Row extends RaRecord> {
  card: (row: Row) => ReactNode;
  ticking?: Ticking<Row>;
}

export function ListCards<Row extends RaRecord>({ card, ticking }: Props<Row>) {
  const { data = [], selectedIds = [], isPlaceholderData } = useListContext<Row>();
  return (
    <ul className={classes.cards} aria-busy={isPlaceholderData}>
      {data.map((row) => (
        <li key={row.id} data-selected={ticking !== undefined && selectedIds.includes(row.id)}>
          {ticking && (
            <span className={classes.tick}>
              <Tick row={row} ticking={ticking} />
            </span>
          )}
          <div className={classes.card}>{card(row)}</div>
        </li>
      ))}
    </ul>
  );
}
