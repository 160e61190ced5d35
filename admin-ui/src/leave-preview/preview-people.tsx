import type { RaRecord } from 'react-admin';
import type { PreviewPersonRecord } from '../../../api/contract/leave/leave-preview.js';
import { useAmounts } from '../i18n/use-amounts';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import { ListEmpty } from '../lists/list-empty';
import { type Column, ListTable } from '../lists/list-table';
import { officePath } from '../paths';
import { PersonLine } from '../people/person-line';
import { Badge } from '../ui/feedback/badge';
import { PersonReasons, useHasReasons } from './person-reasons';
import classes from './preview-people.module.css';

type Row = PreviewPersonRecord & RaRecord<string>;

export function PreviewPeople() {
  const text = useText();
  const amounts = useAmounts();
  const hasReasons = useHasReasons();
  const listed: Column<Row>[] = [
    { label: text('leavePreview.employee'), render: (row) => <Person row={row} /> },
    {
      label: text('leavePreview.department'),
      render: ({ employee }) => <bdi>{employee.department.dep_name}</bdi>,
    },
    {
      label: text('leavePreview.before'),
      className: columns.number,
      render: ({ before, unit }) => amounts.column(before, unit),
    },
    {
      label: text('leavePreview.after'),
      className: `${columns.number} ${classes.after}`,
      render: ({ after, unit }) => amounts.column(after, unit),
    },
    {
      label: text('leavePreview.difference'),
      className: columns.number,
      render: (row) => <Difference row={row} />,
    },
  ];
  return (
    <ListTable<Row>
      label={text('leavePreview.affected')}
      className={classes.people}
      columns={listed}
      details={(row) => hasReasons(row) && <PersonReasons person={row} />}
      card={(row) => <PersonCard row={row} />}
      empty={
        <ListEmpty
          title={text('leavePreview.none')}
          emptyText={text('leavePreview.noneText')}
          filteredText={text('leavePreview.noneText')}
        />
      }
    />
  );
}

const Person = ({ row: { employee, leaveType } }: { row: Row }) => (
  <PersonLine
    name={employee.name}
    image={employee.profileImage}
    to={`${officePath.leaveBalance(employee._id)}?${new URLSearchParams({ type: leaveType._id })}`}
  />
);

/** Each by a sign of its own. */
function Difference({ row: { difference, negative, unit } }: { row: Row }) {
  const amounts = useAmounts();
  const figure = amounts.signed(difference, unit);
  if (negative) return <Badge glyph="negative">{figure}</Badge>;
  if (difference === 0) return figure;
  return <Badge glyph={difference > 0 ? 'added' : 'deducted'}>{figure}</Badge>;
}

function PersonCard({ row }: { row: Row }) {
  const text = useText();
  const amounts = useAmounts();
  const hasReasons = useHasReasons();
  return (
    <div className={classes.card}>
      <div className={classes.line}>
        <Person row={row} />
        <Difference row={row} />
      </div>
      <p>
        {text('leavePreview.beforeAfter', {
          before: amounts.column(row.before, row.unit),
          after: amounts.column(row.after, row.unit),
        })}
      </p>
      {hasReasons(row) && <PersonReasons person={row} />}
    </div>
  );
}
