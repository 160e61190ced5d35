import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import type { ReactNode } from 'react';
import { useDates } from '../i18n/use-dates';
import { useWidth } from '../ui/layout/use-width';
import classes from './drawing.module.css';

interface Props {
  height: number;
  children: (width: number) => ReactNode;
}

/** Redrawn at each width, so that its text is not scaled. A ChartTable has the numbers for screen readers. */
export function Drawing({ height, children }: Props) {
  const [measured, width] = useWidth();
  return (
    <div
      ref={measured}
      className={classes.drawing}
      style={{ blockSize: height }}
      aria-hidden="true"
    >
      {width > 0 && children(width)}
    </div>
  );
}

export function ChartTooltip() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <Month />
    </ChartsTooltipContainer>
  );
}

function Month() {
  const { month } = useDates();
  const [hovered] = useAxesTooltip() ?? [];
  if (!hovered) return null;
  return (
    <div className={classes.tooltip}>
      <p>{month(String(hovered.axisValue), true)}</p>
      <dl>
        {hovered.seriesItems.map(({ seriesId, formattedLabel, formattedValue }) => (
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
  rows: string[][];
}

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
