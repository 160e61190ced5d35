import { useId } from 'react';
import type { TeamMemberRecord } from '../../../../api/contract/leave/approval-responses.js';
import type { useTeam } from '../../api/use-team';
import { useText } from '../../i18n/use-text';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { TeamMember } from './team-member';
import classes from './team-list.module.css';

/** Direct reports, then theirs under the name of their approver. Nothing for somebody without reports. */
export function TeamList({
  data,
  error,
  refetch,
}: Pick<ReturnType<typeof useTeam>, 'data' | 'error' | 'refetch'>) {
  const text = useText();
  const id = useId();
  if (data?.length === 0) return null;
  return (
    <section className={classes.team} aria-labelledby={id}>
      <h2 id={id}>{text('myTeam.people.title')}</h2>
      {!data && error && <LoadFailed onRetry={refetch}>{text('myTeam.failed')}</LoadFailed>}
      {!data && !error && <Skeleton width="100%" height={180} />}
      {data && <Members of={data.filter(({ direct }) => direct)} />}
      {groupsOf(data ?? []).map(([approver, members]) => (
        <div key={approver}>
          <h3>{text('myTeam.people.reportsOf', { name: approver })}</h3>
          <Members of={members} />
        </div>
      ))}
    </section>
  );
}

function Members({ of: members }: { of: TeamMemberRecord[] }) {
  return (
    <ul className={classes.members}>
      {members.map((member) => (
        <TeamMember key={member._id} of={member} />
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
