import type { DashboardAnswer } from '../../../api/contract/answers.js';
import { useText } from '../i18n/use-text';
import { CountUp } from '../ui/count-up';
import { Panel } from '../ui/panel';
import { StatCard, StatStrip } from '../ui/stat-card';
import classes from './leave-figures.module.css';
import { ProportionBar } from './proportion-bar';

interface Props {
  summary: DashboardAnswer['leaveSummary'];
  numbers: Intl.NumberFormat;
}

export function LeaveFigures({ summary, numbers }: Props) {
  const text = useText();
  return (
    <section className={classes.section}>
      <h2>{text('dashboard.leaveManagement')}</h2>
      <Panel>
        <StatStrip phone="pairs">
          <StatCard glyph="total" label={text('dashboard.leaveApplied')} caption={text('dashboard.totalRequests')}>
            <CountUp value={summary.appliedFor} format={numbers} />
          </StatCard>
          <StatCard glyph="approved" label={text('dashboard.leaveApproved')} caption={text('dashboard.approvedRequests')}>
            <CountUp value={summary.approved} format={numbers} />
          </StatCard>
          <StatCard glyph="pending" label={text('dashboard.leavePending')} caption={text('dashboard.awaitingReview')}>
            <CountUp value={summary.pending} format={numbers} />
          </StatCard>
          <StatCard glyph="rejected" label={text('dashboard.leaveRejected')} caption={text('dashboard.rejectedRequests')}>
            <CountUp value={summary.rejected} format={numbers} />
          </StatCard>
        </StatStrip>
        <ProportionBar {...summary} />
      </Panel>
    </section>
  );
}
