import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';

/** A button that opens a panel. Closing the panel by key returns the focus to the button. `inFlow` it covers nothing, and a press elsewhere does not close it: what is pressed would move away. */
export function useDisclosure({ inFlow = false } = {}) {
  const panelId = useId();
  const buttonId = `${panelId}-button`;
  const container = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const focusButton = useCallback(() => document.getElementById(buttonId)?.focus(), [buttonId]);
  const close = useCallback(
    (byKey: boolean) => {
      setOpen(false);
      if (byKey) focusButton();
    },
    [focusButton],
  );
  useDismiss(container, open && !inFlow, close);
  useEscape(open, close);
  const toggle = () => setOpen(!open);
  return { container, buttonId, panelId, open, toggle, close, focusButton };
}

function useDismiss(
  container: RefObject<HTMLElement | null>,
  open: boolean,
  close: (byKey: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return;
    const onOutside = ({ target }: Event) => {
      if (!container.current?.contains(target as Node)) close(false);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [container, open, close]);
}

function useEscape(open: boolean, close: (byKey: boolean) => void): void {
  useEffect(() => {
    if (!open) return;
    const onEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close(true);
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [open, close]);
}
