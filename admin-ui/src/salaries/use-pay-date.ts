import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import { useApi } from '../api/use-api';
import { useChosenEmployee } from '../people/use-chosen-employee';

/** Warnings about the pay date of the chosen employee. */
export function usePayDate() {
  const api = useApi();
  const employee = useChosenEmployee();
  const payDate = useWatch({ name: 'payDate' }) as string;
  const id = employee?.id ?? '';
  const { data } = useQuery({
    queryKey: ['salaries', 'warnings', id, payDate],
    queryFn: () => api.salaryWarnings(id, payDate),
    enabled: id !== '' && isCalendarDate(payDate),
    gcTime: 0,
  });
  return { name: employee?.name, warnings: data?.warnings ?? [], payroll: data?.payroll ?? null };
}
