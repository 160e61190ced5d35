import { Link } from 'react-router';
import { addDays, inclusiveDays } from '../../../api/contract/calendar-date.js';
import { DAYS_TAKEN_STATUSES } from '../../../api/contract/leave-statuses.js';
import { officePath, filtered } from '../paths';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { serverErrorText } from '../api/use-notify-error';
import { LoadFailed } from '../ui/feedback/load-failed';
import { DayStrip, stripDays, type StripRow } from '../ui/calendar/day-strip';
import { Skeleton } from '../ui/feedback/skeleton';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import { useWidth } from '../ui/layout/use-width';
import classes from './also-away.module.css';
import { CoverageNote } from './coverage-note';
import { isPending, type Leave, statusOf } from './leave';
import { type AbsentColleague, useAlsoAway } from './use-also-away';
import { useRequester } from './use-requester';

const SHOWN = 8;
const BEFORE = 6;
const LONGEST = 31;

const daysBefore = (request: number, strip: number) => Math.max(0, Math.min(BEFORE, Math.floor((strip - request) / 2)));

interface Props {
  leave: Leave;
  department: { id: string; name: string };
}

export function AlsoAway({ leave, department }: Props) {
  const text = useText();
  const dates = useDates();
  const [measured, width] = useWidth();
  const requester = useRequester();
  const { startDate, endDate, days } = leave;
  // Loads the longest possible span once; the screen width decides how much of it is drawn.
  const first = addDays(startDate, -BEFORE);
  const { people, away, undecided, absent, error, refetch } = useAlsoAway(leave, department.id, first, addDays(first, LONGEST + BEFORE - 1));

  const shownDays = stripDays(width);
  const from = addDays(startDate, -daysBefore(days, shownDays));
  const until = addDays(from, shownDays - 1);
  const others = (absent ?? []).map((one) => ({ ...one, leaves: one.leaves.filter((other) => other.startDate <= until && other.endDate >= from) })).filter((one) => one.leaves.length > 0);
  const more = others.length - SHOWN;

  const status = statusOf(leave);
  const ownRow: StripRow = {
    key: leave.id,
    name: requester(leave).name,
    description: describe(leave),
    spans: [{ start: startDate, end: endDate, variant: DAYS_TAKEN_STATUSES.includes(status) ? 'own' : 'free' }],
  };
  const rows = others.slice(0, SHOWN).map(({ id, name, leaves }: AbsentColleague): StripRow => ({
    key: id,
    name,
    description: leaves.map(describe).join(', '),
    spans: leaves.map((other) => ({ start: other.startDate, end: other.endDate, variant: isPending(other) ? 'open' : 'taken' })),
  }));

  function describe(one: Leave): string {
    return text('leaves.absence', { span: dates.span(one.startDate, one.endDate), status: text(`leave.statuses.${statusOf(one)}`) });
  }

  return (
    <section ref={measured} className={classes.away} aria-busy={!absent && !error}>
      <h2>{text('leaves.alsoAway', { department: department.name })}</h2>
      <p className={classes.span}>{dates.span(from, until)}</p>
      {leave.coverage && leave.coverage.length > 0 && <CoverageNote breaches={leave.coverage} />}
      {error && !absent && <LoadFailed className={classes.failed} onRetry={refetch}>{serverErrorText(error) || text('error.generic')}</LoadFailed>}
      {!absent && !error && <Skeleton width="100%" height={146} />}
      {absent && isPending(leave) && <SameDays department={department.name} people={people} away={away ?? 0} undecided={undecided ?? 0} />}
      {absent && width > 0 && <DayStrip width={width} from={from} days={Math.min(shownDays, inclusiveDays(from, until))} marked={{ start: startDate, end: endDate }} rows={[ownRow, ...rows]} />}
      {more > 0 && (
        <Link className={classes.more} to={filtered(officePath.leaves, { department: department.id, from, to: until })}>
          {text('leaves.more', { count: more })}
        </Link>
      )}
    </section>
  );
}

interface SameDaysProps {
  department: string;
  /** The number of employees in it; undefined while loading. */
  people: number | undefined;
  away: number;
  undecided: number;
}

function SameDays({ department, people, away, undecided }: SameDaysProps) {
  const text = useText();
  if (people === undefined) return null;
  if (away === 0) return <p className={classes.same}>{text('leaves.nobodyAway', { department })}</p>;
  const undecidedText = undecided === 0 ? '.' : text(undecided === away ? 'leaves.onlyUndecided' : 'leaves.undecided', { count: undecided });
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
