import type { ReactNode } from 'react';
import type { CalendarQuery } from '../api/team-calls';
import { type LoadedCalendar, useTeamCalendar } from '../api/use-team-calendar';
import { useToday } from '../api/use-today';
import { useNumbers } from '../api/config';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { monthOf } from '../ui/calendar/month-days';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { Skeleton } from '../ui/feedback/skeleton';
import { Checkbox } from '../ui/fields/checkbox';
import { Segments } from '../ui/fields/segments';
import { PageHead } from '../ui/layout/page-head';
import { usePhone } from '../ui/layout/use-phone';
import { CalendarLegend, LEAVE_KEYS } from './calendar-legend';
import { AwayNow } from './away-now';
import { CALENDAR_VIEWS, periodOf, type Period, movePeriod } from './calendar-period';
import { CalendarTimeline, type RequestPath } from './calendar-timeline';
import { CoverageNotes } from './coverage-note';
import { PeriodStepper } from './period-stepper';
import { PhoneMonth } from './phone-month';
import classes from './team-calendar.module.css';
import type { CalendarChoice } from './use-calendar-choice';

interface Props {
  title: string;
  /** Beneath the title. */
  tabs?: ReactNode;
  choice: CalendarChoice;
  people: Omit<CalendarQuery, 'from' | 'to'>;
  /** They in words, if the title does not say it; undefined while that loads. */
  who: string | null | undefined;
  /** To choose other people. */
  select?: ReactNode;
  requestPath: RequestPath;
}

/** A month or a quarter as a drawing, on a phone a month as a strip of dots with its days. */
export function CalendarPage({ title, tabs, choice, people, who, select, requestPath }: Props) {
  const text = useText();
  const phone = usePhone();
  const { day, view } = choice;
  const period = day ? periodOf(phone ? 'month' : view, day) : undefined;
  const { data, error, refetch, isPlaceholderData } = useTeamCalendar(
    period && { ...period, ...people },
  );
  // A calendar of everyone has only the rules for everyone: those of a department count others than the numbers beneath the days.
  const counted =
    data && people.scope === 'all'
      ? { ...data, rules: data.rules.filter(({ department }) => department === null) }
      : data;
  return (
    <div className={classes.page}>
      <PageHead
        brief
        title={title}
        actions={
          !phone && (
            <Button variant="quiet" onClick={() => window.print()}>
              {text('teamCalendar.print')}
            </Button>
          )
        }
      >
        {data && who !== undefined ? (
          text(who === null ? 'teamCalendar.count' : 'teamCalendar.subtitle', {
            who: who ?? '',
            count: data.total,
          })
        ) : (
          <Skeleton width={180} height={20} />
        )}
      </PageHead>
      {tabs}
      <CalendarBar choice={choice} period={period} select={select} />
      {error && !data && (
        <ScreenFailed onRetry={refetch}>{text('teamCalendar.failed')}</ScreenFailed>
      )}
      {!data && !error && <Skeleton width="100%" height={phone ? 320 : 480} />}
      {data && counted && (
        <div
          className={classes.content}
          data-older={isPlaceholderData}
          aria-busy={isPlaceholderData}
        >
          <CalendarContent calendar={data} severalDepartments={people.scope !== 'department'}>
            {phone ? (
              <PhoneMonth
                calendar={counted}
                day={choice.chosen}
                requestPath={requestPath}
                onDay={choice.showDay}
              />
            ) : (
              <>
                <AwayNow of={data} />
                <CalendarTimeline
                  calendar={choice.onlyAway ? withoutPresent(counted) : counted}
                  requestPath={requestPath}
                  onDay={choice.showMonth}
                />
              </>
            )}
          </CalendarContent>
        </div>
      )}
    </div>
  );
}

function withoutPresent(calendar: LoadedCalendar): LoadedCalendar {
  return { ...calendar, people: calendar.people.filter(({ absences }) => absences.length > 0) };
}

function CalendarContent({
  calendar,
  severalDepartments,
  children,
}: {
  calendar: LoadedCalendar;
  severalDepartments: boolean;
  children: ReactNode;
}) {
  const text = useText();
  const phone = usePhone();
  const numbers = useNumbers();
  const { people, schedules, rules, total } = calendar;
  if (people.length === 0)
    return (
      <EmptyState title={text('teamCalendar.nobody')}>{text('teamCalendar.nobodyText')}</EmptyState>
    );
  return (
    <>
      <CoverageNotes of={rules} named={severalDepartments} />
      {total > people.length && (
        <p className={classes.first}>
          {text('teamCalendar.firstOf', { count: people.length, total: numbers.format(total) })}
        </p>
      )}
      {children}
      <CalendarLegend people={people} schedules={schedules} keys={phone ? LEAVE_KEYS : undefined} />
    </>
  );
}

function CalendarBar({
  choice,
  period,
  select,
}: {
  choice: CalendarChoice;
  period: Period | undefined;
  select?: ReactNode;
}) {
  const text = useText();
  const { longMonth, month } = useDates();
  const today = useToday();
  const phone = usePhone();
  const { day } = choice;
  const view = phone ? 'month' : choice.view;
  if (!day || !period) return <Skeleton width="100%" height={40} />;
  const named = (date: string) => {
    const { from, to } = periodOf(view, date);
    return view === 'month'
      ? longMonth(monthOf(date))
      : `${month(monthOf(from))} – ${month(monthOf(to), true)}`;
  };
  return (
    <div className={classes.bar}>
      <PeriodStepper
        label={named(day)}
        previous={named(movePeriod(view, day, -1))}
        next={named(movePeriod(view, day, 1))}
        onStep={(count) => choice.showMonth(movePeriod(view, day, count))}
      />
      {phone && select && <div className={classes.select}>{select}</div>}
      {!phone && (
        <>
          <Button variant="quiet" onClick={() => today && choice.showMonth(today)}>
            {text('teamCalendar.today')}
          </Button>
          <span className={classes.space} />
          <Checkbox
            label={text('teamCalendar.onlyAway')}
            checked={choice.onlyAway}
            onChange={({ target }) => choice.showOnlyAway(target.checked)}
          />
          {select}
          <Segments
            label={text('teamCalendar.period')}
            options={CALENDAR_VIEWS.map((value) => ({
              value,
              label: text(`teamCalendar.${value}`),
            }))}
            value={view}
            onChoose={choice.showView}
          />
        </>
      )}
    </div>
  );
}
