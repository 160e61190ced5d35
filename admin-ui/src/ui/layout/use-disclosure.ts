import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';

/** A button with a panel that it opens; closed by key, the button has the focus again. */
export function useDisclosure() {
  const panel = useId();
  const opener = `${panel}-opener`;
  const around = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const focusOpener = useCallback(() => document.getElementById(opener)?.focus(), [opener]);
  const close = useCallback(
    (back: boolean) => {
      setOpen(false);
      if (back) focusOpener();
    },
    [focusOpener],
  );
  useDismiss(around, open, close);
  const toggle = () => setOpen(!open);
  return { around, opener, panel, open, toggle, close, focusOpener };
}

/** Closes what floats when one presses Escape, points elsewhere or tabs out of it. */
function useDismiss(inside: RefObject<HTMLElement | null>, open: boolean, close: (byKey: boolean) => void): void {
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (!inside.current?.contains(target as Node)) close(false);
    };
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && close(true);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [inside, open, close]);
}
