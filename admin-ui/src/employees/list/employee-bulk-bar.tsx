import { ArrowRightLeft } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useListContext } from 'ra-core';
import { useText } from '../../i18n/use-text';
import { InvitePeopleButton } from '../../invitations/invite-people-button';
import { ExportButton } from '../../lists/export-button';
import { SelectionBar } from '../../lists/selection-bar';
import { Button } from '../../ui/button';
import type { ListedEmployee } from '../employee';

// With the effect on pay, which nobody needs before people are chosen.
const MoveEmployees = lazy(() => import('./move-employees'));

/** As many ids as a filter takes, which the export needs. */
const MAX_SELECTED = 100;

export function EmployeeBulkBar() {
  const text = useText();
  const { selectedIds, onUnselectItems } = useListContext<ListedEmployee>();
  const bar = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState(false);
  const count = selectedIds.length;

  function onMoved() {
    setMoving(false);
    onUnselectItems();
    bar.current?.focus();
  }

  return (
    <SelectionBar
      ref={bar}
      label={text('employees.selection.label')}
      selected={text(
        count > MAX_SELECTED ? 'employees.selection.tooMany' : 'employees.selection.selected',
        { count, max: MAX_SELECTED },
      )}
      onCleared={() => bar.current?.focus()}
      dialogs={
        moving && (
          <Suspense fallback={null}>
            <MoveEmployees ids={selectedIds} onMoved={onMoved} onClose={() => setMoving(false)} />
          </Suspense>
        )
      }
    >
      {count <= MAX_SELECTED && (
        <>
          <ExportButton name="employees" ids={selectedIds} />
          <InvitePeopleButton people={{ ids: selectedIds }} />
          <Button onClick={() => setMoving(true)} icon={ArrowRightLeft}>
            {text('employees.selection.move')}
          </Button>
        </>
      )}
    </SelectionBar>
  );
}
