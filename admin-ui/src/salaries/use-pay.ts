import { useWatch } from 'react-hook-form';
import { amount, minorUnits } from '../../../api/contract/money.js';
import { useMoney } from '../api/config';
import { plainAmount } from '../forms/plain-amount';

/** Formatted with signs; '–' for an invalid amount. */
export function usePay() {
  const money = useMoney();
  const typed = useWatch({ name: ['basicSalary', 'allowances', 'deductions'] }) as [
    string?,
    string?,
    string?,
  ];
  const { basic, allowances, deductions, net } = payOf(...typed);
  const negative = net !== undefined && net < 0;
  const format = (minor: number | undefined, sign = '') =>
    minor === undefined ? '–' : `${minor ? sign : ''}${money.format(amount(minor))}`;
  return {
    basic: format(basic),
    allowances: format(allowances, '+ '),
    deductions: format(deductions, '− '),
    net: negative ? format(-net, '− ') : format(net),
    negative,
    empty: typed.every((amount) => !amount),
  };
}

/** In minor units; an empty field is 0, an invalid amount is undefined. */
interface Pay {
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
