import { useWatch } from 'react-hook-form';
import { amount } from '../../../api/contract/money.js';
import { useMoney } from '../api/config';
import { payOf } from './net-salary';

/** What the form comes to while it is filled in, as it is written: with a sign before what is added, taken off, or missing. */
export function usePay() {
  const money = useMoney();
  const { basic, allowances, deductions, net } = payOf(...(useWatch({ name: ['basicSalary', 'allowances', 'deductions'] }) as [string?, string?, string?]));
  const negative = net !== undefined && net < 0;
  const shown = (minor: number | undefined, sign = '') => (minor === undefined ? '–' : `${minor ? sign : ''}${money.format(amount(minor))}`);
  return {
    basic: shown(basic),
    allowances: shown(allowances, '+ '),
    deductions: shown(deductions, '− '),
    net: negative ? shown(-net, '− ') : shown(net),
    negative,
  };
}
