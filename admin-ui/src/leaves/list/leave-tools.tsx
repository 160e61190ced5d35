import { useLeaveTypeChoices } from '../../api/use-leave-types';
import { useText } from '../../i18n/use-text';
import { useDepartmentFilter, type ListFilter } from '../../lists/list-filter';
import { ListTools } from '../../lists/list-tools';
import { SavedViews } from '../../lists/saved-views';
import { StatusFilter } from './status-filter';
import { lazy, Suspense } from 'react';
import { useApprovals } from '../../api/use-approvals';
import { LeaveColumnChoice, useLeaveColumns } from './leave-columns';
import { useWaitingChoice, WAITING_FOR } from './use-waiting-choice';

const STATUS = ['status'];

export function LeaveTools() {
  const text = useText();
  const types = useLeaveTypeChoices(() => true);
  const department = useDepartmentFilter();
  const waiting = useWaitingFilter();
  const filters = [
    { source: 'leaveType', label: text('leaves.type'), choices: types },
    department,
    ...waiting,
    {
      source: 'from',
      label: text('leaves.from'),
      until: { source: 'to', label: text('leaves.to') },
    },
    {
      source: 'afterLastDay',
      label: text('leaves.employment'),
      choices: [{ value: 'true', label: text('leaves.afterLastDay') }],
    },
  ];
  return (
    <ListTools
      search={text('leaves.search')}
      filters={filters}
      elsewhere={STATUS}
      end={
        <>
          <LeaveColumnChoice />
          <SavedViews columns={useLeaveColumns()} />
        </>
      }
    >
      <StatusFilter all={text('leaves.all')} />
    </ListTools>
  );
}

// With its search of people, which no list needs before its filters are opened.
const Field = lazy(() => import('./waiting-filter-field'));

/** Requests that wait for HR or for one person; without approvals there is no such filter. */
function useWaitingFilter(): ListFilter[] {
  const text = useText();
  const approvals = useApprovals();
  const chosen = useWaitingChoice();
  if (!approvals) return [];
  return [
    {
      source: WAITING_FOR,
      label: text('approval.waitingFor'),
      choices: chosen ? [{ value: chosen.id, label: chosen.name }] : [],
      field: (
        <Suspense key={WAITING_FOR} fallback={null}>
          <Field />
        </Suspense>
      ),
    },
  ];
}
