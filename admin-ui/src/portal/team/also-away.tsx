import type { WaitingLeaveRecord } from '../../../../api/contract/leave/approval-responses.js';
import { useListText } from '../../i18n/use-list-text';
import { useText } from '../../i18n/use-text';
import classes from './also-away.module.css';

const NAMED = 4;

/** Names only: type and reason of others are private. */
export function AlsoAway({ of: { alsoAway, leave } }: { of: WaitingLeaveRecord }) {
  const text = useText();
  const list = useListText();
  const names = [...new Set(alsoAway.map(({ name }) => name))];
  const more = names.length - NAMED;

  function said(): string {
    if (names.length === 0)
      return text('myTeam.waiting.noneAway', { department: leave.employeeId.department.dep_name });
    if (more <= 1) return text('myTeam.waiting.alsoAway', { names: list(names) });
    return text('myTeam.waiting.alsoAwayMore', {
      names: names.slice(0, NAMED).join(', '),
      count: more,
    });
  }

  return <p className={classes.away}>{said()}</p>;
}
