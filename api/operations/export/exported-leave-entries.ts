import { instant, type ExportedTable } from './exported-table.js';

/** Ledger entries only; everything else in a ledger is derived. Amounts are thousandths of a day, or minutes. */
export const LEAVE_ENTRIES: ExportedTable = {
  file: 'leave-entries.csv',
  table: 'leave_entry n',
  id: 'n.id',
  joins:
    'JOIN employee e ON e.id = n.employee_id JOIN leave_type t ON t.id = n.leave_type_id LEFT JOIN account ra ON ra.id = n.recorded_by',
  columns: {
    'Employee ID': 'e.employee_id',
    'Leave Type': 't.name',
    Day: 'n.day',
    Kind: 'n.kind',
    Amount: 'n.amount',
    'Use By': 'n.until_date',
    Reason: 'n.reason',
    'Record ID': 'n.id',
    'Employee Record ID': 'n.employee_id',
    'Leave Type ID': 'n.leave_type_id',
    'Leave ID': 'n.leave_id',
    'Reversed entry': 'n.reverses',
    Allocations: 'n.allocations',
    Recorded: instant('n.recorded_at'),
    'Recorded by': 'ra.email',
  },
};
