import { EARLIEST_PAY, latestFutureDate } from '../../contract/calendar-date.js';
import { amount } from '../../contract/money.js';
import type { OldSalary } from './company.js';
import { exactAmount } from './exact-amount.js';
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
    const amounts = {
      basicSalary: exactAmount(document.value('basicsalary', 'basesalary', 'salary') ?? ''),
      allowances: exactAmount(document.value('allowances', 'allowance') ?? 0),
      deductions: exactAmount(document.value('deductions', 'deduction') ?? 0),
    };
    const written = document.value('netsalary', 'netpay', 'totalsalary');
    const date = document.value('paydate', 'paymentdate', 'paidon', 'effectivedate');
    const createdAt = createdAtOf(document, this.context);
    const employee = this.employees.ownerOf(document);
    if (!employee) return;
    for (const [field, read] of Object.entries(amounts)) {
      if (!read)
        return document.refuse(
          field,
          document.value(field.toLowerCase(), field.toLowerCase().slice(0, -1)),
          'Not an amount from 0 to 1000000000.00.',
        );
    }
    const { basicSalary, allowances, deductions } = amounts as Record<
      keyof typeof amounts,
      NonNullable<ReturnType<typeof exactAmount>>
    >;
    const payDate = this.context.days.day(date);
    if (!payDate) return document.refuse('payDate', date, 'Not a date.');
    const latest = latestFutureDate(this.context.today);
    if (payDate < EARLIEST_PAY || payDate > latest)
      return document.refuse(
        'payDate',
        payDate,
        `Does not lie between ${EARLIEST_PAY} and ${latest}.`,
      );
    const netSalary = basicSalary.minor + allowances.minor - deductions.minor;
    if (netSalary < 0)
      return document.refuse(
        'deductions',
        amount(deductions.minor),
        'More than basic salary and allowances together.',
      );
    const key = `${employee.id} ${payDate}`;
    if (this.paid.has(key))
      return document.refuse(
        'payDate',
        payDate,
        `${employee.employeeId} already has a salary record for this pay date.`,
      );
    this.paid.add(key);

    for (const [field, { rounded }] of Object.entries({ basicSalary, allowances, deductions })) {
      if (rounded)
        document.note(
          field,
          document.value(field.toLowerCase()),
          'More than two decimals; rounded to the cent.',
        );
    }
    if (written !== undefined && exactAmount(written)?.minor !== netSalary) {
      document.note(
        'netSalary',
        written,
        `Stored as ${amount(netSalary).toFixed(2)}: basic salary and allowances less deductions.`,
      );
    }
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
}
