import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CoverageBreachRecord } from '../../../../api/contract/leave/coverage.js';
import { useAmounts } from '../../i18n/use-amounts';
import { useText } from '../../i18n/use-text';
import { useBreachWords } from '../../leave-cost/use-breach-words';
import { Checkbox } from '../../ui/fields/checkbox';
import { Icon } from '../../ui/icon';
import classes from './override.module.css';
import type { Shortage } from './use-obstacles';

interface Props {
  /** The checkbox's. */
  id: string;
  /** The coverage rules that block, as far as they are known. */
  blocked: CoverageBreachRecord[];
  isBlocked: boolean;
  short: Shortage | undefined;
  isShort: boolean;
  override: boolean;
  onOverride: (override: boolean) => void;
  /** The coverage rules that only warn, after those that block. */
  children?: ReactNode;
}

/** Why the approval will be refused, and the choice to approve all the same. */
export function Override({
  id,
  blocked,
  isBlocked,
  short,
  isShort,
  override,
  onOverride,
  children,
}: Props) {
  const text = useText();
  const amounts = useAmounts();
  const { limitText } = useBreachWords();
  if (!isBlocked && !isShort) return children;
  return (
    <>
      {blocked.map((breach) => (
        <div key={breach.rule} className={classes.blocked}>
          <Icon of={Lock} size={16} />
          <div>
            <strong>{text('leaveCost.coverage.blocked', { rule: breach.rule })}</strong>
            <p>{limitText(breach)}</p>
            {short && (
              <p>{text('leaves.short', { amount: amounts.words(short.by, short.unit) })}</p>
            )}
          </div>
        </div>
      ))}
      {children}
      <Checkbox
        id={id}
        label={text(isShort ? 'leaveCost.approveAnyway' : 'leaveCost.coverage.override')}
        checked={override}
        onChange={({ target }) => onOverride(target.checked)}
      />
    </>
  );
}
