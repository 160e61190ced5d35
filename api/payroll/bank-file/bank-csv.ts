import { csvHead, csvRows, type CsvColumn } from '../../platform/http/csv.js';
import { type BankFile, decimal, type Transfer, transfersOf } from './bank-payments.js';

/** For banks that take no pain.001, and for companies that do not pay in EUR. */
export function bankCsv(file: BankFile): string {
  const columns: CsvColumn<Transfer>[] = [
    { heading: 'Employee ID', cell: ({ employeeId }) => employeeId },
    { heading: 'Account holder', cell: ({ name }) => name },
    { heading: 'IBAN', cell: ({ iban }) => iban },
    { heading: 'BIC', cell: ({ bic }) => bic },
    { heading: 'Amount', cell: ({ amount }) => decimal(BigInt(amount)) },
    { heading: 'Currency', cell: () => file.currency },
    { heading: 'Pay Date', cell: () => file.payDate },
    { heading: 'Reference', cell: ({ reference }) => reference },
    { heading: 'Payslip', cell: ({ state }) => state },
    { heading: 'Message ID', cell: () => file.id },
    { heading: 'Replaces', cell: () => file.replaces },
  ];
  return csvHead(columns) + csvRows(columns, transfersOf(file));
}
