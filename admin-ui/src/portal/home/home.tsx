import { CalendarPlus } from 'lucide-react';
import { DAYS_TAKEN_STATUSES } from '../../../../api/contract/leave/leave-statuses.js';
import { portalPath } from '../../paths';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { firstName, isPending, statusOf } from '../../leaves/leave';
import { useLeaveYear } from '../../leaves/year/use-leave-year';
import { YearLegend } from '../../leaves/year/year-legend';
import { useNumbers } from '../../api/config';
import { useUser } from '../../api/session';
import { useCountedLeave } from '../../api/use-counted-leave';
import { useToday } from '../../api/use-today';
import { ButtonLink } from '../../ui/button';
import { Panel } from '../../ui/layout/panel';
import { Skeleton } from '../../ui/feedback/skeleton';
import { StatCard, StatStrip } from '../../ui/layout/stat-card';
import { usePageTitle } from '../../ui/layout/use-page-title';
import { useWidth } from '../../ui/layout/use-width';
import { YearOfDays, yearHeight } from '../../ui/calendar/year-of-days';
import { useBalances } from '../../balances/use-balances';
import { HomeBalances } from './home-balances';
import { RecentActivity } from './recent-activity';
import { UpNext } from './up-next';
import { WaitingForYou } from './waiting-for-you';
import { useOwnLeave } from '../leave/use-own-leave';
import classes from './home.module.css';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/balances';

export const messages = catalogueOf({ balances: english });

const FIGURES = [
  { of: 'total', label: 'portal.totalLeaves', glyph: 'total' },
  { of: 'pending', label: 'portal.pending', glyph: 'pending' },
  { of: 'approved', label: 'portal.approved', glyph: 'approved' },
  { of: 'rejected', label: 'portal.rejected', glyph: 'rejected' },
] as const;

function LeaveNumbers({ owner }: { owner: string }) {
  const text = useText();
  const numbers = useNumbers();
  const { summary, error } = useOwnLeave(owner);
  const cancelled =
    summary && summary.cancelled > 0
      ? text('leaveYear.cancelledCount', { count: summary.cancelled })
      : undefined;
  return (
    // The activities above come with the same answer, and are taller than what stands in for them.
    <div className={classes.numbers} data-waiting={!summary && !error}>
      <Panel>
        <StatStrip phone="pairs">
          {FIGURES.map(({ of, label, glyph }) => (
            <StatCard
              key={of}
              glyph={glyph}
              label={text(label)}
              caption={of === 'total' ? cancelled : undefined}
            >
              {summary ? numbers.format(summary[of]) : <Skeleton width={56} height={28} />}
            </StatCard>
          ))}
        </StatStrip>
      </Panel>
    </div>
  );
}

export default function Home() {
  const text = useText();
  const { longDay } = useDates();
  const user = useUser();
  const today = useToday();
  const counted = useCountedLeave();
  const withBalances = counted && typeof user?.employeeId === 'string';
  const { isPending } = useBalances(user?._id ?? '', withBalances ? today : undefined);
  usePageTitle(text('portal.dashboard'));
  if (!user) return null;
  return (
    <>
      <header className={classes.head}>
        <div>
          <p>{today && longDay(today)}</p>
          <h1>
            {text('portal.welcome', { name: firstName(user.name || text('app.userFallback')) })}
          </h1>
        </div>
        <div className={classes.actions}>
          {user.employeeId !== null && (
            <ButtonLink to={portalPath.away}>{text('portal.whoIsAway')}</ButtonLink>
          )}
          {user.role === 'employee' && (
            <ButtonLink variant="primary" to={portalPath.addLeave} icon={CalendarPlus}>
              {text('portal.requestLeave')}
            </ButtonLink>
          )}
        </div>
      </header>
      <WaitingForYou />
      {user.employeeId !== null && <UpNext owner={user._id} today={today} />}
      {withBalances && <HomeBalances owner={user._id} today={today} />}
      <div
        className={classes.below}
        data-waiting={today === undefined || (withBalances && isPending)}
      >
        <div className={classes.columns}>
          <MyYear owner={user._id} />
          <RecentActivity owner={user._id} />
        </div>
        <LeaveNumbers owner={user._id} />
      </div>
    </>
  );
}

function MyYear({ owner }: { owner: string }) {
  const text = useText();
  const dates = useDates();
  const today = useToday();
  const [measured, width] = useWidth();
  const year = Number((today ?? '0').slice(0, 4));
  const { leaves } = useLeaveYear(owner, year);
  const shown = leaves?.filter((leave) => DAYS_TAKEN_STATUSES.includes(statusOf(leave))) ?? [];
  return (
    <section ref={measured}>
      <header className={classes.yearHead}>
        <h2>{text('portal.myYear')}</h2>
        <YearLegend of={['taken', 'open', 'today']} />
      </header>
      {!leaves || !today || width === 0 ? (
        <Skeleton width="100%" height={yearHeight(width)} />
      ) : (
        <YearOfDays
          width={width}
          year={year}
          month={dates.month}
          today={today}
          spans={shown.map((leave) => ({
            start: leave.startDate,
            end: leave.endDate,
            variant: isPending(leave) ? 'open' : 'taken',
          }))}
        />
      )}
      <ul className="visually-hidden">
        {shown.map((leave) => (
          <li key={leave.id}>
            {text('leaveYear.yearRow', {
              span: dates.span(leave.startDate, leave.endDate),
              type: leaveTypeName(text, leave.leaveType),
              status: text(`leave.statuses.${statusOf(leave)}`),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
