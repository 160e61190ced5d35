import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { UndoAction } from '../../approval/undo/undo-action';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { RowAction, RowActionLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { type EffectOnRow, isApprovableInRow } from '../decision/approvable';
import { useApproveInRow } from '../decision/use-approve-in-row';
import { isDecidable, type Leave } from '../leave';
import { useRequester } from '../use-requester';
import classes from './leave-list.module.css';

interface Props {
  of: Leave;
  /** Undefined while it loads, and for who decides nothing. */
  effect: EffectOnRow | undefined;
}

export function LeaveActions({ of: leave, effect }: Props) {
  const text = useText();
  const { name } = useRequester()(leave);
  const hiddenName = <span className="visually-hidden"> {name}</span>;
  const isApprovable = effect && isDecidable(leave) && isApprovableInRow(effect);
  return (
    <span className={classes.actions}>
      <UndoAction of={[leave]}>{hiddenName}</UndoAction>
      {isApprovable && <Approve leave={leave}>{hiddenName}</Approve>}
      <RowActionLink tone={isApprovable ? 'plain' : 'primary'} to={officePath.leave(leave.id)}>
        {text('leaves.view')}
        {hiddenName}
      </RowActionLink>
    </span>
  );
}

function Approve({ leave, children }: { leave: Leave; children: ReactNode }) {
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
