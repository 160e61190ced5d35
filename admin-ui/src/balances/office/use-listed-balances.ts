import { useListContext } from 'react-admin';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';
import { useLeaveTypes } from '../../api/use-leave-types';
import { useToday } from '../../api/use-today';

const DEFAULT_TYPE = 'Annual Leave';

/** With which the list opens. */
export const OPENING_FILTER = { leaveType: DEFAULT_TYPE, status: 'Active' };

export interface BalanceFilters {
  leaveType?: string;
  status?: string;
  q?: string;
  department?: string;
  policy?: string;
  on?: CalendarDate;
  below?: string;
  above?: string;
  atRisk?: string;
  incomplete?: string;
}

/** Those of the index of balances, which another day does not have. */
export const NO_FIGURES = {
  below: '',
  above: '',
  atRisk: '',
  incomplete: '',
} satisfies BalanceFilters;

export function useListedBalances() {
  const today = useToday();
  const { filterValues } = useListContext();
  const { data: types = [] } = useLeaveTypes();
  const filters = filterValues as BalanceFilters;
  const leaveType = filters.leaveType ?? DEFAULT_TYPE;
  const unit: LeaveUnit = types.find(({ name }) => name === leaveType)?.unit ?? 'days';
  return {
    filters,
    types,
    leaveType,
    unit,
    today,
    on: filters.on ?? today,
    isOtherDay: filters.on !== undefined && filters.on !== today,
  };
}
