import type { CoverageBreachRecord } from '../../../api/contract/coverage.js';
import { useText } from '../i18n/use-text';
import { useDaysText } from '../team-calendar/use-days-text';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import classes from './department-coverage.module.css';

/** 3 away on 15 and 16 Dec. ‘December cover’ allows 2. */
export function CoverageNote({ breaches }: { breaches: readonly CoverageBreachRecord[] }) {
  const text = useText();
  const daysText = useDaysText('short');
  return (
    <ul className={classes.breaches}>
      {breaches.map(({ rule, maxAway, block, days }) => (
        <li key={rule}>
          <span className={classes.flag} data-block={block}>
            <StatusGlyph of="negative" />
            {text('teamCalendar.breach', { count: Math.max(...days.map(({ away }) => away)), days: daysText(days.map(({ day }) => day)) })}
          </span>
          {text('teamCalendar.breachAllows', { rule, max: maxAway })}
        </li>
      ))}
    </ul>
  );
}
