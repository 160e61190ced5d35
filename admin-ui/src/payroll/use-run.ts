import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { payrollCalls } from './payroll-calls';

const KEY = 'payroll';
const POLL_MS = 700;

const runKey = (id: string) => [KEY, 'run', id];
export const payslipsResource = (run: string) => `payslips/${run}`;

export const isRunning = ({ state, progress }: PayRunRecord): boolean =>
  state === 'paying' || progress !== null;

export function useRun(id: string) {
  return useQuery({
    queryKey: runKey(id),
    queryFn: () => payrollCalls.run(id),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
  });
}

/** Read anew with each computation of the run. */
const partKey = (part: string, { _id, version, state, computedAt }: PayRunRecord) => [
  KEY,
  part,
  _id,
  version,
  state,
  computedAt,
];

export function useRunChanges(run: PayRunRecord) {
  return useQuery({
    queryKey: partKey('changes', run),
    queryFn: () => payrollCalls.changes(run._id),
    enabled: run.previous !== null,
  });
}

export function useRunTotals(run: PayRunRecord) {
  return useQuery({
    queryKey: partKey('totals', run),
    queryFn: () => payrollCalls.totals(run._id),
  });
}

/** Signatures and facts change without a computation. */
export function useRunSignatures(run: PayRunRecord) {
  return useQuery({
    queryKey: partKey('signatures', run),
    queryFn: () => payrollCalls.signatures(run._id),
    enabled: run.state === 'draft' && run.fourEyes,
    staleTime: 0,
  });
}

export function useAbsent(run: PayRunRecord) {
  return useQuery({
    queryKey: partKey('absent', run),
    queryFn: () => payrollCalls.absent(run._id),
  });
}

interface Owing {
  id: string;
  name: string;
  amount: number;
}

/** People who still owe after the run, with a payslip or without one. */
export function useOwing(run: PayRunRecord): Owing[] {
  const { data: absent = [] } = useAbsent(run);
  const { data: payslips = [] } = useQuery({
    queryKey: partKey('owing', run),
    queryFn: () => payrollCalls.slipsWith(run._id, 'toRecover'),
    enabled: run.warnings.some(({ warning }) => warning === 'toRecover'),
  });
  const without = absent.flatMap(({ payslip, employee: { _id, name }, reason, amount }) =>
    reason === 'toRecover' && payslip === null && amount ? [{ id: _id, name, amount }] : [],
  );
  return [
    ...payslips.map(({ employee: { _id, name }, leftToRecover }) => ({
      id: _id,
      name,
      amount: leftToRecover,
    })),
    ...without,
  ];
}

export function usePayslip(id: string) {
  return useQuery({
    queryKey: [KEY, 'payslip', id],
    queryFn: () => payrollCalls.payslip(id),
    retry: false,
  });
}

export function useNextRun() {
  return useQuery({ queryKey: [KEY, 'next'], queryFn: () => payrollCalls.next() });
}

/** After something of a run changed; `run` is its new record where the answer had it. */
export function useRunRefresh(id: string): (run?: PayRunRecord) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (run) => {
      if (run) queries.setQueryData(runKey(id), run);
      const isOfRun = (key: readonly unknown[]) =>
        key[0] === KEY || key[0] === 'payRuns' || key[0] === payslipsResource(id);
      await queries.invalidateQueries({
        predicate: ({ queryKey }) =>
          isOfRun(queryKey) && !(run && String(queryKey) === String(runKey(id))),
      });
    },
    [queries, id],
  );
}
