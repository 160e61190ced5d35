import { Undo2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import { Button, RowAction } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useUndo, type Undoable } from './use-undo';
import { useUndoOpen } from './use-undo-open';

interface Props {
  of: readonly Undoable[];
  as?: 'row' | 'button';
  /** The request's name, for screen readers. */
  children?: ReactNode;
}

/** Undo, until the decisions are told. A second click of the one that decided undoes nothing. */
export function UndoAction(props: Props) {
  return useUndoOpen(props.of[0]?.undoUntil) && <Undo {...props} />;
}

function Undo({ of: decided, as = 'row', children }: Props) {
  const text = useText();
  const { busy, undo } = useUndo();
  const press = {
    onClick: ({ detail, currentTarget }: MouseEvent<HTMLElement>) =>
      detail > 1 || void undo(decided, currentTarget),
  };
  return as === 'button' ? (
    <Button icon={Undo2} busy={busy} data-undo {...press}>
      {text('undo.undo')}
      {children}
    </Button>
  ) : (
    <RowAction tone="primary" data-undo disabled={busy} {...press}>
      <Icon of={Undo2} size={16} />
      {text('undo.undo')}
      {children}
    </RowAction>
  );
}
