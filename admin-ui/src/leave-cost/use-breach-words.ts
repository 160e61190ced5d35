import type { CoverageBreachRecord } from '../../../api/contract/leave/coverage.js';
import { useToday } from '../api/use-today';
import { useDates } from '../i18n/use-dates';
import { useDaysText } from '../i18n/use-days-text';
import { useText } from '../i18n/use-text';

const mostAway = ({ days }: CoverageBreachRecord) => Math.max(...days.map(({ away }) => away ?? 0));

/** A coverage rule that leave would break, in words. */
export function useBreachWords() {
  const text = useText();
  const { shortSpan } = useDates();
  const thisYear = useToday()?.slice(0, 4);
  const listDays = useDaysText(thisYear);

  const daysText = ({ days }: CoverageBreachRecord) => listDays(days.map(({ day }) => day));

  /** 3 away with this request on 15 – 16 Dec; without a number for those who do not decide. */
  const awayText = (breach: CoverageBreachRecord) =>
    breach.maxAway === null
      ? text('leaveCost.coverage.tooMany', { days: daysText(breach) })
      : text('leaveCost.coverage.away', { away: mostAway(breach), days: daysText(breach) });

  /** On the days between them there is no work, or no leave either. */
  const wholeSpan = ({ days }: CoverageBreachRecord) =>
    shortSpan(days.at(0)?.day ?? '', days.at(-1)?.day ?? '', thisYear);

  /** Beneath the name of the rule: 3 away with this request on 15 – 16 Dec, limit 2 */
  function limitText(breach: CoverageBreachRecord): string {
    const { maxAway: limit } = breach;
    if (limit === null) return awayText(breach);
    return limit > 0
      ? text('leaveCost.coverage.awayOfLimit', {
          away: mostAway(breach),
          days: daysText(breach),
          limit,
        })
      : text('leaveCost.coverage.noneMayBeAway', { days: wholeSpan(breach) });
  }

  /** “December cover” allows 2. */
  function ruleText(breach: CoverageBreachRecord): string {
    const { rule, maxAway } = breach;
    if (maxAway === null) return text('leaveCost.coverage.byRule', { rule });
    if (maxAway > 0) return text('leaveCost.coverage.allows', { rule, limit: maxAway });
    return text('leaveCost.coverage.noLeave', { rule, days: wholeSpan(breach) });
  }

  /** Both in one, which ends the first with one dot where the month has its own. */
  function sentence(breach: CoverageBreachRecord): string {
    const { rule, maxAway } = breach;
    if (maxAway === null)
      return text('leaveCost.coverage.tooManyByRule', { days: daysText(breach), rule });
    return maxAway > 0
      ? text('leaveCost.coverage.awayAndAllows', {
          away: mostAway(breach),
          days: daysText(breach),
          rule,
          limit: maxAway,
        })
      : ruleText(breach);
  }

  return { awayText, limitText, ruleText, sentence };
}
