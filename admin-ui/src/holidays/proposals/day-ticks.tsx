import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { isWeekend } from '../../ui/calendar/weekend';
import check from '../../ui/fields/checkbox.module.css';
import classes from './day-ticks.module.css';
import type { Proposal } from './proposed';
import type { Ticks } from './use-ticks';

export function DayTicks({
  label,
  proposals,
  ticks,
}: {
  label: string;
  proposals: Proposal[];
  ticks: Ticks;
}) {
  const text = useText();
  const { weekdayShort, dayAndMonth } = useDates();
  return (
    <ul className={classes.days} aria-label={label}>
      {proposals.map((proposal) => {
        const { day, half, name, kind } = proposal;
        const notes = [
          half && text(`holidays.halves.${half}`),
          isWeekend(day) && text('holidays.weekend'),
          kind && kind !== 'public' && text(`holidays.kinds.${kind}`),
        ].filter(Boolean);
        return (
          <li key={day}>
            <label className={`${check.check} ${classes.day}`}>
              <input
                type="checkbox"
                checked={ticks.isTicked(proposal)}
                onChange={({ target }) => ticks.tick(day, target.checked)}
              />
              <time dateTime={day}>
                {weekdayShort(day)} {dayAndMonth(day)}
              </time>
              <span>
                <bdi>{name}</bdi> {notes.length > 0 && <small>{notes.join(', ')}</small>}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
