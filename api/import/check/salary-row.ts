import { type CalendarDate, EARLIEST_PAY, latestFutureDate } from '../../contract/calendar-date.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import { rowMessage } from '../../contract/imports/row-messages.js';
import { amount } from '../../contract/money.js';
import { Problem } from '../../contract/problem.js';
import { csvAmount } from '../../platform/http/csv.js';
import { netSalary } from '../../salary/net-salary.js';
import { RowReading, type Cell, type ReadRow } from './row-reading.js';

/** Amounts in minor units. */
export interface SalaryValues {
  payDate: CalendarDate;
  basicSalary: number;
  allowances: number;
  deductions: number;
  netSalary: number;
}

export function readSalaryRow(
  cell: Cell,
  mapping: ImportMapping,
  today: CalendarDate,
  step = 1,
): ReadRow<Partial<SalaryValues>> {
  const row = new RowReading(cell, mapping, today, step);
  const payDate = row.required(
    'payDate',
    row.date('payDate', { earliest: EARLIEST_PAY, latest: latestFutureDate(today) }),
  );
  const basicSalary = row.required('basicSalary', row.amount('basicSalary'));
  const allowances = optionalAmount(row, 'allowances');
  const deductions = optionalAmount(row, 'deductions');
  if (row.written('void')) row.refuse('void', rowMessage('isVoid'));
  const net = netOf(row, basicSalary, allowances, deductions);
  return row.result<SalaryValues>({
    payDate,
    basicSalary,
    allowances,
    deductions,
    netSalary: net,
  });
}

function optionalAmount(row: RowReading, field: 'allowances' | 'deductions'): number | undefined {
  const amount = row.amount(field);
  return amount === null || row.written(field) === undefined ? 0 : amount;
}

/** The net salary is computed; a value in the file is only compared with it. */
function netOf(
  row: RowReading,
  basicSalary: number | undefined,
  allowances: number | undefined,
  deductions: number | undefined,
): number | undefined {
  const written = row.amount('netSalary');
  if (basicSalary === undefined || allowances === undefined || deductions === undefined)
    return undefined;
  try {
    const net = netSalary({ basicSalary, allowances, deductions });
    if (typeof written === 'number' && written !== net)
      row.refuse('netSalary', rowMessage('netDiffers', { net: csvAmount(amount(net)) }));
    return net;
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    return row.refuse('deductions', rowMessage('belowZero'));
  }
}
