import { Suspense, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { InvitePeopleButton } from '../../invitations/invite-people-button';
import { ExportButton } from '../../lists/export-button';
import { SelectionBar } from '../../lists/selection-bar';
import { RowAction } from '../../ui/button';
import { screenChunk } from '../../ui/layout/screen-chunk';
import type { ListedEmployee } from '../employee';
import { SelectEverybody } from './select-everybody';

// With their effects, which nobody needs before people are chosen.
const Change = screenChunk(() => import('../../job/change/job-change-dialog')).Screen;
const SalaryRound = screenChunk(() => import('../../job/round/salary-round-dialog')).Screen;

/** As many ids as a filter takes. More are in a file only if they are all that the filters show. */
const MAX_IN_FILTER = 100;

export function EmployeeBulkBar() {
  const text = useText();
  const { selectedIds, total } = useListContext<ListedEmployee>();
  const bar = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<'change' | 'round'>();
  const isInFilter = selectedIds.length <= MAX_IN_FILTER;

  function close() {
    setAsked(undefined);
    bar.current?.focus();
  }

  return (
    <SelectionBar
      ref={bar}
      label={text('employees.selection.label')}
      selected={text('employees.selection.selected', { count: selectedIds.length })}
      more={<SelectEverybody />}
      onCleared={() => bar.current?.focus()}
      words
      dialogs={
        <Suspense fallback={null}>
          {asked === 'change' && <Change people={selectedIds} onClose={close} />}
          {asked === 'round' && <SalaryRound people={selectedIds} onClose={close} />}
        </Suspense>
      }
    >
      <RowAction tone="primary" onClick={() => setAsked('change')}>
        {text('employees.selection.change')}
      </RowAction>
      <RowAction onClick={() => setAsked('round')}>{text('employees.selection.round')}</RowAction>
      {(isInFilter || selectedIds.length === total) && (
        <>
          <ExportButton
            name="employees"
            ids={isInFilter ? selectedIds : undefined}
            ofSelection
            quiet
          />
          <InvitePeopleButton quiet people={{ ids: selectedIds }} />
        </>
      )}
    </SelectionBar>
  );
}
