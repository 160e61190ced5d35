import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../api/use-api';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useText } from '../../i18n/use-text';
import { useLeaveLength } from '../../leaves/use-leave-length';
import { useLeaveSpan } from '../../leaves/use-leave-span';
import { portalPath } from '../../paths';
import { PersonPhoto } from '../../people/person-photo';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Panel } from '../../ui/layout/panel';
import { useMyTeam } from '../use-my-team';
import classes from './waiting-for-you.module.css';

const SHOWN = 3;

/** First on the home of who decides, and only while something waits. */
export function WaitingForYou() {
  const text = useText();
  const id = useId();
  const { waiting } = useMyTeam();
  if (waiting === 0) return null;
  return (
    <section className={classes.waiting} aria-labelledby={id}>
      <header>
        <h2 id={id}>{text('portal.waiting.title')}</h2>
        <Link to={portalPath.team}>{text('portal.waiting.all', { count: waiting })}</Link>
      </header>
      <Panel>
        <Requests rows={Math.min(waiting, SHOWN)} />
      </Panel>
    </section>
  );
}

function Requests({ rows }: { rows: number }) {
  const text = useText();
  const api = useApi();
  const spanOf = useLeaveSpan();
  const lengthOf = useLeaveLength();
  const { data } = useQuery({
    queryKey: ['leaves', 'waiting'],
    queryFn: () => api.waitingLeave(),
  });
  if (!data) return <Skeleton width="100%" height={rows * 60} />;
  return (
    <ul>
      {data.waiting.slice(0, SHOWN).map(({ leave }) => (
        <li key={leave._id} className={classes.request}>
          <PersonPhoto
            name={leave.employeeId.userId.name}
            image={leave.employeeId.userId.profileImage}
            size="m"
          />
          <span>
            <Link className={classes.link} to={portalPath.teamRequest(leave._id)}>
              <bdi>{leave.employeeId.userId.name}</bdi>
            </Link>
            <small>
              {text('portal.waiting.request', {
                type: leaveTypeName(text, leave.leaveType),
                span: spanOf(leave),
              })}
            </small>
          </span>
          <b>{lengthOf(leave)}</b>
        </li>
      ))}
    </ul>
  );
}
