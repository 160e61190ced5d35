import { useGetOne } from 'react-admin';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { latestFutureDate } from '../../../../api/contract/date-limits.js';
import type { LeaveBalanceRecord } from '../../../../api/contract/leave-balances.js';
import type { EmployeeRecord } from '../../../../api/contract/records.js';
import { WITHOUT_PAY } from '../../people/use-chosen-employee';
import { useBalances } from '../use-balances';
import type { ProposedEntry } from './adjust-dialog';

export function useSettlement(employee: string, balance: LeaveBalanceRecord | undefined, today: CalendarDate): ProposedEntry | undefined {
  const { data: person } = useGetOne<EmployeeRecord & { id: string }>('employees', { id: employee, meta: WITHOUT_PAY });
  const lastDay = person?.leftOn && person.leftOn <= latestFutureDate(today) ? person.leftOn : undefined;
  const { data } = useBalances(employee, lastDay);
  const left = data?.balances.find(({ leaveType }) => leaveType._id === balance?.leaveType._id);
  if (!lastDay || !left?.tracked || left.balance === 0) return undefined;
  return { kind: left.balance > 0 ? 'payout' : 'adjustment', amount: -left.balance, day: lastDay };
}
