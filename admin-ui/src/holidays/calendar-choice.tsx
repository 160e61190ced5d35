import { useState } from 'react';
import type { HolidayCalendarRecord } from '../../../api/contract/working-time/working-time.js';
import { AssignmentDialog } from '../assignments/assignment-dialog';
import { useText } from '../i18n/use-text';
import { RowAction } from '../ui/button';
import { Segments } from '../ui/fields/segments';
import { Overflow } from '../ui/layout/overflow';
import { CalendarDialog } from './calendar-dialog';
import classes from './holidays.module.css';
import { isBeingFilled } from '../api/use-working-time';
import { useLanguage } from '../i18n/language';

interface ChoiceProps {
  calendars: HolidayCalendarRecord[];
  calendar: HolidayCalendarRecord;
  onChoose: (id: string) => void;
}

/** Nothing where there is only one. */
export function CalendarChoice({ calendars, calendar, onChoose }: ChoiceProps) {
  const text = useText();
  const options = calendars
    .filter((one) => !one.archived || one === calendar)
    .map((one) => ({ value: one._id, label: one.name }));
  if (options.length < 2) return null;
  return (
    <Segments
      label={text('holidays.calendars')}
      options={options}
      value={calendar._id}
      onChoose={onChoose}
    />
  );
}

interface Props {
  calendar: HolidayCalendarRecord;
  /** This year. */
  year: number;
}

export function CalendarActions({ calendar, year }: Props) {
  const text = useText();
  const [dialog, setDialog] = useState<'edit' | 'assign'>();
  const { _id, name, archived, everybody } = calendar;
  return (
    <Overflow label={text('lists.moreOf', { name })}>
      {!archived && (
        <RowAction onClick={() => setDialog('assign')}>
          {text(everybody ? 'holidays.changeForEverybody' : 'holidays.assignToEverybody')}
        </RowAction>
      )}
      <RowAction onClick={() => setDialog('edit')}>
        {text('holidays.edit')}
        <bdi className="visually-hidden"> {name}</bdi>
      </RowAction>
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
    </Overflow>
  );
}

export function CalendarNotes({ of: calendar }: { of: HolidayCalendarRecord }) {
  const text = useText();
  const filledText = useFilledText();
  const { people = 0, everybody } = calendar;
  const notes = [
    everybody && text('holidays.everybodyHasIt'),
    people > 0 && text('holidays.peopleHaveIt', { count: people }),
    filledText(calendar),
  ].filter(Boolean);
  return notes.length > 0 && <p className={classes.note}>{notes.join(' ')}</p>;
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
