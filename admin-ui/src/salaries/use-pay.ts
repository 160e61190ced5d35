import { useWatch } from 'react-hook-form';
import { amount } from '../../../api/contract/money.js';
import { useMoney } from '../api/config';
import { payOf } from './net-salary';

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
