import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';
import { useAmounts } from '../../i18n/use-amounts';
import { costOf, type Leave } from '../leave';
import { useLeaveLength } from '../use-leave-length';
import classes from './days-used.module.css';

/** Without a policy nothing is used: then the days of the calendar, quieter. */
export function DaysUsed({ of: leave, inWords = false }: { of: Leave; inWords?: boolean }) {
  const amounts = useAmounts();
  const lengthOf = useLeaveLength();
  const used = costOf(leave);
  const [amount, unit] = used === undefined ? uncounted(leave) : [used, leave.unit];
  return (
    <span className={used === undefined ? classes.uncounted : classes.used}>
      {inWords ? lengthOf(leave) : amounts.column(amount, unit)}
    </span>
  );
}

const uncounted = ({ days, minutes }: Leave): [number, LeaveUnit] =>
  minutes ? [minutes, 'minutes'] : [days, 'days'];
