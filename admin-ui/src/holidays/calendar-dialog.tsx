import { useState } from 'react';
import {
  CALENDAR_NAME_MAX,
  type HolidayCalendarRecord,
} from '../../../api/contract/working-time/working-time.js';
import { useApi } from '../api/use-api';
import { useWorkingTimeRefresh } from '../api/use-working-time';
import type { CalendarCountry } from '../api/working-time-calls';
import { NameDialog } from '../forms/name-dialog';
import { useText } from '../i18n/use-text';
import { Skeleton } from '../ui/feedback/skeleton';
import classes from './holidays.module.css';
import { CountryChoice } from './proposals/country-choice';
import { useProposals } from './proposals/use-proposals';

interface Props {
  /** Undefined for a new one. */
  calendar?: HolidayCalendarRecord;
  year: number;
  onAdded?: (id: string) => void;
  onClose: () => void;
}

export function CalendarDialog({ calendar, year, onAdded, onClose }: Props) {
  const text = useText();
  const api = useApi();
  const refresh = useWorkingTimeRefresh();
  const [chosen, setChosen] = useState<CalendarCountry>({
    country: calendar?.country ?? '',
    region: calendar?.region ?? '',
  });
  return (
    <NameDialog
      title={text(calendar ? 'holidays.editCalendar' : 'holidays.newCalendar')}
      record={calendar && { name: calendar.name, archived: calendar.archived }}
      maxLength={CALENDAR_NAME_MAX}
      refresh={refresh}
      save={async ({ name, archived }, key) => {
        if (calendar) await api.changeHolidayCalendar(calendar._id, { name, archived, ...chosen });
        else onAdded?.((await api.addHolidayCalendar({ name, ...chosen }, key))._id);
        return text(calendar ? 'holidays.calendarSaved' : 'holidays.calendarAdded');
      }}
      onClose={onClose}
    >
      <Country chosen={chosen} year={year} onChoose={setChosen} />
    </NameDialog>
  );
}

/** Without the list of countries, a calendar can be added all the same. */
function Country({
  chosen,
  year,
  onChoose,
}: {
  chosen: CalendarCountry;
  year: number;
  onChoose: (chosen: CalendarCountry) => void;
}) {
  const text = useText();
  const { data, error } = useProposals(chosen, year);
  if (!data && error) return <p className={classes.note}>{text('holidays.proposalsFailed')}</p>;
  return (
    <div>
      {data ? (
        <CountryChoice
          offered={data}
          none={text('holidays.noCountry')}
          chosen={chosen}
          onChoose={onChoose}
        />
      ) : (
        <Skeleton width="100%" height={64} />
      )}
      <p className={classes.note}>{text('holidays.countryText')}</p>
    </div>
  );
}
