import { focusIfLost } from './focus-if-lost';

interface Props {
  children: string;
  /** For screen readers only. */
  hidden?: boolean;
}

export function LostFocusHeading({ children, hidden = false }: Props) {
  return (
    <h2
      ref={focusIfLost}
      tabIndex={-1}
      style={{ outline: 0 }}
      className={hidden ? 'visually-hidden' : undefined}
    >
      {children}
    </h2>
  );
}
