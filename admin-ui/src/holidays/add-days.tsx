import type { HolidayRecord } from '../../../api/contract/working-time.js';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useApi } from '../api/use-api';
import { useText } from '../i18n/use-text';
import { ConfirmDialog } from '../ui/feedback/dialog';
import { useDialogCall } from '../working-time/use-dialog-call';

interface Props {
  calendar: { _id: string; name: string };
  days: Omit<HolidayRecord, '_id'>[];
  onClose: () => void;
}

export function AddDays({ calendar, days, onClose }: Props) {
  const text = useText();
  const api = useApi();
  const { key } = useIdempotencyKey();
  const { busy, send } = useDialogCall(onClose);
  const count = days.length;
  const add = () =>
    send(async () => {
      await api.changeHolidays(calendar._id, { add: days }, key);
      return text('holidays.daysAdded', { count });
    });
  return (
    <ConfirmDialog
      title={text('holidays.addDaysTitle', { count, calendar: calendar.name })}
      action={text('holidays.addDays', { count })}
      busy={busy}
      onConfirm={() => void add()}
      onCancel={onClose}
    >
      {text('holidays.addDaysText')}
    </ConfirmDialog>
  );
}
