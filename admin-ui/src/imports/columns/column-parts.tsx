import type { ReactNode } from 'react';
import classes from './columns.module.css';

export interface ColumnRowProps {
  heading: ReactNode;
  samples?: ReactNode;
  becomes: ReactNode;
  note?: ReactNode;
  /** A field without a column, whose card starts with the field. */
  unmapped?: true;
}

export function ColumnCells({ heading, samples, becomes, note }: ColumnRowProps) {
  return (
    <tr>
      <td>{heading}</td>
      <td className={classes.samples}>{samples}</td>
      <td className={classes.becomes}>{becomes}</td>
      <td className={classes.note}>{note}</td>
    </tr>
  );
}

export function ColumnCard({ heading, samples, becomes, note, unmapped }: ColumnRowProps) {
  return (
    <li>
      <div>{unmapped ? becomes : heading}</div>
      {samples && <div className={classes.samples}>{samples}</div>}
      {unmapped ? heading : becomes}
      {note && <div className={classes.note}>{note}</div>}
    </li>
  );
}
