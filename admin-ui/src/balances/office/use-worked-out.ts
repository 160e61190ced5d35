import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import type { LeaveAccountsSummary } from '../../../../api/contract/leave/leave-balance-responses.js';
import { usePolicies } from '../../api/use-policies';
import { useListSummary } from '../../lists/use-list-summary';
import { OPENING_FILTER, useListedBalances } from './use-listed-balances';

const EVERY_MS = 1500;
/** A holder of a policy may still have no balance, such as a person who starts later. */
const ROUNDS = 20;

/** False right after a policy was assigned, while the list lacks balances that the server is working out; then it is asked for again. */
export function useWorkedOut(): boolean {
  const { refetch } = useListContext();
  const { leaveType, today, filters } = useListedBalances();
  const { data: policies = [] } = usePolicies();
  const summary = useListSummary<LeaveAccountsSummary | null>();
  const [round, setRound] = useState(0);
  const isHeld = policies.some(
    (policy) =>
      policy.leaveType.name === leaveType &&
      (policy.everybody || policy.people > 0) &&
      today !== undefined &&
      (policy.versions[0]?.from ?? '') <= today,
  );
  const isOpening = Object.entries(filters).every(
    ([source, value]) =>
      source === 'leaveType' || value === OPENING_FILTER[source as keyof typeof OPENING_FILTER],
  );
  const waiting =
    isHeld && isOpening && round < ROUNDS && summary?.people === 0 && summary.withoutPolicy > 0;

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setRound(round + 1);
      void refetch();
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [waiting, round, refetch]);
  return !waiting;
}
