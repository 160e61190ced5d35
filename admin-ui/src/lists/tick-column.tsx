import { type RaRecord, useListContext } from 'react-admin';
import { Checkbox } from '../ui/checkbox';
import { Column } from './column';
import classes from './list-table.module.css';
import { Tick, type Ticking } from './tick';

export function TickColumn<Row extends RaRecord>({ ticking }: { ticking: Ticking<Row> }) {
  return (
    <Column<Row>
      label={<TickAll ticking={ticking} />}
      headerClassName={classes.tick}
      cellClassName={classes.tick}
      render={(row) => <Tick row={row} ticking={ticking} />}
    />
  );
}

function TickAll<Row extends RaRecord>({ ticking }: { ticking: Ticking<Row> }) {
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
