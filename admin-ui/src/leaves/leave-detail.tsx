import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { address } from '../addresses';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { usePageTitle } from '../ui/use-page-title';
import { AlsoAway } from './also-away';
import { Decision } from './decision';
import type { Leave } from './leave';
import classes from './leave-detail.module.css';
import { LeaveDetailSkeleton } from './leave-detail-skeleton';
import { LeaveFacts } from './leave-facts';
import { LeaveHead } from './leave-head';
import { LeaveHistory } from './leave-history';
import { LeaveYear } from './leave-year';

export default function LeaveDetail() {
  const { id = '' } = useParams();
  const { data: leave, error, isPending } = useGetOne<Leave>('leaves', { id });
  if (isPending) return <LeaveDetailSkeleton />;
  if (!leave) return <Missing failure={error} />;
  return <Request key={id} leave={leave} />;
}

function Request({ leave }: { leave: Leave }) {
  const text = useText();
  return (
    <>
      <LeaveHead leave={leave} />
      <LeaveFacts leave={leave} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <section>
            <h2>{text('leaves.reason')}</h2>
            <p className={classes.reason}>{leave.reason}</p>
          </section>
          <AlsoAway leave={leave} />
          <LeaveYear leave={leave} />
        </div>
        <aside aria-label={text('leaves.aside')}>
          <Decision leave={leave} />
          <LeaveHistory leave={leave} />
        </aside>
      </div>
    </>
  );
}

function Missing({ failure }: { failure: unknown }) {
  const text = useText();
  usePageTitle(text('leaves.notFound'));
  return <RecordMissing level="h1" failure={failure} title={text('leaves.notFound')} back={{ to: address.leaves, label: text('leaves.title') }} />;
}
