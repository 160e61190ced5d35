import { TriangleAlert } from 'lucide-react';
import type { CoverageBreachRecord } from '../../../api/contract/coverage.js';
import { Icon } from '../ui/icon';
import classes from './coverage-notice.module.css';
import { useBreachWords } from './use-breach-words';

/** The coverage rules that leave would break: brick for those that block, amber for the others. */
export function CoverageNotice({ breaches }: { breaches: CoverageBreachRecord[] }) {
  const { sentence } = useBreachWords();
  return (
    <div className={classes.notice} role="status">
      {breaches.length > 0 && (
        <ul className={classes.breaches}>
          {breaches.map((breach) => (
            <li key={breach.rule} data-block={breach.block}>
              <Icon of={TriangleAlert} size={16} />
              <span>{sentence(breach)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
