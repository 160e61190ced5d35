import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { useDates } from '../i18n/use-dates';
import classes from './chart-tooltip.module.css';

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
