import { useCallback, useId, useRef, useState } from 'react';
import { useDismiss } from './use-dismiss';

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
