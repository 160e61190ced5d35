import { Lock } from 'lucide-react';
import type { CoverageBreachRecord } from '../../../api/contract/leave/coverage.js';
import { Icon } from '../ui/icon';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import classes from './coverage-notice.module.css';
import { useBreachWords } from './use-breach-words';

/** 3 away with this request on 15 – 16 Dec, as a flag; for a blackout, that no leave is allowed. */
export function CoverageFlag({ of: breach }: { of: CoverageBreachRecord }) {
  const { awayText, ruleText } = useBreachWords();
  return (
    <span className={classes.flag} data-block={breach.block}>
      {breach.block ? <Icon of={Lock} size={12} /> : <StatusGlyph of="over" />}
      <span>{breach.maxAway === 0 ? ruleText(breach) : awayText(breach)}</span>
    </span>
  );
}
