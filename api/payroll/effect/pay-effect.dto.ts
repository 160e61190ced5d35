import { IdField } from '../../platform/http/fields/id-field.js';
import { MoneyField } from '../../platform/http/fields/money-field.js';
import { AssignedAmountDto } from '../components/pay-component.dto.js';

/** A salary, or a component, from a day on. */
export class PayEffectDto extends AssignedAmountDto {
  @IdField('Employee')
  employeeId: string;

  @MoneyField('Salary', { optional: true })
  salary?: number | null;

  @IdField('Component', { optional: true })
  override componentId: string;
}
