import { useState } from 'react';
import type { HolidayRecord } from '../../../api/contract/working-time/working-time.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { CardLine, RecordCard } from '../lists/record-card';
import { RowAction } from '../ui/button';
import { isWeekend } from '../ui/calendar/weekend';
import { Badge } from '../ui/feedback/badge';
import { usePhone } from '../ui/layout/use-phone';
import { HolidayChange } from './holiday-change';

interface Props {
  calendar: string;
  holiday: HolidayRecord;
  onEdit: () => void;
}

export function HolidayRow({ calendar, holiday: { day, half, name, yearly }, onEdit }: Props) {
  const text = useText();
  const { weekday } = useDates();
  const phone = usePhone();
  const [removing, setRemoving] = useState(false);
  const date = <time dateTime={day}>{weekday(day)}</time>;
  const marks = (
    <>
      {isWeekend(day) && <small>{text('holidays.weekend')}</small>}{' '}
      {yearly && <small>{text('holidays.everyYear')}</small>}{' '}
      {half && <Badge>{text(`holidays.halves.${half}`)}</Badge>}
    </>
  );
  const actions = (
    <>
      <RowAction aria-label={text('holidays.change', { name })} onClick={onEdit}>
        {text('holidays.edit')}
      </RowAction>
      <RowAction
        tone="danger"
        aria-label={text('holidays.remove', { name })}
        onClick={() => setRemoving(true)}
      >
        {text('holidays.removeAction')}
      </RowAction>
    </>
  );
  return (
    <li>
      {phone ? (
        <RecordCard name={name} onOpen={onEdit} actions={actions}>
          <CardLine end={marks}>{date}</CardLine>
        </RecordCard>
      ) : (
        <>
          {date}
          <span>
            <bdi>{name}</bdi> {marks}
          </span>
          {actions}
        </>
      )}
      {removing && (
        <HolidayChange
          danger
          title={text('holidays.removeTitle', { name })}
          calendar={calendar}
          change={{ add: [], remove: [day] }}
          action={text('holidays.removeAction')}
          done={text('holidays.removed')}
          onClose={() => setRemoving(false)}
        >
          {text('holidays.removeText')}
        </HolidayChange>
      )}
    </li>
  );
}
