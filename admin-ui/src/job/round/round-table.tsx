import { type FocusEvent, memo, useLayoutEffect, useRef } from 'react';
import { addDays, isCalendarDate } from '../../../../api/contract/calendar-date.js';
import type { JobPersonEffect } from '../../../../api/contract/job/job-changes.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { focusIfLost } from '../../ui/focus-if-lost';
import { ROUND_GROUPS, roundGroups } from './round-groups';
import { RoundRow, type TableEntries } from './round-row';
import classes from './salary-round.module.css';

interface Props extends TableEntries {
  of: JobPersonEffect[];
  from: string;
  busy: boolean;
}

/** As it was while the rule or the reason is typed: it may have a thousand rows. */
export const RoundTable = memo(function RoundTable({ of: people, from, busy, ...entries }: Props) {
  const text = useText();
  const { dayAndMonth } = useDates();
  const groups = roundGroups(people);
  const isDay = isCalendarDate(from);
  return (
    <table
      className={classes.table}
      aria-label={text('salaryRound.table')}
      aria-busy={busy}
      {...useFocusOfRow(people)}
    >
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{text('salaryRound.takesPart')}</span>
          </th>
          <th scope="col">{text('salaryRound.person')}</th>
          <th scope="col" className={classes.number}>
            {isDay && dayAndMonth(addDays(from, -1))}
          </th>
          <th scope="col" className={classes.number}>
            {isDay && text('salaryRound.fromDay', { date: dayAndMonth(from) })}
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
            <RoundRow key={person.employee._id} of={person} {...entries} />
          ))}
        </tbody>
      ))}
    </table>
  );
});

/** A row that goes to another group is drawn anew; the focus goes with it. */
function useFocusOfRow(people: JobPersonEffect[]) {
  const table = useRef<HTMLTableElement>(null);
  const focused = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focused.current) focusIfLost(table.current?.querySelector(focused.current) ?? null);
  }, [people]);
  return {
    ref: table,
    onFocus({ target }: FocusEvent) {
      const person = target.closest('tr')?.dataset.person;
      const input = target.matches('[type=checkbox]') ? '[type=checkbox]' : '[inputmode]';
      focused.current = person && `[data-person="${person}"] ${input}`;
    },
    onBlur() {
      focused.current = undefined;
    },
  };
}
