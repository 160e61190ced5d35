import type { ReactNode, Ref } from 'react';
import { useListContext } from 'ra-core';
import { useText } from '../i18n/use-text';
import { RowAction } from '../ui/button';
import classes from './selection-bar.module.css';

interface Props {
  /** Takes the focus when the focused button disappears. */
  ref: Ref<HTMLDivElement>;
  label: string;
  /** '3 selected' */
  selected: string;
  /** Shown instead while the selected rows are worked on. */
  progress?: string;
  busy?: boolean;
  more?: ReactNode;
  onCleared: () => void;
  dialogs: ReactNode;
  children: ReactNode;
}

export function SelectionBar({
  ref,
  label,
  selected,
  progress,
  busy = false,
  more,
  onCleared,
  dialogs,
  children,
}: Props) {
  const text = useText();
  const { selectedIds, onUnselectItems } = useListContext();
  const any = selectedIds.length > 0;

  function clear() {
    onUnselectItems();
    onCleared();
  }

  return (
    <div ref={ref} className={classes.place} role="group" aria-label={label} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {any && selected}
      </p>
      {any && (
        <div className={classes.bar}>
          <strong aria-hidden="true">{progress ?? selected}</strong>
          <span className={classes.clear}>
            {more}
            <RowAction disabled={busy} onClick={clear}>
              {text('lists.clearSelection')}
            </RowAction>
          </span>
          {children}
        </div>
      )}
      {dialogs}
    </div>
  );
}
