import type { CoverageOutlookDay } from '../../../api/contract/leave/coverage.js';
import { useDates } from '../i18n/use-dates';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';
import { CoverStrip, coverStripDays } from '../ui/charts/cover-strip';
import { useWidth } from '../ui/layout/use-width';
import { awayOn, busiestDay, daysOver, drawnDays, sameDays } from './outlook-days';
import classes from './rule-form.module.css';

const STEP = 27;

/** The days above the limit, or the busiest; the list beneath has them all. */
export function OutlookStrip({
  days,
  limit,
}: {
  days: CoverageOutlookDay[];
  limit: number | undefined;
}) {
  const text = useText();
  const list = useListText();
  const dates = useDates();
  const [measured, width] = useWidth();
  const drawn = drawnDays(days, limit, coverStripDays(width, STEP));
  const [first, last] = [drawn.at(0)?.day ?? '', drawn.at(-1)?.day ?? ''];

  function label(): string {
    const span = dates.span(first, last);
    const over =
      limit === undefined
        ? []
        : daysOver(days, limit).filter(({ day }) => day >= first && day <= last);
    if (limit !== undefined && over.length > 0)
      return text('coverage.outlook.stripOver', {
        span,
        limit,
        days: list(sameDays(over).map((same) => dates.span(same.first, same.last))),
      });
    const busiest = busiestDay(days);
    return busiest
      ? text('coverage.outlook.strip', {
          span,
          most: awayOn(busiest),
          date: dates.day(busiest.day),
        })
      : '';
  }

  return (
    <div ref={measured} className={classes.strip}>
      {width > 0 && drawn.length > 0 && (
        <CoverStrip
          label={label()}
          days={drawn}
          limit={limit}
          limitLabel={limit === undefined ? '' : text('coverage.outlook.limit', { limit })}
          step={STEP}
        />
      )}
    </div>
  );
}
