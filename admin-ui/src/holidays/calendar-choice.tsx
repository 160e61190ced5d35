import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { HolidayCalendarRecord } from '../../../api/contract/working-time/working-time.js';
import { AssignmentDialog } from '../assignments/assignment-dialog';
import { useText } from '../i18n/use-text';
import { Button, RowAction } from '../ui/button';
import { Segments } from '../ui/fields/segments';
import { CalendarDialog } from './calendar-dialog';
import classes from './holidays.module.css';
import { isBeingFilled } from '../api/use-working-time';
import { useLanguage } from '../i18n/language';

interface Props {
  calendars: HolidayCalendarRecord[];
  calendar: HolidayCalendarRecord;
  onChoose: (id: string) => void;
  onAdd: () => void;
  /** This year. */
  year: number;
}

export function CalendarChoice({ calendars, calendar, onChoose, onAdd, year }: Props) {
  const text = useText();
  const [dialog, setDialog] = useState<'edit' | 'assign'>();
  const { _id, name, archived, people = 0, everybody } = calendar;
  const options = calendars
    .filter((one) => !one.archived || one === calendar)
    .map((one) => ({ value: one._id, label: one.name }));
  const filledText = useFilledText();
  const notes = [
    everybody && text('holidays.everybodyHasIt'),
    people > 0 && text('holidays.peopleHaveIt', { count: people }),
    filledText(calendar),
  ].filter(Boolean);
  return (
    <>
      <div className={classes.calendars}>
        <Segments
          label={text('holidays.calendars')}
          options={options}
          value={_id}
          onChoose={onChoose}
        />
        <Button variant="quiet" onClick={onAdd} icon={Plus}>
          {text('holidays.newCalendar')}
        </Button>
        <span className={classes.own}>
          {!archived && (
            <RowAction tone="primary" onClick={() => setDialog('assign')}>
              {text(everybody ? 'holidays.changeForEverybody' : 'holidays.assignToEverybody')}
            </RowAction>
          )}
          <RowAction onClick={() => setDialog('edit')}>
            {text('holidays.edit')}
            <bdi className="visually-hidden"> {name}</bdi>
          </RowAction>
        </span>
      </div>
      {notes.length > 0 && <p className={classes.note}>{notes.join(' ')}</p>}
      {dialog === 'assign' && (
        <AssignmentDialog
          holders="*"
          subject="calendar"
          target={everybody ? undefined : _id}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'edit' && (
        <CalendarDialog calendar={calendar} year={year} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}

/** Says that a calendar of a country fills itself: 'Holidays of Germany (BY) are added each year …'. */
function useFilledText(): (calendar: HolidayCalendarRecord) => string | false {
  const text = useText();
  const { language } = useLanguage();
  return (calendar) => {
    const { country, region, archived } = calendar;
    if (country === null || archived) return false;
    const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
    return text(isBeingFilled(calendar) ? 'holidays.beingFilled' : 'holidays.filledByItself', {
      country: region === null ? name : `${name} (${region})`,
    });
  };
}
