import { minorUnits } from '../../../api/contract/money.js';
import { plainAmount } from '../forms/plain-amount';

/** The amounts of the form in minor units: nothing typed is 0, what is no amount is undefined. */
export interface Pay {
  basic: number | undefined;
  allowances: number | undefined;
  deductions: number | undefined;
  net: number | undefined;
}

const minor = (typed = '') => (typed ? minorUnits(plainAmount(typed)) : 0);

/** Of what stands in the three fields. */
export function payOf(...fields: [basic?: string, allowances?: string, deductions?: string]): Pay {
  const [basic, allowances, deductions] = fields.map(minor);
  const whole = basic !== undefined && allowances !== undefined && deductions !== undefined;
  return { basic, allowances, deductions, net: whole ? basic + allowances - deductions : undefined };
}
