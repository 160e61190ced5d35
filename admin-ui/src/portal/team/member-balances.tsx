import { lazy, Suspense } from 'react';
import { CalendarPlus } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { TeamMemberRecord } from '../../../../api/contract/leave/approval-responses.js';
import type { LeaveBalanceRecord } from '../../../../api/contract/leave/leave-balances.js';
import { barOf, freeOf } from '../../balances/balance-parts';
import { useApi } from '../../api/use-api';
import { useToday } from '../../api/use-today';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useAmounts } from '../../i18n/use-amounts';
import { useText } from '../../i18n/use-text';
import { portalPath } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { DaysBar } from '../../ui/days-bar/days-bar';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { screenChunk } from '../../ui/layout/screen-chunk';
import classes from './member-balances.module.css';

// With its form, which nobody needs before a row is opened.
const CancelNextLeave = lazy(() => import('./cancel-next-leave'));

const Timeline = screenChunk(() => import('../../job/own-timeline')).Screen;

export function MemberBalances({ of: member }: { of: TeamMemberRecord }) {
  const { _id, userId, name } = member;
  const text = useText();
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['leaveBalances', 'my team', _id],
    queryFn: () => api.teamBalances(_id),
  });
  return (
    <div className={classes.balances}>
      {!data && error && (
        <LoadFailed onRetry={refetch}>{text('myTeam.people.balancesFailed')}</LoadFailed>
      )}
      {!data && !error && <Skeleton width="100%" height={64} />}
      {data?.length === 0 && <p>{text('myTeam.people.noBalances')}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((balance) => (
            <TypeBalance key={balance.leaveType._id} of={balance} />
          ))}
        </ul>
      )}
      <div className={classes.actions}>
        <ButtonLink to={portalPath.addLeaveFor(userId)} icon={CalendarPlus}>
          {text('myTeam.people.addLeave')}
          <span className="visually-hidden"> {name}</span>
        </ButtonLink>
        <Suspense fallback={null}>
          <CancelNextLeave of={member} />
        </Suspense>
      </div>
      <Suspense fallback={null}>
        <Timeline folded employee={_id} />
      </Suspense>
    </div>
  );
}

function TypeBalance({ of: balance }: { of: LeaveBalanceRecord }) {
  const text = useText();
  const amounts = useAmounts();
  const today = useToday();
  const {
    leaveType: { name, unit },
    tracked,
    taken,
  } = balance;
  const shown = tracked ? freeOf(balance) : taken;
  const type = leaveTypeName(text, name);
  return (
    <li>
      <span className={classes.figure} data-negative={shown < 0}>
        <span>{type}</span>
        <b>
          {text(tracked ? 'myTeam.people.left' : 'myTeam.people.taken', {
            amount: amounts.words(shown, unit),
            count: amounts.count(Math.abs(shown), unit),
          })}
        </b>
      </span>
      {today && <DaysBar parts={barOf(balance, today)} unit={unit} size="M" label={type} />}
    </li>
  );
}
