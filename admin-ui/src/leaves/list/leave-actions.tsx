import { UndoAction } from '../../approval/undo/undo-action';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { RowActionLink } from '../../ui/button';
import { type EffectOnRow, isApprovableInRow } from '../decision/approvable';
import { ApproveInRow } from '../decision/approve-in-row';
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
      {isApprovable && <ApproveInRow of={leave}>{hiddenName}</ApproveInRow>}
      <RowActionLink tone={isApprovable ? 'plain' : 'primary'} to={officePath.leave(leave.id)}>
        {text('leaves.view')}
        {hiddenName}
      </RowActionLink>
    </span>
  );
}
