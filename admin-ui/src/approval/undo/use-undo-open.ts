import { useEffect, useState } from 'react';
import { serverNow } from '../../api/server-clock';

/** True for as long as the decision can be undone. */
export function useUndoOpen(undoUntil: string | undefined): boolean {
  // The server's clock, of which each answer tells whole seconds, may seem to go back after the end.
  const [ended, setEnded] = useState<string>();
  const left = undoUntil === undefined ? 0 : Date.parse(undoUntil) - serverNow();
  const isOpen = left > 0 && undoUntil !== ended;
  useEffect(() => {
    if (!isOpen || undoUntil === undefined) return;
    const timer = setTimeout(() => setEnded(undoUntil), Date.parse(undoUntil) - serverNow());
    return () => clearTimeout(timer);
  }, [isOpen, undoUntil]);
  return isOpen;
}
