import { Injectable } from '@nestjs/common';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import type { PayComponentRecord } from '../../contract/payroll/pay-components.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { AssignedAmountDto } from './pay-component.dto.js';
import { PayComponents } from './pay-components.js';

/** Amounts of a component, by its unit and in the company's currency. */
@Injectable()
export class AssignedAmounts {
  constructor(
    private readonly components: PayComponents,
    private readonly currency: CurrencyInUse,
  ) {}

  /** In the unit of work that stores them: from then on the company keeps its currency. */
  async requireAndFixCurrency(dto: AssignedAmountDto) {
    const component = await this.components.requireReferenced(dto.componentId);
    const given = requireAmount(component, dto);
    const { amount, hourly } = given;
    this.currency.requireFitting({ amount, hourly });
    await this.currency.fix();
    return { component, given };
  }
}

/** Minor units, hundredths: exactly what the unit of the component needs. */
export function requireAmount(
  { unit, builtin, active }: PayComponentRecord,
  { amount, rate, hours, hourly }: AssignedAmountDto,
) {
  if (builtin) throw Problem.at('componentId', refusal('payroll.component_builtin'));
  if (!active) throw Problem.at('componentId', refusal('payroll.component_off'));
  const none = { amount: null, rate: null, hours: null, hourly: null };
  if (unit === 'amount') {
    if (amount == null) throw Problem.at('amount', refusal('payroll.amount_needed'));
    return { ...none, amount };
  }
  if (unit === 'percent') {
    if (rate == null) throw Problem.at('rate', refusal('payroll.rate_needed'));
    return { ...none, rate };
  }
  if (hours == null || hourly == null)
    throw Problem.at(hours == null ? 'hours' : 'hourly', refusal('payroll.hours_needed'));
  return { ...none, hours, hourly };
}
