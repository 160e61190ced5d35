import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { useLeaveYear } from '../year/use-leave-year';

/** Begins with the type of this year's newest request: most people always ask for the same. */
export function useUsualType(
  owner: string | undefined,
  today: CalendarDate,
  choices: readonly { value: string }[],
): void {
  const { getValues, setValue } = useFormContext<{ leaveType?: string }>();
  const { leaves = [] } = useLeaveYear(owner ?? '', owner ? Number(today.slice(0, 4)) : 0);
  const newest = leaves.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0];
  const usual = choices.find(({ value }) => value === newest?.leaveType)?.value;

  useEffect(() => {
    if (usual !== undefined && !getValues('leaveType')) setValue('leaveType', usual);
  }, [usual, getValues, setValue]);
}
