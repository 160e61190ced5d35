import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/use-api';

/** The latest one that is paid, or null. Some of the newest may be reversed. */
export function useLatestPayslip(owner: string, enabled: boolean) {
  const api = useApi();
  const newest = useQuery({
    queryKey: ['payslips', owner],
    queryFn: () => api.newestPayslips(owner),
    enabled,
  });
  const latest = newest.data?.find(({ state }) => state === 'paid');
  const whole = usePayslip(latest?._id ?? '', latest !== undefined);
  const known = newest.data !== undefined || newest.error !== null;
  return {
    known,
    has: latest !== undefined,
    settled: known && (latest === undefined || whole.isFetched),
    payslip: whole.data,
    error: newest.error ?? whole.error,
    refetch: () => void (newest.data ? whole.refetch() : newest.refetch()),
  };
}

export function usePayslip(id: string, enabled = true) {
  const api = useApi();
  return useQuery({ queryKey: ['payslip', id], queryFn: () => api.payslip(id), enabled });
}
