import { useStore } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { ColumnChoice } from '../../lists/column-choice';

export const LEAVE_COLUMNS = ['employeeId', 'department', 'dates', 'days'] as const;
export type LeaveColumn = (typeof LEAVE_COLUMNS)[number];

/** The specification's; the dates stand beneath the type. */
const OPENING: LeaveColumn[] = ['employeeId', 'department', 'days'];

/** Kept with the account on this device. */
export function useLeaveColumns(): [LeaveColumn[], (columns: string[]) => void] {
  const [stored, store] = useStore<string[]>('leaves.columns', OPENING);
  return [LEAVE_COLUMNS.filter((column) => stored.includes(column)), store];
}

/** In a narrow list, the columns with which it opens are left out, others are shown all the same. */
export const isOpening = (columns: LeaveColumn[]): boolean => columns.join() === OPENING.join();

export function LeaveColumnChoice() {
  const text = useText();
  const [shown, choose] = useLeaveColumns();
  return (
    <ColumnChoice
      legend={text('lists.columns')}
      of={LEAVE_COLUMNS.map((value) => ({ value, label: text(`leaves.${value}`) }))}
      shown={shown}
      onChoose={choose}
    />
  );
}
