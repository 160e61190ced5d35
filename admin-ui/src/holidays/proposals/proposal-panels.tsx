import { useState } from 'react';
import type { HolidayCalendarRecord } from '../../../../api/contract/working-time.js';
import { AddDays } from '../add-days';
import { CopyPanel } from './copy-panel';
import { CountryPanel } from './country-panel';
import type { ProposedDays } from './use-proposed-days';

interface Props {
  calendar: HolidayCalendarRecord;
  year: number;
  proposed: ProposedDays;
}

export function ProposalPanels({ calendar, year, proposed: { country, hasCountry, offered, fromCountry, copied, countryTicks, copyTicks } }: Props) {
  const [adding, setAdding] = useState<typeof countryTicks.ticked>();
  return (
    <div>
      <CountryPanel country={country} offered={offered} proposals={fromCountry} ticks={countryTicks} onAdd={() => setAdding(countryTicks.ticked)} />
      {copied.length > 0 && <CopyPanel year={year} copies={copied} hasCountry={hasCountry} ticks={copyTicks} onAdd={() => setAdding(copyTicks.ticked)} />}
      {adding && <AddDays calendar={calendar} days={adding} onClose={() => setAdding(undefined)} />}
    </div>
  );
}
