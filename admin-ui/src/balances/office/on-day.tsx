import { useRef, useState } from 'react';
import { useListSortContext } from 'react-admin';
import {
  type CalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../../../api/contract/calendar-date.js';
import { DateField } from '../../forms/date-field/date-field';
import { useDateFault } from '../../forms/date-field/use-typed-dates';
import { useText } from '../../i18n/use-text';
import { useFilterChanges } from '../../lists/filter-changes';
import classes from './balance-list.module.css';
import { NO_FIGURES, useListedBalances } from './use-listed-balances';

const BY_NAME = { field: 'name', order: 'ASC' } as const;
const ORDERS_OF_ANY_DAY = ['id', 'name', 'employeeId'];

/** Today, unless another day is chosen. */
export function OnDay() {
  const { today, on } = useListedBalances();
  return today && on ? <DayField today={today} on={on} /> : null;
}

function DayField({ today, on }: { today: CalendarDate; on: CalendarDate }) {
  const text = useText();
  const { sort } = useListSortContext();
  const { change } = useFilterChanges();
  const [draft, setDraft] = useState<string>(on);
  const [lastOn, setLastOn] = useState(on);
  if (on !== lastOn) {
    setLastOn(on);
    setDraft(on);
  }

  // The steps of one visit to the field are one step of the browser's history.
  const isVisited = useRef(false);
  const limits = { min: EARLIEST_LEAVE, max: latestFutureDate(today) };
  const faultOf = useDateFault();

  function choose(value: string) {
    setDraft(value);
    if (faultOf(value, limits) || value === on) return;
    change(
      { ...NO_FIGURES, on: value === today ? '' : value },
      isVisited.current,
      ORDERS_OF_ANY_DAY.includes(sort.field) ? undefined : BY_NAME,
    );
    isVisited.current = true;
  }

  return (
    <div className={classes.on} data-active={on !== today}>
      <DateField
        bare
        hideLabel
        label={text('balances.list.on')}
        {...limits}
        value={draft}
        onChange={choose}
        onLeave={() => (isVisited.current = false)}
      />
    </div>
  );
}
