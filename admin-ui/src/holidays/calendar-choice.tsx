import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CALENDAR_NAME_MAX, type HolidayCalendarRecord } from '../../../api/contract/working-time.js';
import { useApi } from '../api/use-api';
import { useWorkingTimeRefresh } from '../api/use-working-time';
import { AssignmentDialog } from '../assignments/assignment-dialog';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { Segments } from '../ui/fields/segments';
import { NameDialog } from '../forms/name-dialog';
import classes from './holidays.module.css';

interface Props {
  calendars: HolidayCalendarRecord[];
  calendar: HolidayCalendarRecord;
  onChoose: (id: string) => void;
  onAdd: () => void;
}

export function CalendarChoice({ calendars, calendar, onChoose, onAdd }: Props) {
  const text = useText();
  const [dialog, setDialog] = useState<'edit' | 'assign'>();
  const { _id, name, archived, people = 0, everybody } = calendar;
  const options = calendars.filter((one) => !one.archived || one === calendar).map((one) => ({ value: one._id, label: one.name }));
  const notes = [everybody && text('holidays.everybodyHasIt'), people > 0 && text('holidays.peopleHaveIt', { count: people })].filter(Boolean);
  return (
    <>
      <div className={classes.calendars}>
        <Segments label={text('holidays.calendars')} options={options} value={_id} onChoose={onChoose} />
        <Button variant="quiet" onClick={onAdd} icon={Plus}>{text('holidays.newCalendar')}</Button>
        <span className={classes.space} />
        {!archived && <Button onClick={() => setDialog('assign')}>{text(everybody ? 'holidays.changeForEverybody' : 'holidays.assignToEverybody')}</Button>}
        <Button onClick={() => setDialog('edit')}>
          {text('holidays.edit')}
          <bdi className="visually-hidden"> {name}</bdi>
        </Button>
      </div>
      {notes.length > 0 && <p className={classes.note}>{notes.join(' ')}</p>}
      {dialog === 'assign' && <AssignmentDialog holders="*" subject="calendar" target={everybody ? undefined : _id} onClose={() => setDialog(undefined)} />}
      {dialog === 'edit' && <EditCalendar calendar={calendar} onClose={() => setDialog(undefined)} />}
    </>
  );
}

function EditCalendar({ calendar: { _id, name, archived }, onClose }: { calendar: HolidayCalendarRecord; onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const refresh = useWorkingTimeRefresh();
  return (
    <NameDialog
      title={text('holidays.editCalendar')}
      record={{ name, archived }}
      maxLength={CALENDAR_NAME_MAX}
      refresh={refresh}
      save={async (change) => {
        await api.changeHolidayCalendar(_id, change);
        return text('holidays.calendarSaved');
      }}
      onClose={onClose}
    />
  );
}
