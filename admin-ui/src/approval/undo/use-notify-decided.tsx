import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { UndoAction } from './undo-action';
import type { Undoable } from './use-undo';

/** Longer than of other messages: there is something to decide. */
const SHOWN_MS = 10_000;

interface Options {
  /** The page that shows the message. */
  page?: string;
  /** Beside Undo. */
  action?: ReactNode;
}

/** Says what was decided, and offers to undo it. */
export function useNotifyDecided() {
  const text = useText();
  const notify = useNotify();
  return (said: string, decided: readonly Undoable[], { page, action }: Options = {}) =>
    notify(
      <>
        <span>{said}</span>
        <small>{text('undo.untold')}</small>
      </>,
      {
        type: 'success',
        page,
        autoHideDuration: SHOWN_MS,
        action: (
          <>
            <UndoAction of={decided} />
            {action}
          </>
        ),
      },
    );
}
