import type { LeaveLedgerResponse } from '../../contract/leave/leave-balance-responses.js';
import type { LedgerLineRecord } from '../../contract/leave/leave-balances.js';
import { csvHead, csvRows, type CsvColumn } from '../../platform/http/csv.js';

export interface LedgerCsvRow {
  employee: LeaveLedgerResponse['employee'];
  leaveType: LeaveLedgerResponse['leaveType'];
  line: LedgerLineRecord;
}

export const LEDGER_CSV: CsvColumn<LedgerCsvRow>[] = [
  { heading: 'Employee ID', cell: ({ employee }) => employee.employeeId },
  { heading: 'Full Name', cell: ({ employee }) => employee.name },
  { heading: 'Leave Type', cell: ({ leaveType }) => leaveType.name },
  { heading: 'Unit', cell: ({ leaveType }) => leaveType.unit },
  { heading: 'Date', cell: ({ line }) => line.day },
  { heading: 'Entry', cell: ({ line }) => line.kind },
  { heading: 'Amount', cell: ({ line }) => line.amount },
  { heading: 'Balance', cell: ({ line }) => line.balance },
  { heading: 'Last Day of Use', cell: ({ line }) => line.until },
  { heading: 'Reason', cell: ({ line }) => line.reason ?? null },
  { heading: 'By', cell: ({ line }) => line.by ?? null },
  { heading: 'Recorded Only', cell: ({ line }) => line.numbers.recorded ?? null },
];

export function ledgerCsv({
  employee,
  leaveType,
  lines,
}: Pick<LeaveLedgerResponse, 'employee' | 'leaveType' | 'lines'>): string {
  return (
    csvHead(LEDGER_CSV) +
    csvRows(
      LEDGER_CSV,
      lines.map((line) => ({ employee, leaveType, line })),
    )
  );
}
