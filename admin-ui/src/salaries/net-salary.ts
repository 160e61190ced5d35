import { minorUnits } from '../../../api/contract/money.js';
import { plainAmount } from '../forms/plain-amount';

/** In minor units; an empty field is 0, an invalid amount is undefined. */
export interface Pay {
  basic: number | undefined;
  allowances: number | undefined;
  deductions: number | undefined;
  net: number | undefined;
}

const minor = (typed = '') => (typed ? minorUnits(plainAmount(typed)) : 0);

export function payOf(...fields: [basic?: string, allowances?: string, deductions?: string]): Pay {
  const [basic, allowances, deductions] = fields.map(minor);
  const valid = basic !== undefined && allowances !== undefined && deductions !== undefined;
  return {
    basic,
    allowances,
    deductions,
    net: valid ? basic + allowances - deductions : undefined,
  };
}
