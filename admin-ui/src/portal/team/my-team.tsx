import { Suspense, useEffect, useState } from 'react';
import { useText, type Text } from '../../i18n/use-text';
import { useApprovals } from '../../api/use-approvals';
import { useTeam } from '../../api/use-team';
import { NotFound } from '../../shell/not-found';
import { PageHead } from '../../ui/layout/page-head';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { screenChunk } from '../../ui/layout/screen-chunk';
import { Skeleton } from '../../ui/feedback/skeleton';
import { whenIdle } from '../../ui/when-idle';
import { DeputyChoice } from './deputy-choice';
import classes from './my-team.module.css';
import { TeamList } from './team-list';
import { TeamTabs } from './team-tabs';
import { useWaitingRequests } from '../../api/use-waiting-requests';
import { WaitingRequests } from './waiting-requests';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/my-team';
import type { TeamMemberRecord } from '../../../../api/contract/leave/approval-responses.js';

export const messages = catalogueOf({ 'my-team': english });

const comingUp = screenChunk(() => import('./team-coming-up'));

/** For those who decide the leave of others. */
export default function MyTeam() {
  const approvals = useApprovals();
  return approvals === false ? <NotFound /> : <Page />;
}

function Page() {
  const text = useText();
  const waiting = useWaitingRequests();
  const team = useTeam();
  return (
    <>
      <PageHead brief title={text('myTeam.title')}>
        {team.data
          ? teamSummary(text, team.data)
          : !team.error && <Skeleton width={200} height={20} />}
      </PageHead>
      <TeamTabs />
      <WaitingRequests {...waiting} />
      {/* Nothing on the screen may move, and the height of the parts above is unknown before they arrive. */}
      <div className={classes.below} data-waiting={!waiting.data && !waiting.error}>
        <TeamList {...team} />
        <div className={classes.below} data-waiting={!team.data && !team.error}>
          <DeputyChoice />
          <ComingUp />
        </div>
      </div>
    </>
  );
}

/** When the browser is idle, below all that a manager comes for. */
function ComingUp() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    idle && (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <comingUp.Screen />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

/** 8 people report to you. No one is away today. Undefined for somebody who only decides for others. */
function teamSummary(text: Text, team: readonly TeamMemberRecord[]): string | undefined {
  const direct = team.filter((member) => member.direct);
  if (direct.length === 0) return undefined;
  const away = direct.filter(({ awayUntil }) => awayUntil !== null).length;
  return [
    text('myTeam.reports', { count: direct.length }),
    away === 0 ? text('myTeam.noneAway') : text('myTeam.away', { count: away }),
  ].join(' ');
}
