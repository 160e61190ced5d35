import type { CoverageBreachRecord } from '../../../../api/contract/leave/coverage.js';
import { useText } from '../../i18n/use-text';
import { CoverageFlag } from '../../leave-cost/coverage-flag';
import { inCoverageOrder } from '../../leave-cost/coverage-order';
import { useBreachWords } from '../../leave-cost/use-breach-words';
import { CoverStrip, coverStripDays } from '../../ui/charts/cover-strip';
import { useWidth } from '../../ui/layout/use-width';
import classes from './request-coverage.module.css';

const STEP = 30;

interface Props {
  breaches: CoverageBreachRecord[];
  mayPass: boolean;
}

/** The coverage rules that a request breaks. One that blocks leaves the approval to HR. */
export function RequestCoverage({ breaches, mayPass }: Props) {
  const text = useText();
  const { ruleText } = useBreachWords();
  const ordered = inCoverageOrder(breaches);
  // Several rules count nearly the same people: the strictest is drawn.
  const drawn = ordered.find(({ maxAway }) => maxAway !== 0);
  return ordered.map((breach) => (
    <div key={breach.rule} className={classes.coverage}>
      <CoverageFlag of={breach} />
      {breach === drawn && breach.maxAway !== null && <Strip of={breach} limit={breach.maxAway} />}
      {breach.block && (
        <p>
          {text(mayPass ? 'leaveCost.coverage.blockedPassOn' : 'leaveCost.coverage.blockedForYou', {
            rule: breach.rule,
          })}
        </p>
      )}
      {!breach.block && breach.maxAway !== 0 && <p>{ruleText(breach)}</p>}
    </div>
  ));
}

function Strip({ of: breach, limit }: { of: CoverageBreachRecord; limit: number }) {
  const text = useText();
  const { awayText } = useBreachWords();
  const [measured, width] = useWidth();
  const drawn = breach.days
    .slice(0, coverStripDays(width, STEP))
    .map(({ day, away }) => ({ day, taken: (away ?? 1) - 1, own: true }));
  return (
    <div ref={measured} className={classes.strip}>
      {width > 0 && (
        <CoverStrip
          label={text('leaveCost.coverage.strip', { limit, days: awayText(breach) })}
          days={drawn}
          limit={limit}
          limitLabel={text('leaveCost.coverage.limit', { limit })}
          step={STEP}
        />
      )}
    </div>
  );
}
