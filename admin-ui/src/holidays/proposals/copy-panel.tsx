import { useId } from 'react';
import { useText } from '../../i18n/use-text';
import { AddDaysButton } from '../add-days';
import classes from './country-panel.module.css';
import { DayTicks } from './day-ticks';
import type { Proposal } from './proposed';
import type { Ticks } from './use-ticks';

interface Props {
  year: number;
  copies: Proposal[];
  /** The country's days are known, so these are the others. */
  hasCountry: boolean;
  ticks: Ticks;
  onAdd: () => void;
}

export function CopyPanel({ year, copies, hasCountry, ticks, onAdd }: Props) {
  const text = useText();
  const heading = useId();
  const years = { year: String(year), before: String(year - 1) };
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <h2 id={heading}>{text('holidays.copy', years)}</h2>
      <p>{text(hasCountry ? 'holidays.copyOthers' : 'holidays.copyDates', years)}</p>
      <DayTicks label={text('holidays.copy', years)} proposals={copies} ticks={ticks} />
      <AddDaysButton wide count={ticks.ticked.length} onAdd={onAdd} />
    </section>
  );
}
