import { useText } from '../i18n/use-text';
import { Panel } from '../ui/panel';
import { Skeleton } from '../ui/skeleton';
import { Spinner } from '../ui/spinner';
import { StatCard, StatStrip } from '../ui/stat-card';
import classes from './dashboard-skeleton.module.css';
import sections from './leave-figures.module.css';
import { ProportionBar } from './proportion-bar';

/** The words are known already; only the numbers are waited for. */
export function DashboardSkeleton() {
  const text = useText();
  const number = <Skeleton width={96} height={28} />;
  return (
    <div className={classes.loading} aria-busy="true">
      <span className={classes.spinner}>
        <Spinner label={text('dashboard.loading')} size={28} />
      </span>
      <Panel>
        <StatStrip phone="stack">
          <StatCard label={text('dashboard.totalEmployees')} caption={text('dashboard.activeWorkforce')}>
            {number}
          </StatCard>
          <StatCard label={text('dashboard.totalDepartments')} caption={text('dashboard.organizationalUnits')}>
            {number}
          </StatCard>
          <StatCard label={text('dashboard.monthlySalary')} caption={text('dashboard.totalPayroll')}>
            {number}
          </StatCard>
        </StatStrip>
      </Panel>
      <section className={sections.section}>
        <h2>{text('dashboard.leaveManagement')}</h2>
        <Panel>
          <StatStrip phone="pairs">
            <StatCard glyph="total" label={text('dashboard.leaveApplied')} caption={text('dashboard.totalRequests')}>
              {number}
            </StatCard>
            <StatCard glyph="approved" label={text('dashboard.leaveApproved')} caption={text('dashboard.approvedRequests')}>
              {number}
            </StatCard>
            <StatCard glyph="pending" label={text('dashboard.leavePending')} caption={text('dashboard.awaitingReview')}>
              {number}
            </StatCard>
            <StatCard glyph="rejected" label={text('dashboard.leaveRejected')} caption={text('dashboard.rejectedRequests')}>
              {number}
            </StatCard>
          </StatStrip>
          <ProportionBar approved={0} pending={0} rejected={0} />
        </Panel>
      </section>
    </div>
  );
}
