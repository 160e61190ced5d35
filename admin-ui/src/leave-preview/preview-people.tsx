import { Fragment } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import type { PreviewPersonRecord } from '../../../api/contract/leave-preview.js';
import { useAmounts } from '../i18n/use-amounts';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import { ListEmpty } from '../lists/list-empty';
import { ListCards, ListRows } from '../lists/list-rows';
import table from '../lists/list-table.module.css';
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
  const { data = [] } = useListContext<Row>();
  return (
    <ListRows roomy={false} cards={<ListCards<Row> card={(row) => <PersonCard row={row} />} />} empty={<ListEmpty title={text('leavePreview.none')} emptyText={text('leavePreview.noneText')} filteredText={text('leavePreview.noneText')} />}>
      <table className={`${table.table} ${classes.people}`} aria-label={text('leavePreview.affected')}>
        <thead>
          <tr>
            <th scope="col">{text('leavePreview.employee')}</th>
            <th scope="col">{text('leavePreview.department')}</th>
            <th scope="col" className={columns.number}>{text('leavePreview.before')}</th>
            <th scope="col" className={columns.number}>{text('leavePreview.after')}</th>
            <th scope="col" className={columns.number}>{text('leavePreview.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <Fragment key={row.id}>
              <tr className={hasReasons(row) ? classes.explained : undefined}>
                <td>
                  <Person row={row} />
                </td>
                <td>
                  <bdi>{row.employee.department.dep_name}</bdi>
                </td>
                <td className={columns.number}>{amounts.column(row.before, row.unit)}</td>
                <td className={`${columns.number} ${classes.after}`}>{amounts.column(row.after, row.unit)}</td>
                <td className={columns.number}>
                  <Difference row={row} />
                </td>
              </tr>
              {hasReasons(row) && (
                <tr className={classes.reasons}>
                  <td colSpan={5}>
                    <PersonReasons person={row} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ListRows>
  );
}

const Person = ({ row: { employee, leaveType } }: { row: Row }) => (
  <PersonLine name={employee.name} image={employee.profileImage} to={`${officePath.leaveBalance(employee._id)}?${new URLSearchParams({ type: leaveType._id })}`} />
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
      <p>{text('leavePreview.beforeAfter', { before: amounts.column(row.before, row.unit), after: amounts.column(row.after, row.unit) })}</p>
      {hasReasons(row) && <PersonReasons person={row} />}
    </div>
  );
}
