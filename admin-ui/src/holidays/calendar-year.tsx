import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type {
  HolidayCalendarRecord,
  HolidayRecord,
} from '../../../api/contract/working-time/working-time.js';
import { useText } from '../i18n/use-text';
import table from '../lists/list-table.module.css';
import { LoadFailed } from '../ui/feedback/load-failed';
import { IconButton } from '../ui/button';
import { isWeekend } from '../ui/calendar/weekend';
import { Skeleton } from '../ui/feedback/skeleton';
import { Icon } from '../ui/icon';
import { usePhone } from '../ui/layout/use-phone';
import { useHolidays } from '../api/use-working-time';
import { CalendarActions, CalendarNotes } from './calendar-choice';
import { HolidayDialog } from './holiday-dialog';
import { HolidayRow } from './holiday-row';
import { ProposalPanels } from './proposals/proposal-panels';
import { useProposedDays } from './proposals/use-proposals';
import classes from './holidays.module.css';
import { YearGrid, YearLegend } from './year-grid';

interface Props {
  calendar: HolidayCalendarRecord;
  year: number;
  today: CalendarDate;
  onYear: (year: number) => void;
}

export function CalendarYear({ calendar, year, today, onYear }: Props) {
  const text = useText();
  const { data: holidays, error, refetch } = useHolidays(calendar, year);
  const title = text('holidays.yearOf', { calendar: calendar.name, year: String(year) });
  const onWeekdays = holidays?.filter(({ day }) => !isWeekend(day)).length ?? 0;
  return (
    <section aria-label={title}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {holidays && (
          <p>
            {[
              text('holidays.days', { count: holidays.length }),
              text('holidays.onWeekdays', { count: onWeekdays }),
            ].join(', ')}
          </p>
        )}
        <CalendarActions calendar={calendar} year={Number(today.slice(0, 4))} />
        <span className={classes.years}>
          <IconButton aria-label={text('holidays.previousYear')} onClick={() => onYear(year - 1)}>
            <Icon of={ChevronLeft} mirrored />
          </IconButton>
          <strong>{year}</strong>
          <IconButton aria-label={text('holidays.nextYear')} onClick={() => onYear(year + 1)}>
            <Icon of={ChevronRight} mirrored />
          </IconButton>
        </span>
      </div>
      <CalendarNotes of={calendar} />
      {!holidays && !error && <Skeleton width="100%" height={320} />}
      {!holidays && error && (
        <LoadFailed className={classes.failed} onRetry={refetch}>
          {text('holidays.failed')}
        </LoadFailed>
      )}
      {holidays && (
        <Days calendar={calendar} year={year} today={today} holidays={holidays} label={title} />
      )}
    </section>
  );
}

function Days({
  calendar,
  year,
  today,
  holidays,
  label,
}: Omit<Props, 'onYear'> & { holidays: HolidayRecord[]; label: string }) {
  const text = useText();
  const phone = usePhone();
  const [chosen, setChosen] = useState<CalendarDate>();
  const proposed = useProposedDays(calendar, year, holidays);
  return (
    <>
      {!phone && (
        <>
          <YearGrid
            label={label}
            year={year}
            today={today}
            holidays={holidays}
            proposed={[...proposed.countryTicks.ticked, ...proposed.copyTicks.ticked]}
            onChoose={setChosen}
          />
          <YearLegend />
          <p className={classes.note}>{text('holidays.gridHint')}</p>
        </>
      )}
      <div className={classes.columns}>
        {holidays.length === 0 ? (
          <p className={classes.none}>{text('holidays.none')}</p>
        ) : (
          <ul className={phone ? table.cards : classes.list}>
            {holidays.map((holiday) => (
              <HolidayRow
                key={holiday._id}
                calendar={calendar._id}
                holiday={holiday}
                onEdit={() => setChosen(holiday.day)}
              />
            ))}
          </ul>
        )}
        {!calendar.archived && (
          <ProposalPanels calendar={calendar} year={year} proposed={proposed} />
        )}
      </div>
      {chosen && (
        <HolidayDialog
          calendar={calendar._id}
          year={year}
          day={chosen}
          holiday={holidays.find(({ day }) => day === chosen)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
