import { type FormEvent, type ReactNode, useState } from 'react';
import { REPORT_DAYS_MAX } from '../../../api/contract/leave/absence-report-responses.js';
import {
  type CalendarDate,
  EARLIEST_LEAVE,
  isCalendarDate,
  latestFutureDate,
} from '../../../api/contract/calendar-date.js';
import { DateField } from '../forms/date-field/date-field';
import { useDateFault } from '../forms/date-field/use-typed-dates';
import { useText } from '../i18n/use-text';
import { CountedFilters } from '../lists/counted-filters';
import { ListTools } from '../lists/list-tools';
import { Button } from '../ui/button';
import classes from './absence-report.module.css';
import { type ChosenSpan, PRESETS, type Span, spanFault } from './report-span';

interface Props {
  span: ChosenSpan;
  today: CalendarDate;
  /** With what stands in the address then. */
  onChoose: (query: Record<string, string>) => void;
}

export function SpanChoice({ span, today, end, onChoose }: Props & { end: ReactNode }) {
  const text = useText();
  const [own, setOwn] = useState(span.preset === 'own');
  const options = [...PRESETS, 'own' as const].map((value) => ({
    value,
    label: text(`absenceReport.spans.${value}`),
  }));
  return (
    <>
      <ListTools end={end}>
        <CountedFilters
          label={text('absenceReport.span')}
          of={options}
          value={own ? 'own' : span.preset}
          onChoose={(preset) => (preset === 'own' ? setOwn(true) : onChoose({ span: preset }))}
        />
      </ListTools>
      {own && <OwnDates span={span} today={today} onChoose={onChoose} />}
    </>
  );
}

function OwnDates({ span, today, onChoose }: Props) {
  const text = useText();
  const [typed, setTyped] = useState<Span>({ from: span.from, to: span.to });
  const faultOf = useDateFault();
  const [fault, setFault] = useState<string>();
  const limits = { min: EARLIEST_LEAVE, max: latestFutureDate(today) };

  function show(event: FormEvent) {
    event.preventDefault();
    if (faultOf(typed.from, limits) ?? faultOf(typed.to, limits)) return;
    const found = spanFault(typed);
    if (!found) return onChoose({ ...typed });
    setFault(
      found === 'order'
        ? text('leave.endBeforeStart')
        : text('absenceReport.tooLong', { count: REPORT_DAYS_MAX }),
    );
  }

  function changeFrom(from: string) {
    change({ from, ...(isCalendarDate(from) && typed.to < from && { to: from }) });
  }

  function change(day: Partial<Span>) {
    setFault(undefined);
    setTyped({ ...typed, ...day });
  }

  return (
    <form className={classes.own} onSubmit={show}>
      <DateField
        label={text('absenceReport.from')}
        {...limits}
        value={typed.from}
        onChange={changeFrom}
      />
      <DateField
        label={text('absenceReport.to')}
        {...limits}
        from={typed.from}
        value={typed.to}
        error={fault}
        onChange={(to) => change({ to })}
      />
      <Button type="submit">{text('absenceReport.show')}</Button>
    </form>
  );
}
