import type { CoverageBreachRecord } from '../../../api/contract/leave/coverage.js';
import { CoverageFlag } from '../leave-cost/coverage-flag';
import { inCoverageOrder } from '../leave-cost/coverage-order';
import { useBreachWords } from '../leave-cost/use-breach-words';
import classes from './department-coverage.module.css';

/** The coverage rules that a pending request breaks. */
export function CoverageNote({ breaches }: { breaches: CoverageBreachRecord[] }) {
  const { ruleText } = useBreachWords();
  return (
    <ul className={classes.breaches}>
      {inCoverageOrder(breaches).map((breach) => (
        <li key={breach.rule}>
          <CoverageFlag of={breach} /> {breach.maxAway !== 0 && <span>{ruleText(breach)}</span>}
        </li>
      ))}
    </ul>
  );
}
