import { type FormEvent, type ReactNode, useState } from 'react';
import { REPORT_DAYS_MAX } from '../../../api/contract/leave/absence-report-responses.js';
import {
  type CalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../../api/contract/calendar-date.js';
import { DatePair } from '../forms/date-field/date-pair';
import { type DateSpan, usePairFaults } from '../forms/date-field/use-typed-dates';
import { useText } from '../i18n/use-text';
import { CountedFilters } from '../lists/counted-filters';
import { ListTools } from '../lists/list-tools';
import { Button } from '../ui/button';
import classes from './absence-report.module.css';
import { type ChosenSpan, isTooLong, PRESETS } from './report-span';

interface Props {
  span: ChosenSpan;
  today: CalendarDate;
  /** With what stands in the address then. */
  onChoose: (query: Record<string, string>) => void;
}

export function SpanChoice({ span, today, end, onChoose }: Props & { end: ReactNode }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const own = isOpen || span.preset === 'own';
  function choose(query: Record<string, string>) {
    setOpen(false);
    onChoose(query);
  }
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
          onChoose={(preset) => (preset === 'own' ? setOpen(true) : choose({ span: preset }))}
        />
      </ListTools>
      {own && <OwnDates span={span} today={today} onChoose={choose} />}
    </>
  );
}

function OwnDates({ span, today, onChoose }: Props) {
  const text = useText();
  const [typed, setTyped] = useState<DateSpan>({ from: span.from, to: span.to });
  const [errors, setErrors] = useState<Partial<DateSpan>>({});
  const [shown, setShown] = useState(span);
  if (shown.from !== span.from || shown.to !== span.to) {
    setShown(span);
    setTyped({ from: span.from, to: span.to });
  }
  const faultsOf = usePairFaults();
  const limits = { min: EARLIEST_LEAVE, max: latestFutureDate(today) };

  function show(event: FormEvent) {
    event.preventDefault();
    const faults = faultsOf(typed, limits);
    const isRight = Object.keys(faults).length === 0;
    if (isRight && !isTooLong(typed)) return onChoose({ ...typed });
    setErrors(isRight ? { to: text('absenceReport.tooLong', { count: REPORT_DAYS_MAX }) } : faults);
  }

  return (
    <form className={classes.own} onSubmit={show}>
      <DatePair
        from={{ label: text('absenceReport.from'), error: errors.from }}
        to={{ label: text('absenceReport.to'), error: errors.to }}
        {...limits}
        value={typed}
        onChange={(dates) => {
          setErrors({});
          setTyped(dates);
        }}
      />
      <Button type="submit">{text('absenceReport.show')}</Button>
    </form>
  );
}
