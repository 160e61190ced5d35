import { useEffect, useState } from 'react';
import { serverNow } from '../../api/server-clock';

/** True for as long as the decision can be undone. */
export function useUndoOpen(undoUntil: string | undefined): boolean {
  const [, showEnd] = useState<string>();
  const left = undoUntil === undefined ? 0 : Date.parse(undoUntil) - serverNow();
  const isOpen = left > 0;
  useEffect(() => {
    if (!isOpen || undoUntil === undefined) return;
    const timer = setTimeout(() => showEnd(undoUntil), Date.parse(undoUntil) - serverNow());
    return () => clearTimeout(timer);
  }, [isOpen, undoUntil]);
  return isOpen;
}
