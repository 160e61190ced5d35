import { useId, useState } from 'react';
import { useListSortContext } from 'ra-core';
import {
  type CalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../../../api/contract/calendar-date.js';
import { useText } from '../../i18n/use-text';
import { useFilterChanges } from '../../lists/filter-changes';
import filters from '../../lists/list-filters.module.css';
import classes from './balance-list.module.css';
import { NO_FIGURES, useListedBalances } from './use-listed-balances';

const BY_NAME = { field: 'name', order: 'ASC' } as const;
const ORDERS_OF_ANY_DAY = ['id', 'name', 'employeeId'];

/** Today, unless another day is chosen. */
export function OnDay() {
  const { today, on } = useListedBalances();
  return today && on ? <DayField key={on} today={today} on={on} /> : null;
}

function DayField({ today, on }: { today: CalendarDate; on: CalendarDate }) {
  const text = useText();
  const id = useId();
  const { sort } = useListSortContext();
  const { change } = useFilterChanges();
  const [draft, setDraft] = useState<string>(on);

  function choose({ value, validity }: HTMLInputElement) {
    setDraft(value);
    if (value === '' || !validity.valid || value === on) return;
    change(
      { ...NO_FIGURES, on: value === today ? '' : value },
      false,
      ORDERS_OF_ANY_DAY.includes(sort.field) ? undefined : BY_NAME,
    );
  }

  return (
    <span className={`${filters.pick} ${classes.on}`} data-active={on !== today}>
      <label htmlFor={id}>
        <span>{text('balances.list.on')}</span>
      </label>
      <input
        id={id}
        type="date"
        min={EARLIEST_LEAVE}
        max={latestFutureDate(today)}
        value={draft}
        onChange={({ target }) => choose(target)}
        onBlur={() => setDraft(on)}
      />
    </span>
  );
}
