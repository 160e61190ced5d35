import { useCallback } from 'react';

interface Props {
  children: string;
  /** For screen readers only. */
  hidden?: boolean;
}

/** Takes the focus when its part replaces the one that had it, so that screen readers announce it. */
export function LostFocusHeading({ children, hidden = false }: Props) {
  const focusIfLost = useCallback((heading: HTMLHeadingElement | null) => {
    if (heading && document.activeElement === document.body) heading.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={focusIfLost} tabIndex={-1} style={{ outline: 0 }} className={hidden ? 'visually-hidden' : undefined}>
      {children}
    </h2>
  );
}
