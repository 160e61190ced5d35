import { Injectable } from '@nestjs/common';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { PayAssignments } from '../../payroll/components/pay-assignments.js';
import type {
  PayAssignmentDto,
  PayComponentDto,
} from '../../payroll/components/pay-component.dto.js';
import { PayComponents } from '../../payroll/components/pay-components.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { mailboxOf, type DemoEmployee } from './demo-history.js';

const COMPONENTS = [
  { name: 'Transport allowance', wageCode: '3100' },
  { name: 'Phone allowance', wageCode: '3110' },
  { name: 'On-call', prorated: true, wageCode: '3200' },
  { name: 'Overtime', unit: 'hours', wageCode: '1010' },
  { name: 'Commission', wageCode: '2040' },
  { name: 'Bonus', wageCode: '5010' },
  { name: 'Pension', kind: 'deduction', unit: 'percent', prorated: true, wageCode: '9200' },
  { name: 'Health insurance', kind: 'deduction', wageCode: '9300' },
  { name: 'Income tax', kind: 'deduction', prorated: true, wageCode: '9100' },
  { name: 'Employer pension', kind: 'cost', unit: 'percent', prorated: true, wageCode: '9210' },
] as const satisfies PayComponentDto[];

type DemoComponent = (typeof COMPONENTS)[number]['name'];
export type DemoComponentIds = ReadonlyMap<DemoComponent, string>;
export type DemoPayment = Omit<PayAssignmentDto, 'componentId'>;

/** Hundredths of a percent. */
const [PENSION, EMPLOYER_PENSION] = [500, 600];
const [TRANSPORT, PHONE, ON_CALL, HEALTH] = [15_000, 2_500, 36_000, 8_500];
const ON_CALL_BY = ['soeren.kjaergaard', 'oskar.bergstrom'];
/** An accountant says how much; to the demo company it is 15 %. */
const TAX = 0.15;

/** Components beside the basic salary, and the people who get them since the first run. */
@Injectable()
export class DemoPayComponents {
  constructor(
    private readonly work: UnitOfWork,
    private readonly components: PayComponents,
    private readonly assignments: PayAssignments,
    private readonly currency: CurrencyInUse,
  ) {}

  async write(
    admin: Actor,
    company: DemoEmployee[],
    departmentIds: ReadonlyMap<string, string>,
    { from, recordedAt }: { from: CalendarDate; recordedAt: number },
  ): Promise<DemoComponentIds> {
    const ids = new Map<DemoComponent, string>();
    for (const component of COMPONENTS)
      ids.set(component.name, (await this.components.add(admin, component))._id);
    const give = (name: DemoComponent, payment: DemoPayment) =>
      this.assignments.add(admin, { componentId: ids.get(name) as string, from, ...payment });
    await give('Transport allowance', { amount: this.currency.rounded(TRANSPORT) });
    await give('Phone allowance', {
      departmentId: departmentIds.get('Customer Care'),
      amount: this.currency.rounded(PHONE),
    });
    await give('Pension', { rate: PENSION });
    await give('Employer pension', { rate: EMPLOYER_PENSION });
    await give('Health insurance', { amount: this.currency.rounded(HEALTH) });
    for (const employee of company) {
      if (ON_CALL_BY.includes(mailboxOf(employee)))
        await give('On-call', { employeeId: employee.id, amount: this.currency.rounded(ON_CALL) });
      await give('Income tax', {
        employeeId: employee.id,
        amount: this.currency.rounded(employee.salary * TAX),
      });
    }
    await this.work.write((manager) =>
      manager.query('UPDATE pay_assignment SET recorded_at = ?', [recordedAt]),
    );
    return ids;
  }
}
