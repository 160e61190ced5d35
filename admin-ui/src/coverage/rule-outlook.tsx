import type { UseQueryResult } from '@tanstack/react-query';
import type { CoverageOutlook, CoverageOutlookDay } from '../../../api/contract/leave/coverage.js';
import { useText } from '../i18n/use-text';
import { numberOf } from '../leave-policies/form/policy-values';
import { LoadFailed } from '../ui/feedback/load-failed';
import { Skeleton } from '../ui/feedback/skeleton';
import { daysOver, sameDays, type SameDays } from './outlook-days';
import { OutlookStrip } from './outlook-strip';
import classes from './rule-form.module.css';
import type { RuleValues } from './rule-values';
import { useDates } from '../i18n/use-dates';
import { useListText } from '../i18n/use-list-text';

interface Props {
  typed: RuleValues;
  outlook: UseQueryResult<CoverageOutlook | undefined>;
}

/** The effect of a rule before it is saved. */
export function RuleOutlook({
  typed: { department, maxAway, block },
  outlook: { data, error, refetch },
}: Props) {
  const text = useText();
  const number = maxAway.trim() === '' ? NaN : numberOf(maxAway);
  const limit = Number.isInteger(number) && number >= 0 ? number : undefined;

  function content() {
    if (!department) return <p className={classes.hint}>{text('coverage.outlook.choose')}</p>;
    if (!data)
      return error ? (
        <LoadFailed onRetry={refetch}>{text('coverage.outlook.failed')}</LoadFailed>
      ) : (
        <Skeleton width="100%" height={180} />
      );
    return <Days days={data.days} limit={limit} block={block === 'block'} />;
  }

  return (
    <section
      className={classes.outlook}
      aria-label={text('coverage.outlook.label')}
      aria-live="polite"
    >
      {content()}
    </section>
  );
}

function Days({
  days,
  limit,
  block,
}: {
  days: CoverageOutlookDay[];
  limit: number | undefined;
  block: boolean;
}) {
  const text = useText();
  if (days.length === 0) return <h3>{text('coverage.outlook.nobody')}</h3>;
  const over = limit === undefined ? [] : daysOver(days, limit);

  function title(): string {
    if (limit === undefined) return text('coverage.outlook.noLimit');
    return over.length > 0
      ? text('coverage.outlook.over', { count: over.length })
      : text('coverage.outlook.within');
  }

  return (
    <>
      <h3>{title()}</h3>
      <OutlookStrip days={days} limit={limit} />
      {over.length > 0 && (
        <>
          <OverDays days={over} />
          <p className={classes.hint}>
            {text(block ? 'coverage.outlook.blocked' : 'coverage.outlook.warned')}
          </p>
        </>
      )}
    </>
  );
}

const LISTED = 6;
const NAMED = 4;

/** The days above the limit with the people who are away. */
function OverDays({ days }: { days: CoverageOutlookDay[] }) {
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
