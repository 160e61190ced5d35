import type { ReactNode } from 'react';

interface Props {
  glyph: ReactNode;
  title: string;
  children: string;
  /** What can be done about it. */
  action?: ReactNode;
}

export function AccountRow({ glyph, title, children, action }: Props) {
  return (
    <li>
      {glyph}
      <div>
        <strong>{title}</strong>
        <small>{children}</small>
      </div>
      {action}
    </li>
  );
}
