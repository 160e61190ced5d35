import { type RefObject, useEffect } from 'react';

/** Closes what floats when one presses Escape, points elsewhere or tabs out of it. */
export function useDismiss(inside: RefObject<HTMLElement | null>, open: boolean, close: (byKey: boolean) => void): void {
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
