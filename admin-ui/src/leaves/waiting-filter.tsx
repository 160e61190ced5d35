import { lazy, Suspense } from 'react';
import { useApprovals } from '../api/use-approvals';
import { useText } from '../i18n/use-text';
import type { ListFilter } from '../lists/list-filter';
import { useWaitingChoice, WAITING_FOR } from './use-waiting-choice';

// With its search of people, which no list needs before its filters are opened.
const Field = lazy(() => import('./waiting-filter-field'));

/** Requests that wait for HR or for one person; without approvals there is no such filter. */
export function useWaitingFilter(): ListFilter[] {
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
