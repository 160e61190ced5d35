import type { HolidayCalendarRecord } from '../../../api/contract/working-time/working-time.js';
import { isBeingFilled } from '../api/use-working-time';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';
import { RowAction } from '../ui/button';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import classes from './calendar-gaps.module.css';

interface Props {
  calendars: HolidayCalendarRecord[];
  onShow: (shown: { calendar: string; year: number }) => void;
}

/** Calendars in use that lack a whole year, in which leave costs the holidays, too. */
export function CalendarGaps({ calendars, onShow }: Props) {
  const text = useText();
  const list = useListText();
  const gaps = calendars.flatMap((calendar) => {
    const { archived, everybody, people = 0, yearsWithout: [first] = [] } = calendar;
    return first === undefined ||
      archived ||
      isBeingFilled(calendar) ||
      (!everybody && people === 0)
      ? []
      : [{ ...calendar, first, years: (calendar.yearsWithout ?? []).map(String) }];
  });
  if (gaps.length === 0) return null;
  return (
    <ul className={classes.gaps}>
      {gaps.map(({ _id, name, first, years }) => (
        <li key={_id}>
          <StatusGlyph of="negative" />
          <div>
            <span>{text('holidays.gap', { calendar: name, years: list(years) })}</span>
            <small>{text('holidays.gapText')}</small>
          </div>
          <RowAction tone="primary" onClick={() => onShow({ calendar: _id, year: first })}>
            {text('holidays.showYear', { year: String(first) })}
            <bdi className="visually-hidden"> {name}</bdi>
          </RowAction>
        </li>
      ))}
    </ul>
  );
}
