import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { DAYS_TAKEN_STATUSES } from '../../../../api/contract/leave/leave-statuses.js';
import { ApprovalSteps } from '../../approval/approval-steps';
import { hasSteps } from '../../approval/leave-in-steps';
import { officePath } from '../../paths';
import { RecordMissing } from '../../forms/record-missing';
import { useAmounts } from '../../i18n/use-amounts';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { PersonPhoto } from '../../people/person-photo';
import { useNumbers } from '../../api/config';
import { Breadcrumb } from '../../ui/layout/page-head';
import { Panel } from '../../ui/layout/panel';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Spinner } from '../../ui/feedback/spinner';
import { StatCard, StatStrip } from '../../ui/layout/stat-card';
import { usePageTitle } from '../../ui/layout/use-page-title';
import { BalanceCard } from './balance-card';
import { Decision } from '../decision/decision';
import { DepartmentCoverage } from './department-coverage';
import { costOf, isChanged, isPending, type Leave, statusOf } from '../leave';
import classes from './leave-detail.module.css';
import { LeaveHistory } from './leave-history';
import { LeavePlace } from './leave-place';
import { LeaveStatus } from '../leave-status';
import { LeaveYear } from '../year/leave-year';
import { useRequester } from '../use-requester';
import { CostDays } from '../../leave-cost/cost-days';
import { catalogueOf } from '../../i18n/catalogue';
import * as audit from '../../i18n/en/audit';
import * as teamCalendar from '../../i18n/en/team-calendar';

export const messages = catalogueOf({ audit, 'team-calendar': teamCalendar });

export default function LeaveDetail() {
  const { id = '' } = useParams();
  const { data: leave, error, isPending: isLoading, refetch } = useGetOne<Leave>('leaves', { id });
  if (isLoading) return <LeaveDetailSkeleton />;
  if (!leave) return <Missing failure={error} onTryAgain={() => void refetch()} />;
  return <Request key={id} leave={leave} />;
}

function Request({ leave }: { leave: Leave }) {
  const text = useText();
  const { id, name, department } = useRequester()(leave);
  return (
    <>
      <LeaveHead leave={leave} />
      <LeaveFacts leave={leave} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <section>
            <h2>{text('leaves.reason')}</h2>
            <p className={classes.reason}>{leave.reason || text('app.notAvailable')}</p>
          </section>
          {leave.standIn && (
            <section>
              <h2>{text('approval.standIn')}</h2>
              <p className={classes.reason}>
                <bdi>{leave.standIn.name}</bdi>
              </p>
            </section>
          )}
          <LeaveCostList leave={leave} />
          {department.id && DAYS_TAKEN_STATUSES.includes(statusOf(leave)) && (
            <DepartmentCoverage leave={leave} department={{ ...department, id: department.id }} />
          )}
          {id && <LeaveYear leave={leave} employee={id} />}
        </div>
        <aside aria-label={text('leaves.aside')}>
          <Decision leave={leave} />
          {id && isPending(leave) && <BalanceCard leave={leave} employee={id} />}
          {hasSteps(leave) && (
            <div className={classes.approval}>
              <ApprovalSteps of={leave} requester={name} />
            </div>
          )}
          <LeaveHistory leave={leave} />
        </aside>
      </div>
    </>
  );
}

function Missing(failed: { failure: unknown; onTryAgain: () => void }) {
  const text = useText();
  return (
    <RecordMissing
      level="h1"
      {...failed}
      title={text('leaves.notFound')}
      back={{ to: officePath.leaves, label: text('leaves.title') }}
    />
  );
}

function LeaveDetailSkeleton() {
  const text = useText();
  return (
    <div className={classes.skeleton}>
      <span className={classes.spinner}>
        <Spinner label={text('app.loadingMore')} size={28} />
      </span>
      <Skeleton width={160} />
      <Skeleton width={240} height={48} />
      <Skeleton width="100%" height={82} />
      <div>
        <Skeleton width="90%" height={96} />
        <Skeleton width="100%" height={220} />
      </div>
    </div>
  );
}

function LeaveFacts({ leave }: { leave: Leave }) {
  const { leaveType, startDate, endDate, startsAt, endsAt, days, minutes, unit } = leave;
  const cost = costOf(leave);
  const text = useText();
  const { weekday } = useDates();
  const numbers = useNumbers();
  const amounts = useAmounts();
  const facts: [string, string][] = [
    [text('leaves.type'), leaveTypeName(text, leaveType)],
    [
      text('leaves.start'),
      startsAt === 'noon'
        ? text('leaveCost.startsAtNoon', { date: weekday(startDate) })
        : weekday(startDate),
    ],
    [
      text('leaves.end'),
      endsAt === 'noon'
        ? text('leaveCost.endsAtNoon', { date: weekday(endDate) })
        : weekday(endDate),
    ],
    lengthFact(),
  ];

  /** Where a policy holds, the cost is the only number. */
  function lengthFact(): [string, string] {
    if (cost !== undefined)
      return [
        text(unit === 'days' ? 'leaveCost.cost' : 'leaveCost.hoursUsed'),
        amounts.words(cost, unit),
      ];
    return minutes
      ? [text('leaveCost.duration'), amounts.words(minutes, 'minutes')]
      : [text('leaves.days'), numbers.format(days)];
  }

  return (
    <Panel>
      <StatStrip compact phone="rows">
        {facts.map(([label, value]) => (
          <StatCard key={label} word label={label}>
            {value}
          </StatCard>
        ))}
      </StatStrip>
    </Panel>
  );
}

function LeaveHead({ leave }: { leave: Leave }) {
  const text = useText();
  const { name, image, number, department } = useRequester()(leave);
  usePageTitle(text('leaves.request', { name }));
  return (
    <header>
      <Breadcrumb to={officePath.leaves} label={text('navigation.leave')} current={name} />
      <div className={classes.head}>
        <PersonPhoto name={name} image={image} size="l" />
        <div>
          <div className={classes.named}>
            <h1>
              <bdi>{name}</bdi>
            </h1>
            <LeaveStatus of={leave.status} changed={isChanged(leave)} />
            <LeavePlace leave={leave} />
          </div>
          <p>
            <bdi>{number}</bdi>, <bdi>{department.name}</bdi>
          </p>
        </div>
      </div>
    </header>
  );
}

/** Renders nothing where no policy holds. */
function LeaveCostList({ leave }: { leave: Leave }) {
  const { costByDay, unit, minutes } = leave;
  const text = useText();
  if (costOf(leave) === undefined || !costByDay) return null;
  return (
    <section>
      <h2>{text('leaveCost.dayByDay')}</h2>
      <CostDays days={costByDay} unit={unit} inMinutes={minutes !== null} />
    </section>
  );
}
