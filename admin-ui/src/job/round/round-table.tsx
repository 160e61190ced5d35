import { addDays, isCalendarDate } from '../../../../api/contract/calendar-date.js';
import type { JobPersonEffect } from '../../../../api/contract/job/job-changes.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { ROUND_GROUPS, roundGroups } from './round-groups';
import { RoundRow } from './round-row';
import classes from './salary-round.module.css';
import type { TypedRound } from './typed-round';

interface Props {
  of: JobPersonEffect[];
  typed: TypedRound;
  type: (part: Partial<TypedRound>) => void;
  busy: boolean;
}

export function RoundTable({ of: people, typed, type, busy }: Props) {
  const text = useText();
  const { dayAndMonth } = useDates();
  const groups = roundGroups(people);
  const isDay = isCalendarDate(typed.from);
  return (
    <table className={classes.table} aria-label={text('salaryRound.table')} aria-busy={busy}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{text('salaryRound.takesPart')}</span>
          </th>
          <th scope="col">{text('salaryRound.person')}</th>
          <th scope="col" className={classes.number}>
            {isDay && dayAndMonth(addDays(typed.from, -1))}
          </th>
          <th scope="col" className={classes.number}>
            {isDay && text('salaryRound.fromDay', { date: dayAndMonth(typed.from) })}
          </th>
          <th scope="col" className={classes.number}>
            {text('salaryRound.change')}
          </th>
          <th scope="col" className={classes.number}>
            %
          </th>
          <th scope="col">{text('salaryRound.why')}</th>
        </tr>
      </thead>
      {ROUND_GROUPS.filter((group) => groups[group].length > 0).map((group) => (
        <tbody key={group}>
          <tr className={classes.group}>
            <th scope="rowgroup" colSpan={7}>
              {text(`salaryRound.groups.${group}`)} <span>{groups[group].length}</span>
            </th>
          </tr>
          {groups[group].map((person) => (
            <RoundRow key={person.employee._id} of={person} typed={typed} type={type} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
