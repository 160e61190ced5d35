import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { PAYROLL, usePayRefresh } from '../../pay-items/use-pay-items';
import { useEmployeeRefresh } from '../use-employee';
import { employeePayCalls } from './employee-pay-calls';

export function useRevisions(employee: string) {
  return useQuery({
    queryKey: [PAYROLL, 'revisions', employee],
    queryFn: () => employeePayCalls.revisions(employee),
  });
}

export function usePayslipsOf(employee: string, most: number) {
  return useQuery({
    queryKey: [PAYROLL, 'payslips', employee, most],
    queryFn: () => employeePayCalls.payslips(employee, most),
    placeholderData: keepPreviousData,
  });
}

/** After a change of the salary, which the employee's record has too. */
export function useSalaryRefresh(): () => Promise<unknown> {
  const pay = usePayRefresh();
  const employees = useEmployeeRefresh();
  return useCallback(() => Promise.all([pay(), employees()]), [pay, employees]);
}
