import { useState } from 'react';
import {
  type CalendarDate,
  isCalendarDate,
  latestFutureDate,
} from '../../../../api/contract/calendar-date.js';
import type { LeaveBalanceRecord } from '../../../../api/contract/leave/leave-balances.js';
import { DateField } from '../../forms/date-field/date-field';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Segments } from '../../ui/fields/segments';
import classes from './my-balance.module.css';

interface Props {
  /** The employee. */
  of: string;
  balance: LeaveBalanceRecord;
  today: CalendarDate;
  ahead: CalendarDate | undefined;
  onChoose: (day: CalendarDate | undefined) => void;
}

const MOST_SUGGESTED = 3;

export function LookAhead({
  of,
  balance: { leaveType, leaveYear, expiring, next },
  today,
  ahead,
  onChoose,
}: Props) {
  const text = useText();
  const { day } = useDates();
  const [typed, setTyped] = useState<string>(ahead ?? today);
  const last = latestFutureDate(today);
  const days = [...new Set([leaveYear.to, next?.on, ...expiring.map(({ on }) => on)])]
    .filter((date): date is CalendarDate => date !== undefined && date > today && date <= last)
    .sort();
  const options = [
    { value: today, label: text('balances.own.today') },
    ...days.slice(0, MOST_SUGGESTED).map((date) => ({ value: date, label: day(date) })),
  ];

  function type(value: string) {
    setTyped(value);
    if (isCalendarDate(value) && value >= today && value <= last)
      onChoose(value > today ? value : undefined);
  }

  return (
    <div className={classes.ahead}>
      <DateField
        label={text('balances.own.lookAhead')}
        of={{ userId: of, leaveType: leaveType.name }}
        min={today}
        max={last}
        tooLate={text('balances.own.outside', { date: day(last) })}
        value={typed}
        onChange={type}
      />
      <Segments
        label={text('balances.own.lookAhead')}
        options={options}
        value={ahead ?? today}
        onChoose={type}
      />
    </div>
  );
}
