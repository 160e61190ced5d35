import { Fragment } from 'react';
import { useListContext } from 'react-admin';
import type { ImportRecord } from '../../../api/contract/imports.js';
import { useText } from '../i18n/use-text';
import columnClasses from '../lists/columns.module.css';
import { ListCards } from '../lists/list-cards';
import { ListEmpty } from '../lists/list-empty';
import { ListRows } from '../lists/list-rows';
import table from '../lists/plain-table.module.css';
import classes from './check.module.css';
import { CheckedCard } from './checked-card';
import { CheckedCell } from './checked-cell';
import type { CheckedRow } from './checked-row';
import { definitionOf } from './import';
import { ResultBadge } from './result-badge';
import { hasDetails, RowDetails } from './row-details';
import { SHOWN } from './shown-fields';

/** As each row would be stored; beneath it what is wrong with it, or what it changes. */
export function CheckedRows({ record }: { record: ImportRecord }) {
  const text = useText();
  const { data = [] } = useListContext<CheckedRow>();
  const { kind } = record;
  const numeric = (field: string) => definitionOf(kind, field)?.kind === 'amount';
  return (
    <ListRows
      roomy={false}
      cards={<ListCards<CheckedRow> card={(row) => <CheckedCard row={row} record={record} />} />}
      empty={<ListEmpty title={text('imports.check.none')} searching={text('imports.check.noneOf')} />}
    >
      <table className={`${table.table} ${classes.table}`} aria-label={text('imports.check.rows')}>
        <thead>
          <tr>
            <th scope="col" className={columnClasses.serial}>
              {text('imports.check.row')}
            </th>
            <th scope="col">{text('imports.check.result')}</th>
            {SHOWN[kind].map((field) => (
              <th key={field} scope="col" className={numeric(field) ? columnClasses.number : undefined}>
                {text(`imports.fields.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <Fragment key={row.id}>
              <tr className={hasDetails(row) ? classes.detailed : undefined}>
                <td className={columnClasses.serial}>{row.row}</td>
                <td>
                  <ResultBadge of={row.result} />
                </td>
                {SHOWN[kind].map((field) => (
                  <td key={field} className={numeric(field) ? columnClasses.number : undefined}>
                    <CheckedCell row={row} field={field} record={record} />
                  </td>
                ))}
              </tr>
              {hasDetails(row) && (
                <tr className={classes.details}>
                  <td />
                  <td />
                  <td colSpan={SHOWN[kind].length}>
                    <RowDetails row={row} kind={kind} />
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
