import { CalendarHeart, Clock } from 'lucide-react';
import { useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { SelectionBar } from '../lists/selection-bar';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { AssignmentDialog } from './assignment-dialog';
import type { AssignedPerson } from './person-assignment';

export function AssignmentBar() {
  const text = useText();
  const { selectedIds, onUnselectItems } = useListContext<AssignedPerson>();
  const bar = useRef<HTMLDivElement>(null);
  const [subject, setSubject] = useState<'pattern' | 'calendar'>();

  function onAssigned() {
    onUnselectItems();
    bar.current?.focus();
  }

  return (
    <SelectionBar
      ref={bar}
      label={text('workingTime.selection')}
      selected={text('workingTime.selected', { count: selectedIds.length })}
      onCleared={() => bar.current?.focus()}
      dialogs={subject && <AssignmentDialog holders={selectedIds} subject={subject} onAssigned={onAssigned} onClose={() => setSubject(undefined)} />}
    >
      <Button onClick={() => setSubject('pattern')}>
        <Icon of={Clock} size={16} />
        {text('workingTime.assignPattern')}
      </Button>
      <Button onClick={() => setSubject('calendar')}>
        <Icon of={CalendarHeart} size={16} />
        {text('workingTime.assignCalendar')}
      </Button>
    </SelectionBar>
  );
}
