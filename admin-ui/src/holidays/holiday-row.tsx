import { X } from 'lucide-react';
import { useState } from 'react';
import type { HolidayRecord } from '../../../api/contract/working-time.js';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useApi } from '../api/use-api';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { IconButton, RowAction } from '../ui/button';
import { isWeekend } from '../ui/calendar/weekend';
import { Badge } from '../ui/feedback/badge';
import { ConfirmDialog } from '../ui/feedback/dialog';
import { Icon } from '../ui/icon';
import { useDialogCall } from '../working-time/use-dialog-call';

interface Props {
  calendar: string;
  holiday: HolidayRecord;
  onEdit: () => void;
}

export function HolidayRow({ calendar, holiday: { day, half, name }, onEdit }: Props) {
  const text = useText();
  const { weekday } = useDates();
  const [removing, setRemoving] = useState(false);
  return (
    <li>
      <time dateTime={day}>{weekday(day)}</time>
      <span>
        <bdi>{name}</bdi> {isWeekend(day) && <small>{text('holidays.weekend')}</small>} {half && <Badge>{text(`holidays.halves.${half}`)}</Badge>}
      </span>
      <RowAction aria-label={text('holidays.change', { name })} onClick={onEdit}>
        {text('holidays.edit')}
      </RowAction>
      <IconButton aria-label={text('holidays.remove', { name })} onClick={() => setRemoving(true)}>
        <Icon of={X} size={16} />
      </IconButton>
      {removing && <Removal calendar={calendar} day={day} name={name} onClose={() => setRemoving(false)} />}
    </li>
  );
}

function Removal({ calendar, day, name, onClose }: { calendar: string; day: string; name: string; onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const { key } = useIdempotencyKey();
  const { busy, send } = useDialogCall(onClose);
  const remove = () =>
    send(async () => {
      await api.changeHolidays(calendar, { remove: [day] }, key);
      return text('holidays.removed');
    });
  return (
    <ConfirmDialog title={text('holidays.removeTitle', { name })} action={text('holidays.removeAction')} danger busy={busy} onConfirm={() => void remove()} onCancel={onClose}>
      {text('holidays.removeText')}
    </ConfirmDialog>
  );
}
