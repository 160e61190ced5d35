import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';

interface Props {
  icon: LucideIcon;
  title: string;
  children: string;
  /** What can be done about it. */
  action?: ReactNode;
}

export function AppliedRow({ icon, title, children, action }: Props) {
  return (
    <li>
      <Icon of={icon} />
      <div>
        <strong>{title}</strong>
        <small>{children}</small>
      </div>
      {action}
    </li>
  );
}
