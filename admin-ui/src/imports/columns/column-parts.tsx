import type { ReactNode } from 'react';
import classes from './columns.module.css';

/** The parts of a row, as cells or as the lines of a card. */
export interface Parts {
  heading: ReactNode;
  samples?: string;
  becomes: ReactNode;
  note?: ReactNode;
  /** It is known by what it becomes. */
  lacking?: true;
}

export function Cells({ heading, samples, becomes, note }: Parts) {
  return (
    <tr>
      <td>{heading}</td>
      <td className={classes.samples}>{samples}</td>
      <td className={classes.becomes}>{becomes}</td>
      <td className={classes.note}>{note}</td>
    </tr>
  );
}

export function Card({ heading, samples, becomes, note, lacking }: Parts) {
  return (
    <li>
      <div>{lacking ? becomes : heading}</div>
      {samples && <div className={classes.samples}>{samples}</div>}
      {lacking ? heading : becomes}
      {note && <div className={classes.note}>{note}</div>}
    </li>
  );
}
