import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { IconButton, RowAction } from '../ui/button';
import { Icon } from '../ui/icon';
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
  /** Its actions are words, and a cross at the end clears. */
  words?: boolean;
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
  words = false,
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
        <div className={words ? classes.words : classes.bar}>
          <strong aria-hidden="true">{progress ?? selected}</strong>
          <span className={classes.clear}>
            {more}
            {!words && (
              <RowAction disabled={busy} onClick={clear}>
                {text('lists.clearSelection')}
              </RowAction>
            )}
          </span>
          {children}
          {words && (
            <IconButton aria-label={text('lists.clearSelection')} onClick={clear}>
              <Icon of={X} />
            </IconButton>
          )}
        </div>
      )}
      {dialogs}
    </div>
  );
}
