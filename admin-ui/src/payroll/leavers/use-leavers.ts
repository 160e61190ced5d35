import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LeaverSettlementRecord } from '../../../../api/contract/payroll/leaver-settlements.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { payrollCalls } from '../payroll-calls';
import { useAbsent, useOwing, useRunRefresh } from '../use-run';
import { leaverCalls } from './leaver-calls';

const SETTLEMENT = ['payroll', 'settlement'];

interface Leaver {
  id: string;
  name: string;
  /** Null for somebody who still works here and owes. */
  leftOn: string | null;
  toRecover: number | null;
}

/** Those of the run who left by its end, and who still owe after it. */
export function useLeavers(run: PayRunRecord): Leaver[] {
  const { data: absent = [] } = useAbsent(run);
  const { data: left = [] } = useQuery({
    queryKey: ['payroll', 'left', run._id, run.version, run.computedAt],
    queryFn: () => payrollCalls.slipsWith(run._id, 'left'),
    enabled: run.warnings.some(({ warning }) => warning === 'left'),
    placeholderData: keepPreviousData,
  });
  const people = new Map<string, Leaver>();
  for (const { employee, warnings } of left)
    people.set(employee._id, {
      id: employee._id,
      name: employee.name,
      leftOn: warnings.find(({ warning }) => warning === 'left')?.date ?? null,
      toRecover: null,
    });
  for (const { employee, reason, date, unusedLeavePaid } of absent)
    if (date && ((reason === 'left' && !unusedLeavePaid) || reason === 'toRecover'))
      people.set(employee._id, {
        id: employee._id,
        name: employee.name,
        leftOn: date,
        toRecover: null,
      });
  for (const { id, name, amount } of useOwing(run))
    people.set(id, { leftOn: null, ...people.get(id), id, name, toRecover: amount });
  return [...people.values()].sort((one, other) => one.name.localeCompare(other.name));
}

export function useSettlement(employee: string) {
  return useQuery({
    queryKey: [...SETTLEMENT, employee],
    queryFn: () => leaverCalls.settlement(employee),
    staleTime: 0,
  });
}

/** Repayments and waivers that wait for a signature. */
export function useUnsignedEnds() {
  return useQuery({
    queryKey: ['payroll', 'recovery'],
    queryFn: leaverCalls.unsigned,
    staleTime: 0,
  });
}

/** After a settlement changed, with what it is now. */
export function useSettlementRefresh(run: PayRunRecord) {
  const queries = useQueryClient();
  const refresh = useRunRefresh(run._id);
  return useCallback(
    async (settlement: LeaverSettlementRecord) => {
      queries.setQueryData([...SETTLEMENT, settlement.employee._id], settlement);
      await refresh();
    },
    [queries, refresh],
  );
}
