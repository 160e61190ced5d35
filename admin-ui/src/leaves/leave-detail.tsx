import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { address } from '../addresses';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { AlsoAway } from './also-away';
import { Decision } from './decision';
import type { Leave } from './leave';
import classes from './leave-detail.module.css';
import { LeaveDetailSkeleton } from './leave-detail-skeleton';
import { LeaveFacts } from './leave-facts';
import { LeaveHead } from './leave-head';
import { LeaveHistory } from './leave-history';
import { LeaveYear } from './leave-year';
import { useRequester } from './use-requester';

export { auditWords as words } from '../audit/audit-words';

export default function LeaveDetail() {
  const { id = '' } = useParams();
  const { data: leave, error, isPending, refetch } = useGetOne<Leave>('leaves', { id });
  if (isPending) return <LeaveDetailSkeleton />;
  if (!leave) return <Missing failure={error} onTryAgain={() => void refetch()} />;
  return <Request key={id} leave={leave} />;
}

function Request({ leave }: { leave: Leave }) {
  const text = useText();
  const { id, department } = useRequester()(leave);
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
          {department.id && <AlsoAway leave={leave} department={{ ...department, id: department.id }} />}
          {id && <LeaveYear leave={leave} employee={id} />}
        </div>
        <aside aria-label={text('leaves.aside')}>
          <Decision leave={leave} />
          <LeaveHistory leave={leave} />
        </aside>
      </div>
    </>
  );
}

function Missing(failed: { failure: unknown; onTryAgain: () => void }) {
  const text = useText();
  return <RecordMissing level="h1" {...failed} title={text('leaves.notFound')} back={{ to: address.leaves, label: text('leaves.title') }} />;
}
