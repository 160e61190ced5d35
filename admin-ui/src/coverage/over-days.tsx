import type { CoverageOutlookDay } from '../../../api/contract/leave/coverage.js';
import { useDates } from '../i18n/use-dates';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';
import { sameDays, type SameDays } from './outlook-days';
import classes from './rule-form.module.css';

const LISTED = 6;
const NAMED = 4;

/** The days above the limit with the people who are away. */
export function OverDays({ days }: { days: CoverageOutlookDay[] }) {
  const text = useText();
  const list = useListText();
  const { weekday, span } = useDates();
  const all = sameDays(days);
  const listed = all.slice(0, LISTED);
  const last = listed.at(-1)?.last ?? '';
  const more = days.filter(({ day }) => day > last).length;
  return (
    <ul className={classes.days}>
      {listed.map((same) => (
        <li key={same.first}>
          <span>
            {same.first === same.last ? weekday(same.first) : span(same.first, same.last)}
          </span>
          <span>
            <b>{text('coverage.outlook.away', { count: same.away })}</b> {names(same)}
          </span>
        </li>
      ))}
      {more > 0 && <li>{text('coverage.outlook.moreDays', { count: more })}</li>}
    </ul>
  );

  function names({ names: known, away }: SameDays): string {
    const shown = known.length > NAMED + 1 ? known.slice(0, NAMED) : known;
    const others = away - shown.length;
    return list(others > 0 ? [...shown, text('coverage.outlook.more', { count: others })] : shown);
  }
}
