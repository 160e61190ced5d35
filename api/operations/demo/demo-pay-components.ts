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
import { DEMO_WORDS, type DemoComponent } from './demo-words.js';

const COMPONENTS: [DemoComponent, Omit<PayComponentDto, 'name'>][] = [
  ['transport', { wageCode: '3100' }],
  ['phone', { wageCode: '3110' }],
  ['onCall', { prorated: true, wageCode: '3200' }],
  ['overtime', { unit: 'hours', wageCode: '1010' }],
  ['commission', { wageCode: '2040' }],
  ['bonus', { wageCode: '5010' }],
  ['pension', { kind: 'deduction', unit: 'percent', prorated: true, wageCode: '9200' }],
  ['health', { kind: 'deduction', wageCode: '9300' }],
  ['tax', { kind: 'deduction', prorated: true, wageCode: '9100' }],
  ['employerPension', { kind: 'cost', unit: 'percent', prorated: true, wageCode: '9210' }],
];

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
    const names = DEMO_WORDS[admin.language].components;
    for (const [key, component] of COMPONENTS)
      ids.set(key, (await this.components.add(admin, { name: names[key], ...component }))._id);
    const give = (name: DemoComponent, payment: DemoPayment) =>
      this.assignments.add(admin, { componentId: ids.get(name) as string, from, ...payment });
    await give('transport', { amount: this.currency.rounded(TRANSPORT) });
    await give('phone', {
      departmentId: departmentIds.get('Customer Care'),
      amount: this.currency.rounded(PHONE),
    });
    await give('pension', { rate: PENSION });
    await give('employerPension', { rate: EMPLOYER_PENSION });
    await give('health', { amount: this.currency.rounded(HEALTH) });
    for (const employee of company) {
      if (ON_CALL_BY.includes(mailboxOf(employee)))
        await give('onCall', { employeeId: employee.id, amount: this.currency.rounded(ON_CALL) });
      await give('tax', {
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
