import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import type { ReactNode } from 'react';
import { useDates } from '../i18n/use-dates';
import { useWidth } from '../ui/layout/use-width';
import classes from './drawing.module.css';

interface Props {
  height: number;
  children: (width: number) => ReactNode;
}

/** Drawn anew in each width, so that its text is never scaled. What it shows is said by a table beside it. */
export function Drawing({ height, children }: Props) {
  const [measured, width] = useWidth();
  return (
    <div ref={measured} className={classes.drawing} style={{ blockSize: height }} aria-hidden="true">
      {width > 0 && children(width)}
    </div>
  );
}

/** The numbers of the month under the pointer. */
export function ChartTooltip() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <Month />
    </ChartsTooltipContainer>
  );
}

function Month() {
  const { month } = useDates();
  const [pointed] = useAxesTooltip() ?? [];
  if (!pointed) return null;
  return (
    <div className={classes.tooltip}>
      <p>{month(String(pointed.axisValue), true)}</p>
      <dl>
        {pointed.seriesItems.map(({ seriesId, formattedLabel, formattedValue }) => (
          <div key={seriesId}>
            <dt>{formattedLabel}</dt>
            <dd>{formattedValue}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface ChartTableProps {
  title: string;
  columns: string[];
  /** The first cell names the row. */
  rows: string[][];
}

/** The numbers of a chart, for those who do not see it. */
export function ChartTable({ title, columns, rows }: ChartTableProps) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
