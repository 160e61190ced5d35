import { useId } from 'react';
import type { TeamMemberRecord } from '../../../../api/contract/leave/approval-responses.js';
import type { useTeam } from '../../api/use-team';
import { useToday } from '../../api/use-today';
import { useText } from '../../i18n/use-text';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { SevenDayNames } from './seven-days';
import { TeamMember } from './team-member';
import classes from './team-list.module.css';
import { useWeekAhead } from './use-week-ahead';

/** Direct reports, then theirs under the name of their approver. Nothing for somebody without reports. */
export function TeamList({
  data,
  error,
  refetch,
}: Pick<ReturnType<typeof useTeam>, 'data' | 'error' | 'refetch'>) {
  const text = useText();
  const id = useId();
  const today = useToday();
  const weekOf = useWeekAhead();
  if (data?.length === 0) return null;
  return (
    <section className={classes.team} aria-labelledby={id}>
      <h2 id={id}>{text('myTeam.people.title')}</h2>
      {!data && error && <LoadFailed onRetry={refetch}>{text('myTeam.failed')}</LoadFailed>}
      {!data && !error && <Skeleton width="100%" height={180} />}
      {data && (
        <div className={classes.head} aria-hidden="true">
          <span>{text('myTeam.people.name')}</span>
          {today && <SevenDayNames from={today} />}
          <span>{text('myTeam.people.nextAway')}</span>
        </div>
      )}
      {data && <Members of={data.filter(({ direct }) => direct)} weekOf={weekOf} />}
      {groupsOf(data ?? []).map(([approver, members]) => (
        <div key={approver}>
          <h3>{text('myTeam.people.reportsOf', { name: approver })}</h3>
          <Members of={members} weekOf={weekOf} />
        </div>
      ))}
    </section>
  );
}

function Members({
  of: members,
  weekOf,
}: {
  of: TeamMemberRecord[];
  weekOf: ReturnType<typeof useWeekAhead>;
}) {
  return (
    <ul className={classes.members}>
      {members.map((member) => (
        <TeamMember key={member._id} of={member} week={weekOf(member._id)} />
      ))}
    </ul>
  );
}

function groupsOf(team: readonly TeamMemberRecord[]): [string, TeamMemberRecord[]][] {
  const groups = new Map<string, TeamMemberRecord[]>();
  for (const member of team)
    if (!member.direct)
      groups.set(member.approver ?? '', [...(groups.get(member.approver ?? '') ?? []), member]);
  return [...groups];
}
