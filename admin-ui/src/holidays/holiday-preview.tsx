import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { LeavePreview } from '../leave-preview/leave-preview';
import { Dialog } from '../ui/feedback/dialog';
import { type ChangedHolidays, useSaveHolidays } from './use-save-holidays';

interface Props {
  title: string;
  calendar: string;
  change: ChangedHolidays;
  action: string;
  done: string;
  back?: string;
  onBack: () => void;
  onClose: () => void;
}

export function HolidayPreview({ title, calendar, change, action, done, back, onBack, onClose }: Props) {
  const text = useText();
  const { day } = useDates();
  const save = useSaveHolidays(calendar, change, done, onClose);
  const [first = ''] = [...change.add.map((added) => added.day), ...change.remove].sort();
  return (
    <Dialog wide title={title} onClose={onClose}>
      <LeavePreview
        change={{ kind: 'holidays', calendar, ...change }}
        note={text('leavePreview.nothingBefore', { date: day(first) })}
        save={action}
        saving={text('holidays.saving')}
        back={back}
        onBack={onBack}
        onSave={save}
      />
    </Dialog>
  );
}
