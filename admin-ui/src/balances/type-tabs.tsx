import { Link } from 'react-router';
import type { LeaveBalanceRecord } from '../../../api/contract/leave/leave-balances.js';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useAmounts } from '../i18n/use-amounts';
import { useText } from '../i18n/use-text';
import { freeOf } from './balance-parts';
import { useCurrentInView } from '../ui/layout/use-current-in-view';
import classes from './type-tabs.module.css';

interface Props {
  balances: LeaveBalanceRecord[];
  chosen: LeaveBalanceRecord;
  /** The address with this type. */
  search: (type: string) => string;
}

export function TypeTabs({ balances, chosen, search }: Props) {
  const text = useText();
  const amounts = useAmounts();
  const tabs = useCurrentInView(chosen.leaveType._id);
  return (
    <nav ref={tabs} className={classes.tabs} aria-label={text('balances.ledger.types')}>
      {balances.map((balance) => {
        const { leaveType, tracked, taken } = balance;
        return (
          <Link
            key={leaveType._id}
            to={{ search: search(leaveType._id) }}
            replace
            aria-current={balance === chosen ? 'page' : undefined}
          >
            {leaveTypeName(text, leaveType.name)}{' '}
            <b>{amounts.plain(tracked ? freeOf(balance) : taken, leaveType.unit)}</b>
          </Link>
        );
      })}
    </nav>
  );
}
