import { useCallback } from 'react';

interface Props {
  children: string;
  /** Heard only, where the figures beneath it say the same. */
  hidden?: boolean;
}

/** The title of a part that takes the place of another by itself. If the focus was there, it comes here, and is heard. */
export function LostFocusHeading({ children, hidden = false }: Props) {
  const arrive = useCallback((heading: HTMLHeadingElement | null) => {
    if (heading && document.activeElement === document.body) heading.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={arrive} tabIndex={-1} style={{ outline: 0 }} className={hidden ? 'visually-hidden' : undefined}>
      {children}
    </h2>
  );
}
