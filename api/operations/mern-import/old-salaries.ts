import { EARLIEST_PAY, latestFutureDate, type CalendarDate } from '../../contract/calendar-date.js';
import { amount } from '../../contract/money.js';
import type { OldSalary } from './company.js';
import { exactAmount, type ExactAmount } from './exact-amount.js';
import { type OldDocument, createdAtOf, type ReadingContext } from './old-document.js';
import type { OldEmployees } from './old-employees.js';
import { recordId } from './record-id.js';

/** Pay is never guessed: a record with an unreadable amount is refused. */
export class OldSalaries {
  readonly all: OldSalary[] = [];
  private readonly paid = new Set<string>();

  constructor(
    private readonly context: ReadingContext,
    private readonly employees: OldEmployees,
  ) {}

  read(document: OldDocument): void {
    const createdAt = createdAtOf(document, this.context);
    const employee = this.employees.ownerOf(document);
    const amounts = employee && readAmounts(document);
    const payDate = amounts && this.payDateOf(document);
    if (!employee || !amounts || !payDate) return;
    const { basicSalary, allowances, deductions } = amounts;
    const netSalary = basicSalary.minor + allowances.minor - deductions.minor;
    if (netSalary < 0) {
      const why = 'More than basic salary and allowances together.';
      return document.refuse('deductions', amount(deductions.minor), why);
    }
    const key = `${employee.id} ${payDate}`;
    if (this.paid.has(key)) {
      const why = `${employee.employeeId} already has a salary record for this pay date.`;
      return document.refuse('payDate', payDate, why);
    }
    this.paid.add(key);
    noteDifferences(document, amounts, netSalary);
    this.all.push({
      id: recordId(createdAt),
      employee,
      payDate,
      netSalary,
      createdAt,
      basicSalary: basicSalary.minor,
      allowances: allowances.minor,
      deductions: deductions.minor,
    });
  }

  private payDateOf(document: OldDocument): CalendarDate | undefined {
    const date = document.value('paydate', 'paymentdate', 'paidon', 'effectivedate');
    const payDate = this.context.days.day(date);
    if (!payDate) return document.refuse('payDate', date, 'Not a date.');
    const latest = latestFutureDate(this.context.today);
    return payDate < EARLIEST_PAY || payDate > latest
      ? document.refuse('payDate', payDate, `Does not lie between ${EARLIEST_PAY} and ${latest}.`)
      : payDate;
  }
}

type Amounts = Record<'basicSalary' | 'allowances' | 'deductions', ExactAmount>;

function readAmounts(document: OldDocument): Amounts | undefined {
  const amounts = {
    basicSalary: exactAmount(document.value('basicsalary', 'basesalary', 'salary') ?? ''),
    allowances: exactAmount(document.value('allowances', 'allowance') ?? 0),
    deductions: exactAmount(document.value('deductions', 'deduction') ?? 0),
  };
  const unreadable = Object.entries(amounts).find(([, read]) => !read)?.[0];
  if (unreadable === undefined) return amounts as Amounts;
  const name = unreadable.toLowerCase();
  const value = document.value(name, name.slice(0, -1));
  return document.refuse(unreadable, value, 'Not an amount from 0 to 1000000000.00.');
}

function noteDifferences(document: OldDocument, amounts: Amounts, netSalary: number): void {
  for (const [field, { rounded }] of Object.entries(amounts))
    if (rounded)
      document.note(
        field,
        document.value(field.toLowerCase()),
        'More than two decimals; rounded to the cent.',
      );
  const written = document.value('netsalary', 'netpay', 'totalsalary');
  if (written !== undefined && exactAmount(written)?.minor !== netSalary)
    document.note(
      'netSalary',
      written,
      `Stored as ${amount(netSalary).toFixed(2)}: basic salary and allowances less deductions.`,
    );
}
