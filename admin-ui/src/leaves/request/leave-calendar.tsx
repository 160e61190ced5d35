import { useState } from 'react';
import {
  type CalendarDate,
  eachDay,
  isCalendarDate,
} from '../../../../api/contract/calendar-date.js';
import type { DayCostRecord } from '../../../../api/contract/leave/day-costs.js';
import { useWeekStart } from '../../api/config';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { CostDot, type CostMark } from '../../leave-cost/cost-dot';
import { useDayCosts } from '../../leave-cost/use-day-costs';
import type { Asked } from '../../leave-cost/use-leave-cost';
import { Capsule } from '../../ui/calendar/year-of-days';
import { MonthCalendar } from '../../ui/calendar/month-calendar';
import { firstDayOf, lastDayOf, monthOf } from '../../ui/calendar/month-days';
import type { CalendarSpan } from '../../ui/calendar/month-grid';
import classes from './leave-calendar.module.css';
import { useRequestedMonth } from './use-requested-month';

interface Props {
  owner: string;
  today: string;
  min: string;
  max: string;
  start: string;
  end: string;
  onChoose: (date: string) => void;
  onTaken?: (reason: string) => void;
  asked: Asked;
  quoted: DayCostRecord[] | undefined;
  /** The cost of the chosen days, in words. */
  amount?: string;
  /** Also shows who of the reader's own department is away. */
  withColleagues?: boolean;
}

export function LeaveCalendar({
  owner,
  today,
  min,
  max,
  start,
  end,
  onChoose,
  onTaken,
  asked,
  quoted,
  amount,
  withColleagues = false,
}: Props) {
  const text = useText();
  const { span, weekday } = useDates();
  const valid = {
    start: isCalendarDate(start) ? start : '',
    end: isCalendarDate(end) && end >= start ? end : '',
  };
  const weekStart = useWeekStart();
  const [month, setMonth] = useState(monthOf(today));
  const [lastStart, setLastStart] = useState(valid.start);
  const { spans, noteOf } = useRequestedMonth(owner, month, {
    withColleagues,
    refused: onTaken !== undefined,
  });
  const { costOf, isFree, holidayOn, costWords } = useDayCosts({ asked, month, quoted });

  const days = eachDay(firstDayOf(month), lastDayOf(month));
  const isDrawn = (variant: CalendarSpan['variant']) =>
    spans.some(
      ({ start: from, end: to, variant: drawn }) =>
        drawn === variant && from <= lastDayOf(month) && to >= firstDayOf(month),
    );
  const signs = {
    costs: new Set(days.map(costOf)),
    taken: isDrawn('taken'),
    pending: isDrawn('open'),
    away: days.some((day) => noteOf(day) !== undefined),
  };

  // Shows the month of a start date that is typed into the field.
  if (valid.start !== lastStart) {
    setLastStart(valid.start);
    if (valid.start >= min && valid.start <= max) setMonth(monthOf(valid.start));
  }

  function hint(): string {
    if (!valid.start) return text('requestLeave.chooseStart');
    const days = span(valid.start, valid.end || valid.start);
    const chosen = amount ? text('requestLeave.chosen', { span: days, days: amount }) : days;
    return valid.start === valid.end ? `${chosen}. ${text('requestLeave.chooseEnd')}` : chosen;
  }

  function captionOf(date: CalendarDate): string | undefined {
    const holiday = holidayOn(date);
    return (
      holiday && text(holiday === 'half' ? 'requestLeave.halfHoliday' : 'requestLeave.holiday')
    );
  }

  function sayWhy(date: string) {
    const taken = spans.find(({ start: from, end: to }) => date >= from && date <= to);
    if (taken) onTaken?.(text('app.labelled', { label: weekday(date), value: taken.description }));
  }

  return (
    <MonthCalendar
      onTaken={onTaken && sayWhy}
      {...{ month, weekStart, min, max, today, spans, noteOf, onChoose }}
      {...{ costOf, isFree, costWords }}
      captionOf={captionOf}
      onMonth={setMonth}
      chosen={valid}
      hint={hint()}
      legend={<Legend {...signs} />}
    />
  );
}

interface Signs {
  costs: ReadonlySet<CostMark | undefined>;
  taken: boolean;
  pending: boolean;
  away: boolean;
}

/** Says what is drawn in the month. */
function Legend({ costs, taken, pending, away }: Signs) {
  const text = useText();
  const part = (['firstPart', 'lastPart'] as const).find((mark) => costs.has(mark));
  return (
    <ul className={classes.legend}>
      {costs.has('whole') && (
        <li>
          <CostDot of="whole" />
          {text('requestLeave.costsWhole')}
        </li>
      )}
      {part && (
        <li>
          <CostDot of={part} />
          {text('requestLeave.costsPart')}
        </li>
      )}
      {costs.has('nothing') && (
        <li>
          <span className={classes.free}>
            <CostDot of="nothing" />
          </span>
          {text('requestLeave.costsNothing')}
        </li>
      )}
      {taken && (
        <li>
          <svg width="22" height="12" aria-hidden="true">
            <Capsule className={classes.taken} x={0} y={1} width={22} height={10} />
          </svg>
          {text('requestLeave.approved')}
        </li>
      )}
      {pending && (
        <li>
          <svg width="22" height="12" aria-hidden="true">
            <Capsule className={classes.open} x={1} y={1.5} width={20} height={9} />
          </svg>
          {text('requestLeave.pending')}
        </li>
      )}
      {away && (
        <li>
          <svg width="12" height="12" aria-hidden="true">
            <rect className={classes.away} x="0" y="4.5" width="12" height="3" rx="1.5" />
          </svg>
          {text('requestLeave.awayLegend')}
        </li>
      )}
    </ul>
  );
}
