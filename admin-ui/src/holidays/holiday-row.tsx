import { useState } from 'react';
import type { HolidayRecord } from '../../../api/contract/working-time/working-time.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { RowAction } from '../ui/button';
import { isWeekend } from '../ui/calendar/weekend';
import { Badge } from '../ui/feedback/badge';
import { HolidayChange } from './holiday-change';

interface Props {
  calendar: string;
  holiday: HolidayRecord;
  onEdit: () => void;
}

export function HolidayRow({ calendar, holiday: { day, half, name, yearly }, onEdit }: Props) {
  const text = useText();
  const { weekday } = useDates();
  const [removing, setRemoving] = useState(false);
  return (
    <li>
      <time dateTime={day}>{weekday(day)}</time>
      <span>
        <bdi>{name}</bdi> {isWeekend(day) && <small>{text('holidays.weekend')}</small>}{' '}
        {yearly && <small>{text('holidays.everyYear')}</small>}{' '}
        {half && <Badge>{text(`holidays.halves.${half}`)}</Badge>}
      </span>
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
