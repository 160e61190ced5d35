import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTeamCalendar, type LoadedCalendar } from '../../api/use-team-calendar';
import { serverErrorText } from '../../api/use-notify-error';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { CalendarTimeline } from '../../team-calendar/calendar-timeline';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import { useWidth } from '../../ui/layout/use-width';
import { awayInSpan, daysAround } from './coverage-days';
import classes from './department-coverage.module.css';
import { isPending, type Leave } from '../leave';
import { useRequester } from '../use-requester';
import type { CoverageBreachRecord } from '../../../../api/contract/leave/coverage.js';
import { CoverageFlag } from '../../leave-cost/coverage-flag';
import { inCoverageOrder } from '../../leave-cost/coverage-order';
import { useBreachWords } from '../../leave-cost/use-breach-words';

const SHOWN = 9;
const NAMES = 160;
const STEP = 20;

interface Props {
  leave: Leave;
  department: { id: string; name: string };
}

/** The others of the department who are away around a request. */
export function DepartmentCoverage({ leave, department }: Props) {
  const text = useText();
  const [measured, width] = useWidth();
  const requester = useRequester()(leave).id;
  const { startDate, endDate, coverage = [] } = leave;
  const days =
    width > 0 ? daysAround(startDate, endDate, Math.floor((width - NAMES) / STEP)) : undefined;
  const { data, error, refetch } = useTeamCalendar(
    days && { ...days, scope: 'department', department: department.id },
  );
  const { shown, away, undecided } = useMemo(
    () => awayInSpan(data?.people ?? [], requester, startDate, endDate),
    [data, requester, startDate, endDate],
  );
  const more = shown.length - SHOWN;
  return (
    <section ref={measured} className={classes.coverage} aria-busy={!data && !error}>
      <h2>{text('teamCalendar.coverageIn', { department: department.name })}</h2>
      {error && !data && (
        <LoadFailed onRetry={refetch}>{serverErrorText(error) || text('error.generic')}</LoadFailed>
      )}
      {!data && !error && <Skeleton width="100%" height={206} />}
      {data && coverage.length > 0 && <CoverageNote breaches={coverage} />}
      {data && coverage.length === 0 && isPending(leave) && (
        <SameDays
          department={department.name}
          people={data.total}
          away={away}
          undecided={undecided}
        />
      )}
      {data && shown.length > 0 && (
        <Around calendar={{ ...data, people: shown.slice(0, SHOWN) }} leave={leave} />
      )}
      {data && more > 0 && (
        <Link className={classes.more} to={officePath.teamCalendarOf(department.id, startDate)}>
          {text('leaves.more', { count: more })}
        </Link>
      )}
    </section>
  );
}

function Around({
  calendar,
  leave: { id, startDate, endDate },
}: {
  calendar: LoadedCalendar;
  leave: Leave;
}) {
  const ringed = useMemo(
    () => ({ _id: id, start: startDate, end: endDate }),
    [id, startDate, endDate],
  );
  return (
    <CalendarTimeline
      compact
      calendar={calendar}
      ringed={ringed}
      requestPath={({ _id }) => (_id === null || _id === id ? undefined : officePath.leave(_id))}
    />
  );
}

interface SameDaysProps {
  department: string;
  people: number;
  away: number;
  undecided: number;
}

function SameDays({ department, people, away, undecided }: SameDaysProps) {
  const text = useText();
  if (away === 0)
    return <p className={classes.same}>{text('leaves.nobodyAway', { department })}</p>;
  const undecidedText =
    undecided === 0
      ? '.'
      : text(undecided === away ? 'leaves.onlyUndecided' : 'leaves.undecided', {
          count: undecided,
        });
  return (
    <p className={classes.same}>
      {undecided > 0 && <StatusGlyph of="pending" />}
      <span>
        <strong>{text('leaves.sameDays', { count: away, people, department })}</strong>
        {undecidedText}
      </span>
    </p>
  );
}

/** The coverage rules that a pending request breaks. */
function CoverageNote({ breaches }: { breaches: CoverageBreachRecord[] }) {
  const { ruleText } = useBreachWords();
  return (
    <ul className={classes.breaches}>
      {inCoverageOrder(breaches).map((breach) => (
        <li key={breach.rule}>
          <CoverageFlag of={breach} /> {breach.maxAway !== 0 && <span>{ruleText(breach)}</span>}
        </li>
      ))}
    </ul>
  );
}
