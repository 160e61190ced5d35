import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import { RowAction } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { Leave } from '../leave';
import classes from './approve-in-row.module.css';
import { useApproveInRow } from './use-approve-in-row';

/** One press; in a narrow list it is a tick. */
export function ApproveInRow({ of: leave, children }: { of: Leave; children: ReactNode }) {
  const text = useText();
  const { busy, approve } = useApproveInRow(leave);
  return (
    <RowAction tone="primary" disabled={busy} onClick={(event) => void approve(event)}>
      <Icon of={Check} size={16} />
      <span className={classes.word}>{text('leaves.approve')}</span>
      {children}
    </RowAction>
  );
}
