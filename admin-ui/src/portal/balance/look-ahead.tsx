import { useState } from 'react';
import { type CalendarDate, isCalendarDate, latestFutureDate } from '../../../../api/contract/calendar-date.js';
import type { LeaveBalanceRecord } from '../../../../api/contract/leave-balances.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Field } from '../../ui/fields/field';
import { Segments } from '../../ui/fields/segments';
import classes from './my-balance.module.css';

interface Props {
  balance: LeaveBalanceRecord;
  today: CalendarDate;
  ahead: CalendarDate | undefined;
  onChoose: (day: CalendarDate | undefined) => void;
}

const MOST_SUGGESTED = 3;

export function LookAhead({ balance: { leaveYear, expiring, next }, today, ahead, onChoose }: Props) {
  const text = useText();
  const { day } = useDates();
  const [error, setError] = useState<string>();
  const last = latestFutureDate(today);
  const days = [...new Set([leaveYear.to, next?.on, ...expiring.map(({ on }) => on)])].filter((date): date is CalendarDate => date !== undefined && date > today && date <= last).sort();
  const options = [{ value: today, label: text('balances.own.today') }, ...days.slice(0, MOST_SUGGESTED).map((date) => ({ value: date, label: day(date) }))];

  function choose(value: CalendarDate) {
    const outside = value > last;
    setError(outside ? text('balances.own.outside', { date: day(last) }) : undefined);
    if (!outside) onChoose(value > today ? value : undefined);
  }

  return (
    <div className={classes.ahead}>
      <Field
        key={ahead ?? today}
        type="date"
        label={text('balances.own.lookAhead')}
        error={error}
        min={today}
        max={last}
        defaultValue={ahead ?? today}
        onBlur={({ target }) => isCalendarDate(target.value) && choose(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && isCalendarDate(currentTarget.value) && choose(currentTarget.value)}
      />
      <Segments label={text('balances.own.lookAhead')} options={options} value={ahead ?? today} onChoose={choose} />
    </div>
  );
}
