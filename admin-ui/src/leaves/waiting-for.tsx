import { useDates } from '../i18n/use-dates';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';
import type { Leave } from './leave';
import classes from './waiting-for.module.css';

const NAMED = 2;

/** Whom a pending request waits for, and since when. Nothing for others. */
export function WaitingFor({ leave }: { leave: Leave }) {
  const text = useText();
  const { dayOf } = useDates();
  const either = useListText('disjunction');
  const { waitingFor = [], waitingForHr, waitingSince } = leave;
  const names = [...waitingFor, ...(waitingForHr ? [text('approval.hr')] : [])];
  const [first = ''] = names;
  if (!waitingSince || names.length === 0) return null;
  return (
    <span className={classes.waiting}>
      <bdi>{names.length > NAMED ? text('approval.more', { name: first, count: names.length - 1 }) : either(names)}</bdi> <small>{text('approval.since', { date: dayOf(waitingSince) })}</small>
    </span>
  );
}
