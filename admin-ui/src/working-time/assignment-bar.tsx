import { useRef, useState } from 'react';
import { useListContext } from 'ra-core';
import { AssignmentDialog } from '../assignments/assignment-dialog';
import { useText } from '../i18n/use-text';
import { SelectionBar } from '../lists/selection-bar';
import { Button, RowAction } from '../ui/button';
import type { AssignedPerson } from './person-assignment';
import { useFilteredSubject } from './use-filtered-subject';

export function AssignmentBar() {
  const text = useText();
  const subject = useFilteredSubject();
  const {
    data = [],
    total = 0,
    selectedIds,
    onUnselectItems,
    filterValues,
  } = useListContext<AssignedPerson>();
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [matching, setMatching] = useState('');
  const selection = JSON.stringify([filterValues, selectedIds]);
  const isAll = selectedIds.length > 0 && matching === selection;
  const pageSelected = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  const count = isAll ? total : selectedIds.length;

  function selectAll() {
    setMatching(selection);
    bar.current?.focus();
  }

  function onAssigned() {
    onUnselectItems();
    bar.current?.focus();
  }

  return (
    <SelectionBar
      ref={bar}
      label={text('workingTime.selection')}
      selected={text(isAll ? 'workingTime.allMatching' : 'workingTime.selected', { count })}
      more={
        pageSelected &&
        count < total && (
          <RowAction onClick={selectAll}>
            {text('workingTime.selectMatching', { count: total })}
          </RowAction>
        )
      }
      onCleared={() => bar.current?.focus()}
      dialogs={
        open && (
          <AssignmentDialog
            choosable
            holders={isAll ? { filter: filterValues as Record<string, unknown> } : selectedIds}
            count={count}
            subject={subject}
            onAssigned={onAssigned}
            onClose={() => setOpen(false)}
          />
        )
      }
    >
      <Button variant="primary" onClick={() => setOpen(true)}>
        {text('workingTime.assign')}
      </Button>
    </SelectionBar>
  );
}
