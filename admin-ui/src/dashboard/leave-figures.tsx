import type { DashboardResponse } from '../../../api/contract/dashboard-responses.js';
import { useText } from '../i18n/use-text';
import { Panel } from '../ui/layout/panel';
import { StatCard, StatStrip } from '../ui/layout/stat-card';
import { Figure } from './figure';
import classes from './leave-figures.module.css';

type Shares = Record<'approved' | 'pending' | 'rejected' | 'cancelled', number>;

const ORDER = ['approved', 'pending', 'rejected', 'cancelled'] as const;

/** Hidden from screen readers, because the cards above and the line beneath have the numbers. */
function ProportionBar(shares: Shares) {
  const present = ORDER.filter((status) => shares[status] > 0);
  return (
    <div className={classes.bar} aria-hidden="true">
      {present.map((status) => (
        <span key={status} className={classes[status]} style={{ flexGrow: shares[status] }} />
      ))}
      {present.length === 0 && <span className={classes.none} />}
    </div>
  );
}

const NOTHING_YET = { approved: 0, pending: 0, rejected: 0, cancelled: 0 };

export function LeaveFigures({ data }: { data: DashboardResponse | undefined }) {
  const text = useText();
  const loading = !data;
  const summary = data?.leaveSummary as Partial<DashboardResponse['leaveSummary']> | undefined;
  const cancelled = summary?.cancelled ?? 0;
  return (
    <section className={classes.section} aria-busy={loading}>
      <h2>{text('dashboard.leaveManagement')}</h2>
      <Panel>
        <StatStrip brief phone="rows">
          <StatCard
            glyph="total"
            label={text('dashboard.leaveApplied')}
            caption={text('dashboard.totalRequests')}
          >
            <Figure loading={loading} value={summary?.appliedFor} />
          </StatCard>
          <StatCard
            glyph="approved"
            label={text('dashboard.leaveApproved')}
            caption={text('dashboard.approvedRequests')}
          >
            <Figure loading={loading} value={summary?.approved} />
          </StatCard>
          <StatCard
            glyph="pending"
            label={text('dashboard.leavePending')}
            caption={text('dashboard.awaitingReview')}
          >
            <Figure loading={loading} value={summary?.pending} />
          </StatCard>
          <StatCard
            glyph="rejected"
            label={text('dashboard.leaveRejected')}
            caption={text('dashboard.rejectedRequests')}
          >
            <Figure loading={loading} value={summary?.rejected} />
          </StatCard>
        </StatStrip>
        <ProportionBar {...NOTHING_YET} {...summary} />
        {cancelled > 0 && (
          <p className={classes.rest}>{text('dashboard.alsoCancelled', { count: cancelled })}</p>
        )}
      </Panel>
    </section>
  );
}
