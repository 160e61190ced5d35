import type { CalendarCountry } from '../api/working-time-calls';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { ChangeDialog } from '../leave-preview/change-dialog';
import { useNotify } from 'react-admin';
import type { HolidayRecord } from '../../../api/contract/working-time/working-time.js';
import { useApi } from '../api/use-api';
import { useWorkingTimeRefresh } from '../api/use-working-time';

interface Props {
  title: string;
  calendar: string;
  change: ChangedHolidays;
  chosen?: CalendarCountry;
  yearly?: boolean;
  /** Shown where leave is not counted, so that nothing is previewed. */
  children?: string;
  action: string;
  danger?: boolean;
  done: string;
  onBack?: () => void;
  onClose: () => void;
}

export function HolidayChange({
  calendar,
  change,
  chosen,
  yearly,
  children = '',
  done,
  ...dialog
}: Props) {
  const text = useText();
  const { day } = useDates();
  const [first = ''] = [...change.add.map((added) => added.day), ...change.remove].sort();
  const save = useSaveHolidays(calendar, { ...change, chosen, yearly }, done, dialog.onClose);
  return (
    <ChangeDialog
      {...dialog}
      change={{ kind: 'holidays', calendar, ...change }}
      question={children}
      note={text('leavePreview.nothingBefore', { date: day(first) })}
      acting={text('holidays.saving')}
      onSave={save}
    />
  );
}

interface ChangedHolidays {
  add: Omit<HolidayRecord, '_id'>[];
  remove: string[];
}

/** `basis` names the preview of the change, where leave is counted. */
function useSaveHolidays(
  calendar: string,
  change: ChangedHolidays & { chosen?: CalendarCountry; yearly?: boolean },
  done: string,
  onClose: () => void,
) {
  const api = useApi();
  const notify = useNotify();
  const refresh = useWorkingTimeRefresh();
  return async (basis: string | undefined, key: string) => {
    await api.changeHolidays(calendar, { ...change, basis }, key);
    await refresh();
    onClose();
    notify(done, { type: 'success' });
  };
}
