import { useState, useId } from 'react';
import type { HolidayCalendarRecord } from '../../../../api/contract/working-time/working-time.js';
import type { CalendarCountry } from '../../api/working-time-calls';
import { AddDays, AddDaysButton } from '../add-days';
import { CountryPanel } from './country-panel';
import type { ProposedDays } from './use-proposals';
import { useText } from '../../i18n/use-text';
import classes from './country-panel.module.css';
import { DayTicks } from './day-ticks';
import type { Proposal } from './proposed';
import type { Ticks } from './use-ticks';

interface Props {
  calendar: HolidayCalendarRecord;
  year: number;
  proposed: ProposedDays;
}

export function ProposalPanels({
  calendar,
  year,
  proposed: { country, hasCountry, offered, fromCountry, copied, countryTicks, copyTicks },
}: Props) {
  const [adding, setAdding] = useState<{
    days: typeof countryTicks.ticked;
    chosen?: CalendarCountry;
  }>();
  return (
    <div>
      <CountryPanel
        country={country}
        offered={offered}
        proposals={fromCountry}
        ticks={countryTicks}
        onAdd={() => setAdding({ days: countryTicks.ticked, chosen: country.chosen })}
      />
      {copied.length > 0 && (
        <CopyPanel
          year={year}
          copies={copied}
          hasCountry={hasCountry}
          ticks={copyTicks}
          onAdd={() => setAdding({ days: copyTicks.ticked })}
        />
      )}
      {adding && <AddDays calendar={calendar} {...adding} onClose={() => setAdding(undefined)} />}
    </div>
  );
}

interface CopyPanelProps {
  year: number;
  copies: Proposal[];
  /** The country's days are known, so these are the others. */
  hasCountry: boolean;
  ticks: Ticks;
  onAdd: () => void;
}

function CopyPanel({ year, copies, hasCountry, ticks, onAdd }: CopyPanelProps) {
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
