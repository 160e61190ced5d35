import { Lock, TriangleAlert } from 'lucide-react';
import type { CoverageBreachRecord } from '../../../api/contract/leave/coverage.js';
import { useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import classes from './coverage-notice.module.css';
import { inCoverageOrder } from './coverage-order';
import { useBreachWords } from './use-breach-words';

/** The coverage rules that leave would break: brick for those that block, amber for the others. */
export function CoverageNotice({ breaches }: { breaches: CoverageBreachRecord[] }) {
  const text = useText();
  const { limitText, sentence } = useBreachWords();
  return (
    <div className={classes.notice} role="status">
      {breaches.length > 0 && (
        <ul className={classes.breaches}>
          {inCoverageOrder(breaches).map((breach) => (
            <li key={breach.rule} data-block={breach.block}>
              <Icon of={breach.block ? Lock : TriangleAlert} size={16} />
              {breach.block ? (
                <span>
                  <strong>{text('leaveCost.coverage.blocked', { rule: breach.rule })}</strong>
                  <span>{limitText(breach)}</span>
                </span>
              ) : (
                <span>{sentence(breach)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
