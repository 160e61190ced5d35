import type { HolidayRecord } from '../../../api/contract/working-time/working-time.js';
import { useCountedLeave } from '../api/use-counted-leave';
import type { CalendarCountry } from '../api/working-time-calls';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { HolidayChange } from './holiday-change';

interface Props {
  calendar: { _id: string; name: string };
  days: Omit<HolidayRecord, '_id'>[];
  /** The country that they come from: the calendar keeps it. */
  chosen?: CalendarCountry;
  onClose: () => void;
}

export function AddDays({ calendar: { _id, name }, days, chosen, onClose }: Props) {
  const text = useText();
  const count = days.length;
  return (
    <HolidayChange
      title={text('holidays.addDaysTitle', { count, calendar: name })}
      calendar={_id}
      change={{ add: days, remove: [] }}
      chosen={chosen}
      action={text('holidays.addDays', { count })}
      done={text('holidays.daysAdded', { count })}
      onClose={onClose}
    >
      {text('holidays.addDaysText')}
    </HolidayChange>
  );
}

export function AddDaysButton({
  count,
  primary = false,
  wide = false,
  onAdd,
}: {
  count: number;
  primary?: boolean;
  wide?: boolean;
  onAdd: () => void;
}) {
  const text = useText();
  const counted = useCountedLeave();
  return (
    <Button
      variant={primary ? 'primary' : 'line'}
      wide={wide}
      disabled={count === 0}
      onClick={onAdd}
    >
      {text(counted ? 'holidays.previewDays' : 'holidays.addDays', { count })}
    </Button>
  );
}
