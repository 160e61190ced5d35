import { Link } from 'react-router';
import type { LeaveBalanceRecord } from '../../../../api/contract/leave/leave-balances.js';
import { useToday } from '../../api/use-today';
import { freeOf } from '../../balances/balance-parts';
import { useBalances } from '../../balances/use-balances';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useAmounts } from '../../i18n/use-amounts';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { Fact, Facts } from '../employee-profile-facts';
import classes from './employee-profile.module.css';

/** Working time, and each policy with what is left of it today. Nothing for those without a policy. */
export function LeaveFacts({ employee }: { employee: string }) {
  const text = useText();
  const { data } = useBalances(employee, useToday());
  const balances = data?.balances ?? [];
  if (balances.length === 0) return null;
  const pattern = balances.find((one) => one.pattern)?.pattern;
  return (
    <Facts title={text('employees.balance.title')}>
      <Fact label={text('employees.balance.workingTime')}>
        {pattern ? (
          <Link to={officePath.workingTime}>{pattern.name}</Link>
        ) : (
          text('employees.firstLeave.week')
        )}
      </Fact>
      {balances.map((balance) => (
        <Fact
          key={balance.leaveType._id}
          label={leaveTypeName(text, balance.leaveType.name)}
          note={
            <small className={classes.policy}>
              {text('employees.balance.policy', { name: balance.policy.name })}
            </small>
          }
        >
          <Link to={officePath.leaveBalanceOf(employee, balance.leaveType._id)}>
            <Left of={balance} />
          </Link>
        </Fact>
      ))}
    </Facts>
  );
}

function Left({ of: balance }: { of: LeaveBalanceRecord }) {
  const text = useText();
  const amounts = useAmounts();
  const { tracked, taken, leaveType } = balance;
  const amount = tracked ? freeOf(balance) : taken;
  return text(tracked ? 'employees.balance.left' : 'employees.balance.taken', {
    amount: amounts.words(amount, leaveType.unit),
    count: amounts.count(amount, leaveType.unit),
  });
}
