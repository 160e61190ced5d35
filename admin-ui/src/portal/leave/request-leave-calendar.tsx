import { useState } from 'react';
import { inclusiveDays, isCalendarDate } from '../../../../api/contract/calendar-date.js';
import type { DayCostRecord } from '../../../../api/contract/day-costs.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useDayCosts } from '../../leave-cost/use-day-costs';
import { Capsule } from '../../ui/calendar/year-of-days';
import { MonthCalendar } from '../../ui/calendar/month-calendar';
import { monthOf } from '../../ui/calendar/month-days';
import classes from './request-leave.module.css';
import { useRequestedMonth } from './request-leave-month';

interface Props {
  owner: string;
  today: string;
  min: string;
  max: string;
  start: string;
  end: string;
  onChoose: (date: string) => void;
  leaveType: string | undefined;
  /** Of the chosen days, as the request would cost. */
  quoted: DayCostRecord[] | undefined;
}

export function RequestLeaveCalendar({ owner, today, min, max, start, end, onChoose, leaveType, quoted }: Props) {
  const text = useText();
  const { span } = useDates();
  const valid = { start: isCalendarDate(start) ? start : '', end: isCalendarDate(end) && end >= start ? end : '' };
  const [month, setMonth] = useState(monthOf(today));
  const [lastStart, setLastStart] = useState(valid.start);
  const { spans, noteOf } = useRequestedMonth(owner, month);
  const costs = useDayCosts({ userId: owner, leaveType, month, quoted });

  // Shows the month of a start date that is typed into the field.
  if (valid.start !== lastStart) {
    setLastStart(valid.start);
    if (valid.start >= min && valid.start <= max) setMonth(monthOf(valid.start));
  }

  function hint(): string {
    if (!valid.start) return text('requestLeave.chooseStart');
    if (!valid.end) return text('requestLeave.chooseEnd');
    return text('requestLeave.chosen', { span: span(valid.start, valid.end), days: text('leave.days', { count: inclusiveDays(valid.start, valid.end) }) });
  }

  return (
    <MonthCalendar
      {...{ month, min, max, today, spans, noteOf, onChoose }}
      {...costs}
      onMonth={setMonth}
      chosen={valid}
      labels={{ previous: text('requestLeave.previousMonth'), next: text('requestLeave.nextMonth') }}
      hint={hint()}
      legend={<Legend />}
    />
  );
}

function Legend() {
  const text = useText();
  return (
    <ul className={classes.legend}>
      <li>
        <svg width="22" height="12" aria-hidden="true">
          <Capsule className={classes.taken} x={0} y={1} width={22} height={10} />
        </svg>
        {text('requestLeave.approved')}
      </li>
      <li>
        <svg width="22" height="12" aria-hidden="true">
          <Capsule className={classes.open} x={1} y={1.5} width={20} height={9} />
        </svg>
        {text('requestLeave.pending')}
      </li>
      <li>
        <svg width="8" height="12" aria-hidden="true">
          <circle className={classes.away} cx="4" cy="6" r="2.5" />
        </svg>
        {text('requestLeave.awayLegend')}
      </li>
    </ul>
  );
}
