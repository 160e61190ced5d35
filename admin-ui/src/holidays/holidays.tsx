import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { HolidayCalendarRecord } from '../../../api/contract/working-time/working-time.js';
import { useToday } from '../api/use-today';
import { useText } from '../i18n/use-text';
import { LeaveTabs } from '../shell/leave-tabs';
import { ListHead } from '../lists/list-head';
import { TableSkeleton } from '../lists/list-rows';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { Button, RowAction } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { useHolidayCalendars, isBeingFilled } from '../api/use-working-time';
import { CalendarChoice } from './calendar-choice';
import { CalendarDialog } from './calendar-dialog';
import { CalendarYear } from './calendar-year';
import { ImportDialog } from './file/import-dialog';
import { HolidayDialog } from './holiday-dialog';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/working-time';
import { useListText } from '../i18n/use-list-text';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import classes from './calendar-gaps.module.css';

export const messages = catalogueOf({ 'working-time': english });

type Opened = 'calendar' | 'import' | 'day';

/** Calendar and year stand in the address. */
export default function Holidays() {
  const text = useText();
  const today = useToday();
  const [query, setQuery] = useSearchParams();
  const { data: calendars, error, refetch } = useHolidayCalendars();
  const [dialog, setDialog] = useState<Opened>();
  const year = Number(query.get('year') ?? today?.slice(0, 4));
  const calendar =
    calendars?.find(({ _id }) => _id === query.get('calendar')) ?? firstOf(calendars);
  const show = (shown: { calendar?: string; year?: number }) =>
    setQuery(
      { calendar: shown.calendar ?? calendar?._id ?? '', year: String(shown.year ?? year) },
      { replace: true },
    );

  function content() {
    if (!calendars || !today) {
      if (!error) return <TableSkeleton />;
      return <ScreenFailed onRetry={refetch}>{text('holidays.failed')}</ScreenFailed>;
    }
    if (!calendar)
      return (
        <EmptyState
          title={text('holidays.noCalendars')}
          action={<NewCalendar onClick={() => setDialog('calendar')} />}
        >
          {text('holidays.noCalendarsText')}
        </EmptyState>
      );
    return (
      <>
        <CalendarGaps calendars={calendars} onShow={show} />
        <CalendarChoice
          calendars={calendars}
          calendar={calendar}
          onChoose={(id) => show({ calendar: id })}
        />
        <CalendarYear
          key={calendar._id}
          calendar={calendar}
          year={year}
          today={today}
          onYear={(next) => show({ year: next })}
        />
      </>
    );
  }

  return (
    <>
      <LeaveTabs />
      <Head calendar={calendar} onOpen={setDialog} />
      {content()}
      {dialog === 'calendar' && today && (
        <CalendarDialog
          year={Number(today.slice(0, 4))}
          onAdded={(id) => show({ calendar: id })}
          onClose={() => setDialog(undefined)}
        />
      )}
      {calendar && dialog === 'import' && (
        <ImportDialog calendar={calendar} year={year} onClose={() => setDialog(undefined)} />
      )}
      {calendar && dialog === 'day' && (
        <HolidayDialog calendar={calendar._id} year={year} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}

interface HeadProps {
  calendar: HolidayCalendarRecord | undefined;
  onOpen: (dialog: Opened) => void;
}

function Head({ calendar, onOpen }: HeadProps) {
  const text = useText();
  const head = { title: text('holidays.title'), note: text('holidays.subtitle') };
  if (!calendar) return <ListHead {...head} />;
  return (
    <ListHead
      {...head}
      actions={
        <>
          {!calendar.archived && (
            <Button variant="quiet" onClick={() => onOpen('import')}>
              {text('holidays.import')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => onOpen('calendar')}>
            {text('holidays.newCalendar')}
          </Button>
        </>
      }
      primary={
        <Button variant="primary" onClick={() => onOpen('day')} icon={Plus}>
          {text('holidays.add')}
        </Button>
      }
    />
  );
}

/** That of everybody, or the first in use. */
function firstOf(
  calendars: HolidayCalendarRecord[] | undefined,
): HolidayCalendarRecord | undefined {
  return (
    calendars?.find(({ everybody }) => everybody) ??
    calendars?.find(({ archived }) => !archived) ??
    calendars?.[0]
  );
}

function NewCalendar({ onClick }: { onClick: () => void }) {
  const text = useText();
  return (
    <Button variant="primary" onClick={onClick} icon={Plus}>
      {text('holidays.newCalendar')}
    </Button>
  );
}

interface Props {
  calendars: HolidayCalendarRecord[];
  onShow: (shown: { calendar: string; year: number }) => void;
}

/** Calendars in use that lack a whole year, in which leave costs the holidays, too. */
function CalendarGaps({ calendars, onShow }: Props) {
  const text = useText();
  const list = useListText();
  const gaps = calendars.flatMap((calendar) => {
    const { archived, everybody, people = 0, yearsWithout: [first] = [] } = calendar;
    return first === undefined ||
      archived ||
      isBeingFilled(calendar) ||
      (!everybody && people === 0)
      ? []
      : [{ ...calendar, first, years: (calendar.yearsWithout ?? []).map(String) }];
  });
  if (gaps.length === 0) return null;
  return (
    <ul className={classes.gaps}>
      {gaps.map(({ _id, name, first, years }) => (
        <li key={_id}>
          <StatusGlyph of="negative" />
          <div>
            <span>{text('holidays.gap', { calendar: name, years: list(years) })}</span>
            <small>{text('holidays.gapText')}</small>
          </div>
          <RowAction tone="primary" onClick={() => onShow({ calendar: _id, year: first })}>
            {text('holidays.showYear', { year: String(first) })}
            <bdi className="visually-hidden"> {name}</bdi>
          </RowAction>
        </li>
      ))}
    </ul>
  );
}
